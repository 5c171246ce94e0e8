'use strict';
/*
 * The dot plot: rows have marks with intervals on a logarithmic axis. Side by side, cases are rows, subjects are marks, and x is the
 * ratio to one subject.
 *
 * data: {subjects: [label], names: [how people call it], rows: [{label, mix}], metrics: [{label, unit, higherIsBetter, cells}]}, where
 * cells[row] is a list of {a, b, ratio, low, high, pairs}: the ratio of subject b to subject a, a < b.
 * choice: {metric, relative, shown: [boolean by subject]}
 */

/** The ratio of one subject to another in a row, either way round; null if it was not measured. */
charts.ratioOf = function (cells, a, b) {
  if (a === b) {
    return {ratio: 1, low: null, high: null, pairs: []};
  }
  for (let i = 0; i < cells.length; i++) {
    let cell = cells[i];
    if (cell.a === a && cell.b === b) {
      return cell;
    }
    if (cell.a === b && cell.b === a) {
      return {
        ratio: 1 / cell.ratio,
        low: cell.high === null ? null : 1 / cell.high,
        high: cell.low === null ? null : 1 / cell.low,
        pairs: cell.pairs.map(function (p) { return 1 / p; })
      };
    }
  }
  return null;
};

/** The marks of a plot, row by row, before anything is drawn; without rows that the subject to compare with has no figure of. */
charts.dotMarks = function (data, choice) {
  const metric = data.metrics[choice.metric];
  return data.rows.map(function (row, r) {
    const marks = [];
    data.subjects.forEach(function (subject, s) {
      const ratio = choice.shown[s] ? charts.ratioOf(metric.cells[r], choice.relative, s) : null;
      if (ratio !== null) {
        marks.push({subject: s, ratio: ratio.ratio, low: ratio.low, high: ratio.high, pairs: ratio.pairs});
      }
    });
    return {label: row.label, strong: row.mix, marks: marks};
  }).filter(function (row) { return row.marks.length > 1; });
};

charts.dots = function (data, choice, width) {
  const metric = data.metrics[choice.metric];
  const rows = charts.dotMarks(data, choice);
  const left = data.rows.length - rows.length;
  const relative = data.names[choice.relative];
  return charts.lanes({
    zone: [],
    names: data.names,
    what: metric.label + ' ',
    rows: rows,
    below: metric.label + ' relative to ' + relative + (metric.higherIsBetter ? ': right is better' : ': left is better'),
    missing: left === 0 ? ''
      : (left === 1 ? '1 more case has' : left + ' more cases have') + ' no figure of ' + relative + ' or of another',
    title: metric.label + ' relative to ' + relative,
    told: function (mark) { return mark.subject !== choice.relative; }
  }, width);
};

/**
 * Figures that stand for themselves. data: {names: [kind of mark], zone: [low, high], rows: [{label, verdict, marks:
 * [{subject, ratio, low, high}]}]}, where the zone is shaded, and may be empty.
 */
charts.intervals = function (data, width) {
  return charts.lanes({
    zone: data.zone,
    names: data.names,
    what: '',
    rows: data.rows.map(function (row) {
      return {
        label: row.verdict === '' ? row.label : row.label + ': ' + row.verdict,
        marks: row.marks.map(function (mark) {
          return {subject: mark.subject, ratio: mark.ratio, low: mark.low, high: mark.high, pairs: []};
        })
      };
    }),
    below: '',
    missing: '',
    title: data.names.join(', '),
    told: function () { return true; }
  }, width);
};

