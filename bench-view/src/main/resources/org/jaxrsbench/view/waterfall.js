'use strict';
/*
 * Steps of an upgrade: a bar for each from where the one before it ended, on a logarithmic axis of ratios to the beginning.
 *
 * data: {metric, rows: [{name, start, end, low, high, direction, words, whole}]}; low and high are null if there are too few rounds,
 * direction is 1 for better, -1 for worse, 0 if that is not told.
 */
charts.waterfall = function (data, width) {
  const narrow = width < 620;
  const rowHeight = narrow ? 40 : 28;
  const longest = Math.max.apply(null, data.rows.map(function (row) { return charts.textWidth(row.name, 12); }));
  const left = narrow ? 8 : Math.min(longest + 14, width * 0.4);
  const right = width - (narrow ? 8 : 150);
  const top = 8;
  const bottom = top + rowHeight * data.rows.length + 6;
  const ends = [];
  data.rows.forEach(function (row) {
    ends.push(row.start, row.end, row.low === null ? row.end : row.low, row.high === null ? row.end : row.high);
  });
  const domain = charts.ratioDomain(ends);
  const x = charts.logScale(domain[0], domain[1], left, right);
  const nodes = [charts.ratioAxis(x, top, bottom, 56)];
  data.rows.forEach(function (row, i) {
    const y = top + rowHeight * i + (narrow ? 28 : 15);
    const kind = row.direction > 0 ? 'verdict-pass' : row.direction < 0 ? 'verdict-regression' : 'verdict-inconclusive';
    if (row.whole) {
      nodes.push(charts.line(0, y - rowHeight / 2 - (narrow ? 8 : 0), width, y - rowHeight / 2 - (narrow ? 8 : 0), 'divider'));
    }
    nodes.push(charts.text(0, narrow ? y - 13 : y + 4, charts.fitted(row.name, 12, narrow ? width - 150 : left - 8),
      {'class': row.whole ? 'row strong' : 'row'}));
    const bar = charts.rect(x(Math.min(row.start, row.end)), y - 6, Math.max(1.5, Math.abs(x(row.end) - x(row.start))), 12, kind);
    bar.attributes['fill-opacity'] = '0.5';
    bar.tip = row.name + ': ' + row.words;
    nodes.push(bar);
    if (row.low !== null) {
      nodes.push(charts.line(x(row.low), y, x(row.high), y, 'look'));
      nodes.push(charts.line(x(row.low), y - 4, x(row.low), y + 4, 'look'));
      nodes.push(charts.line(x(row.high), y - 4, x(row.high), y + 4, 'look'));
    }
    if (!row.whole && i + 2 < data.rows.length) {
      nodes.push(charts.line(x(row.end), y + 6, x(row.end), y + rowHeight - 6, 'divider'));
    }
    nodes.push(charts.text(width, narrow ? y - 13 : y + 4, row.words, {'class': 'tick', 'text-anchor': 'end'}));
  });
  return charts.picture(width, bottom + 26, 'Steps of ' + data.metric + '. ' + data.rows.map(function (row) {
    return row.name + ': ' + row.words + (row.direction > 0 ? ', better' : row.direction < 0 ? ', worse' : ', not told apart');
  }).join('. ') + '.', nodes);
};
