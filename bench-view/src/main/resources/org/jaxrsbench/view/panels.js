'use strict';
/* The charts beside the dot plot: a check, claims, ranks by lens, latencies. */

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

/** Published against measured. data: {rows: [{label, published, publishedLow, publishedHigh, measured, low, high, verdict}]} */
charts.claims = function (data, width) {
  const size = 12;
  const frame = charts.frame(data.rows.map(function (row) { return row.label; }), width, size, 20,
    Math.max.apply(null, data.rows.map(function (row) { return charts.textWidth(row.verdict, size); }).concat([60])));
  const values = [];
  data.rows.forEach(function (row) {
    values.push(row.published, row.publishedLow, row.publishedHigh);
    if (row.measured !== null) {
      values.push(row.measured, row.low, row.high);
    }
  });
  const domain = charts.ratioDomain(values);
  const x = charts.logScale(domain[0], domain[1], frame.left, frame.right);
  const top = 6;
  const bottom = top + data.rows.length * frame.rowHeight;
  const nodes = [charts.ratioAxis(x, top, bottom, frame.narrow ? 52 : 60)];
  data.rows.forEach(function (row, r) {
    const y = top + r * frame.rowHeight;
    charts.rowLabel(frame, row.label, y, width, size,
      row.verdict + (row.change === null ? '' : ' ' + charts.percentWords(row.change))).forEach(function (n) { nodes.push(n); });
    const at = y + frame.title + 10;
    if (row.publishedHigh > row.publishedLow) {
      nodes.push(charts.line(x(row.publishedLow), at + 5, x(row.publishedHigh), at + 5, 'interval published'));
    }
    const words = row.label + ': published ' + charts.ratioWords(row.published)
      + (row.measured === null ? '' : ', measured ' + charts.intervalWords(row.measured, row.low, row.high))
      + ': ' + row.verdict;
    if (row.measured !== null) {
      nodes.push(charts.line(x(row.low), at, x(row.high), at, 'interval of-0'));
      nodes.push(charts.mark(x(row.measured), at, 0, words));
    }
    const cross = charts.node('path', {d: 'M-4.5,-4.5L4.5,4.5M-4.5,4.5L4.5,-4.5', 'class': 'published',
      transform: 'translate(' + charts.round(x(row.published)) + ',' + charts.round(at) + ')'});
    cross.tip = words;
    nodes.push(cross);
  });
  return charts.picture(width, bottom + 26, 'Published ratios and what was measured. ' + data.rows.map(function (row) {
    return row.label + ': published ' + charts.ratioWords(row.published) + (row.measured === null ? ''
      : ', measured ' + charts.intervalWords(row.measured, row.low, row.high)) + ', ' + row.verdict;
  }).join('. ') + '.', nodes);
};

/** Ranks by lens. data: {subjects: [label], lenses: [label], ranks: [[rank by lens] by subject]}; equal ranks are not told apart. */
charts.ranks = function (data, width) {
  const size = 11;
  const longest = Math.max.apply(null, data.subjects.map(function (s) { return charts.textWidth(s, size); }));
  const narrow = width < 560;
  const room = narrow ? 12 : Math.min(width * 0.3, longest + 22);
  const left = 26;
  const right = width - room - 14;
  const top = 30;
  const step = 30;
  const x = charts.linearScale(0, Math.max(1, data.lenses.length - 1), left, right);
  const bottom = top + data.subjects.length * step;
  const nodes = data.lenses.map(function (lens, l) {
    return charts.text(x(l), narrow && l % 2 === 1 ? 26 : 13, lens, {'class': 'tick',
      'text-anchor': l === 0 ? 'start' : l === data.lenses.length - 1 ? 'end' : 'middle'});
  });
  data.subjects.forEach(function (subject, s) {
    const y = function (l) {
      const rank = data.ranks[s][l];
      let before = 0; // of those that share its rank
      for (let o = 0; o < s; o++) {
        before += data.ranks[o][l] === rank ? 1 : 0;
      }
      return top + (rank - 0.5) * step + before * 9;
    };
    nodes.push(charts.node('path', {'class': 'track of-' + s % charts.SHAPES.length, d: data.lenses.map(function (lens, l) {
      return (l === 0 ? 'M' : 'L') + charts.round(x(l)) + ',' + charts.round(y(l));
    }).join('')}));
    data.lenses.forEach(function (lens, l) {
      nodes.push(charts.mark(x(l), y(l), s, subject + ', ' + lens + ': rank ' + data.ranks[s][l]));
    });
    const last = data.lenses.length - 1;
    nodes.push(narrow
      ? charts.text(left + 12, y(0) - 9, charts.fitted(subject, size, width - 40), {'class': 'name of-' + s % charts.SHAPES.length})
      : charts.text(right + 12, y(last) + 4, charts.fitted(subject, size, room),
        {'class': 'name of-' + s % charts.SHAPES.length}));
  });
  return charts.picture(width, bottom + 8, 'Ranks by lens. ' + data.subjects.map(function (subject, s) {
    return subject + ': ' + data.lenses.map(function (lens, l) { return lens + ' ' + data.ranks[s][l]; }).join(', ');
  }).join('. ') + '.', nodes);
};

/** Latencies on a log axis. data: {unit, rows: [{label, points: [{name, value, low, high}]}]} */
charts.latencies = function (data, width) {
  const size = 12;
  const frame = charts.frame(data.rows.map(function (row) { return row.label; }), width, size, 26, 0);
  let low = Infinity;
  let high = 0;
  data.rows.forEach(function (row) {
    row.points.forEach(function (point) {
      low = Math.min(low, point.low === null ? point.value : point.low);
      high = Math.max(high, point.high === null ? point.value : point.high);
    });
  });
  const x = charts.logScale(low / 1.15, high * 1.3, frame.left, frame.right);
  const top = 6;
  const bottom = top + data.rows.length * frame.rowHeight;
  const nodes = [];
  x.ticks(70).forEach(function (tick) {
    nodes.push(charts.line(x(tick), top, x(tick), bottom, 'grid'));
    nodes.push(charts.text(x(tick), bottom + 16, charts.timeWords(tick), {'class': 'tick', 'text-anchor': 'middle'}));
  });
  data.rows.forEach(function (row, r) {
    const y = top + r * frame.rowHeight;
    charts.rowLabel(frame, row.label, y, width, size, '').forEach(function (n) { nodes.push(n); });
    const at = y + frame.title + 13;
    row.points.forEach(function (point, i) {
      if (point.low !== null) {
        nodes.push(charts.line(x(point.low), at, x(point.high), at, 'interval of-' + i));
      }
      nodes.push(charts.mark(x(point.value), at, i, row.label + ', ' + point.name + ': ' + charts.timeWords(point.value)
        + (point.low === null ? '' : ' [' + charts.timeWords(point.low) + ', ' + charts.timeWords(point.high) + ']')));
      if (r === 0 && !frame.narrow) {
        nodes.push(charts.text(x(point.value), at - 8, point.name, {'class': 'name of-' + i, 'text-anchor': 'middle'}));
      }
    });
  });
  return charts.picture(width, bottom + 26, 'Latencies. ' + data.rows.map(function (row) {
    return row.label + ': ' + row.points.map(function (p) { return p.name + ' ' + charts.timeWords(p.value); }).join(', ');
  }).join('. ') + '.', nodes);
};

/** Microseconds, in words. */
charts.timeWords = function (us) {
  return us >= 1e6 ? charts.digits(us / 1e6) + ' s' : us >= 1000 ? charts.digits(us / 1000) + ' ms' : charts.digits(us) + ' us';
};