/** Rows with a lane for each mark: plot is what the two functions above make. */
charts.lanes = function (plot, width) {
  const rows = plot.rows;
  const narrow = width < 560;
  const size = 12;
  const lane = 13;
  const title = narrow ? 18 : 0;
  const height = function (row) { return title + Math.max(1, row.marks.length) * lane + 10; };
  const tops = [];
  let bottom = 8;
  rows.forEach(function (row) {
    tops.push(bottom);
    bottom += height(row);
  });
  const gutter = narrow ? 8 : Math.min(width * (plot.below === '' ? 0.5 : 0.32), 16 + Math.max.apply(null,
    rows.map(function (row) { return charts.textWidth(row.label, size); }).concat([60])));
  const right = narrow ? 8 : 12;
  const values = [];
  rows.forEach(function (row) {
    row.marks.forEach(function (mark) {
      values.push(mark.ratio, mark.low || mark.ratio, mark.high || mark.ratio);
      mark.pairs.forEach(function (pair) { values.push(pair); });
    });
  });
  const domain = charts.ratioDomain(values.concat(plot.zone));
  const x = charts.logScale(domain[0], domain[1], gutter + 10, width - right - 10);
  const nodes = [];
  rows.forEach(function (row, r) {
    if (row.strong) {
      nodes.push(charts.rect(0, tops[r], width, height(row), 'highlight'));
    } else if (r > 0) {
      nodes.push(charts.line(0, tops[r], width, tops[r], 'divider'));
    }
  });
  if (plot.zone.length > 0) {
    nodes.push(charts.rect(x(plot.zone[0]), 8, x(plot.zone[1]) - x(plot.zone[0]), bottom - 8, 'zone'));
  }
  nodes.push(charts.axis(x, 8, bottom, narrow ? 56 : 64));
  rows.forEach(function (row, r) {
    const y = tops[r];
    nodes.push(narrow
      ? charts.text(8, y + 14, charts.fitted(row.label, size, width - 16), {'class': row.strong ? 'row strong' : 'row'})
      : charts.text(gutter - 4, y + height(row) / 2 + 4, charts.fitted(row.label, size, gutter - 12),
        {'class': row.strong ? 'row strong' : 'row', 'text-anchor': 'end'}));
    row.marks.forEach(function (mark, m) {
      nodes.push(charts.lane(plot, row, mark, x, y + title + 5 + (m + 0.5) * lane, gutter, width - right));
    });
  });
  if (plot.below !== '') {
    nodes.push(charts.text(width - right, bottom + 34, charts.fitted(plot.below, size, width - 16),
      {'class': 'tick', 'text-anchor': 'end'}));
  }
  if (plot.missing !== '') {
    nodes.push(charts.text(8, bottom + 50, charts.fitted(plot.missing, size, width - 16), {'class': 'tick'}));
  }
  return charts.picture(width, bottom + (plot.missing !== '' ? 58 : plot.below !== '' ? 42 : 26), charts.laneWords(plot), nodes);
};

/** A mark's interval, its pairs and itself, with its name beside them where there is room. */
charts.lane = function (plot, row, mark, x, y, left, right) {
  const name = plot.names[mark.subject];
  const tip = row.label + ', ' + name + ': ' + plot.what + charts.markWords(plot, mark)
    + (mark.pairs.length > 0 ? ' of ' + mark.pairs.length + ' pairs' : '');
  const color = ' of-' + mark.subject % charts.SHAPES.length;
  const nodes = [];
  let from = mark.ratio;
  let to = mark.ratio;
  if (mark.low !== null) {
    nodes.push(charts.line(x(mark.low), y, x(mark.high), y, 'interval' + color));
    from = mark.low;
    to = mark.high;
  }
  mark.pairs.forEach(function (pair) {
    nodes.push(charts.node('circle',
      {cx: charts.round(x(pair)), cy: charts.round(y + 4.5), r: 1.4, 'class': 'pair' + color}));
    from = Math.min(from, pair);
    to = Math.max(to, pair);
  });
  nodes.push(charts.mark(x(mark.ratio), y, mark.subject, tip));
  const room = charts.textWidth(name, 10.5) + 4;
  const after = x(to) + 9;
  if (after + room <= right) {
    nodes.push(charts.text(after, y + 3.5, name, {'class': 'name' + color}));
  } else if (x(from) - 9 - room >= left) {
    nodes.push(charts.text(x(from) - 9, y + 3.5, name, {'class': 'name' + color, 'text-anchor': 'end'}));
  }
  return charts.node('g', {'class': 'lane'}, nodes);
};

charts.markWords = function (plot, mark) {
  return mark.low === null && plot.below === '' ? charts.ratioWords(mark.ratio)
    : charts.intervalWords(mark.ratio, mark.low, mark.high);
};

/** What a screen reader says of the whole plot. */
charts.laneWords = function (plot) {
  return plot.title + '. ' + plot.rows.map(function (row) {
    return row.label + ': ' + row.marks.filter(plot.told).map(function (mark) {
      return plot.names[mark.subject] + ' ' + charts.markWords(plot, mark);
    }).join(', ');
  }).join('. ') + '.';
};
