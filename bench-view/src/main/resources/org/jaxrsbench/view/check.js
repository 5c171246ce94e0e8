'use strict';
/* A check: a row for each case, with what its pairs said at each look. */

/** Where the words of rows stand: beside the plot if there is room, else above each row. */
charts.frame = function (labels, width, size, lanesHeight, rightWords) {
  const narrow = width < 560;
  const longest = Math.max.apply(null, labels.map(function (l) { return charts.textWidth(l, size); }).concat([60]));
  const gutter = narrow ? 8 : Math.min(width * 0.4, 16 + longest);
  const title = narrow ? 18 : 0;
  return {
    narrow: narrow,
    gutter: gutter,
    title: title,
    left: gutter + 10,
    right: width - (narrow ? 18 : rightWords + 18),
    rowHeight: title + lanesHeight
  };
};

charts.rowLabel = function (frame, label, y, width, size, extra) {
  if (frame.narrow) {
    const words = extra === '' ? label : label + ': ' + extra;
    return [charts.text(8, y + 14, charts.fitted(words, size, width - 16), {'class': 'row'})];
  }
  const middle = y + frame.rowHeight / 2 + 4;
  return [
    charts.text(frame.gutter - 4, middle, charts.fitted(label, size, frame.gutter - 12),
      {'class': 'row', 'text-anchor': 'end'}),
    extra === '' ? null : charts.text(frame.right + 12, middle, extra, {'class': 'verdict'})
  ];
};

charts.percentWords = function (value) {
  const percent = Math.abs(100 * value);
  const words = percent.toFixed(percent < 99.95 ? 1 : 0);
  return (Number(words) === 0 ? '' : value > 0 ? '+' : '\u2212') + words + '%';
};

/**
 * A check. data: {baseline, candidate, metric, harmless, drop, rows: [{label, verdict, change, low, high, pairs, looks}]}, where
 * harmless and drop bound the zone, -0.01 and -0.05, and looks is a list of {pairs, low, high, change}.
 */
charts.check = function (data, width) {
  const size = 12;
  const lane = 8;
  const most = Math.max.apply(null, data.rows.map(function (row) { return row.looks.length; }).concat([1]));
  const frame = charts.frame(data.rows.map(function (row) { return row.label; }), width, size, 20 + most * lane, 160);
  const ends = [0.02, data.drop * 1.4];
  data.rows.forEach(function (row) {
    if (row.low !== null) {
      ends.push(row.low, row.high);
    }
    if (row.change !== null) {
      ends.push(row.change);
    }
  });
  const low = Math.max(-0.6, Math.min.apply(null, ends) * 1.08);
  const high = Math.min(0.6, Math.max.apply(null, ends) * 1.08);
  const scale = charts.linearScale(low, high, frame.left, frame.right);
  const x = function (value) { return scale(Math.max(low, Math.min(high, value))); };
  const top = 22;
  const bottom = top + data.rows.length * frame.rowHeight;
  const nodes = [
    charts.rect(x(data.drop), top - 4, x(data.harmless) - x(data.drop), bottom - top + 4, 'zone'),
    charts.text((x(data.drop) + x(data.harmless)) / 2, top - 9,
      frame.narrow ? 'zone' : charts.percentWords(data.drop) + ' to ' + charts.percentWords(data.harmless),
      {'class': 'tick', 'text-anchor': 'middle'}),
    charts.line(x(0), top - 4, x(0), bottom, 'unity')
  ];
  charts.percentTicks(low, high, Math.floor((frame.right - frame.left) / 56)).forEach(function (tick) {
    if (tick !== 0) {
      nodes.push(charts.line(x(tick), top, x(tick), bottom, 'grid'));
    }
    nodes.push(charts.text(x(tick), bottom + 16, charts.percentWords(tick), {'class': 'tick', 'text-anchor': 'middle'}));
  });
  data.rows.forEach(function (row, r) {
    const y = top + r * frame.rowHeight;
    charts.rowLabel(frame, row.label, y, width, size,
      row.verdict + (row.change === null ? '' : ' ' + charts.percentWords(row.change))).forEach(function (n) { nodes.push(n); });
    row.looks.forEach(function (look, i) {
      if (look.low !== null) {
        nodes.push(charts.line(x(look.low), y + frame.title + 6 + i * lane, x(look.high), y + frame.title + 6 + i * lane,
          'look'));
      }
    });
    const at = y + frame.title + 10 + row.looks.length * lane;
    const kind = row.verdict.toLowerCase();
    if (row.low !== null) {
      nodes.push(charts.line(x(row.low), at, x(row.high), at, 'interval verdict-' + kind));
    }
    if (row.change !== null) {
      const mark = charts.mark(x(row.change), at, {pass: 0, regression: 3, inconclusive: 1}[kind] || 0,
        row.label + ': ' + charts.percentWords(row.change)
          + (row.low === null ? '' : ' [' + charts.percentWords(row.low) + ', ' + charts.percentWords(row.high) + ']')
          + ', ' + row.pairs + ' pairs: ' + row.verdict, 'mark verdict-' + kind);
      nodes.push(mark);
    }
  });
  return charts.picture(width, bottom + 26, data.candidate + ' against ' + data.baseline + '. ' + data.rows.map(function (row) {
    return row.label + ': ' + row.verdict + (row.change === null ? '' : ', ' + charts.percentWords(row.change));
  }).join('. ') + '.', nodes);
};

/** Steps of 1, 2, 5, 10 and so on, in percent, at most as many as wanted; zero is one of them. */
charts.percentTicks = function (low, high, wanted) {
  const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5];
  for (let i = 0; i < steps.length; i++) {
    if ((high - low) / steps[i] <= wanted || i === steps.length - 1) {
      let ticks = [];
      for (let n = Math.ceil(low / steps[i]); n <= Math.floor(high / steps[i]); n++) {
        ticks.push(Number((n * steps[i]).toFixed(2)));
      }
      return ticks;
    }
  }
  return [];
};
