'use strict';
/*
 * What grows with a parameter: a small chart for each, a line for each subject, both axes logarithmic.
 *
 * data: {subjects: [name], charts: [{title, parameter, metric, unit, lines: [{subject, points: [{value, cost, low, high, words}],
 * slope}]}]}; low and high are null if there are too few forks; unit is ns, B, or empty for a count.
 */
charts.growth = function (data, width) {
  const columns = width < 620 ? 1 : 2;
  const gap = 28;
  const each = (width - gap * (columns - 1)) / columns;
  const nodes = [];
  let legend = 0;
  let row = 14;
  data.subjects.forEach(function (subject, s) {
    const wide = charts.textWidth(subject, 10.5) + 30;
    if (legend > 0 && legend + wide > width) {
      legend = 0;
      row += 18;
    }
    nodes.push(charts.mark(legend + 8, row - 4, s, subject, 'small mark key'));
    nodes.push(charts.text(legend + 18, row, subject, {'class': 'name of-' + s % charts.SHAPES.length}));
    legend += wide;
  });
  let top = row + 16;
  let tallest = 0;
  data.charts.forEach(function (chart, i) {
    const drawn = charts.growthOf(data, chart, each);
    nodes.push(charts.group(i % columns * (each + gap), top, drawn.nodes));
    tallest = Math.max(tallest, drawn.height);
    if (i % columns === columns - 1 || i === data.charts.length - 1) {
      top += tallest + 18;
      tallest = 0;
    }
  });
  return charts.picture(width, top, 'What grows. ' + data.charts.map(function (chart) {
    return chart.title + ', ' + chart.parameter + ': ' + chart.lines.map(function (line) {
      return data.subjects[line.subject] + ' ' + line.points.map(function (p) { return p.value + ': ' + p.words; }).join(', ')
        + (line.slope === '' ? '' : ', one more ' + line.slope);
    }).join('. ');
  }).join('. ') + '.', nodes);
};

/** One chart: its nodes and how high it is. */
charts.growthOf = function (data, chart, width) {
  const left = 52;
  const right = width - 12;
  const plot = {top: 34, bottom: 174};
  let low = Infinity;
  let high = 0;
  let least = Infinity;
  let most = 0;
  const values = {};
  chart.lines.forEach(function (line) {
    line.points.forEach(function (point) {
      low = Math.min(low, point.low === null || point.low <= 0 ? point.cost : point.low);
      high = Math.max(high, point.high === null ? point.cost : point.high);
      least = Math.min(least, point.value);
      most = Math.max(most, point.value);
      values[point.value] = true;
    });
  });
  /* A parameter may be 0: one more than it is always has a place on a logarithmic axis. */
  const along = charts.logScale(least + 1, most + 1, left + 8, right - 8);
  const x = function (value) { return along(value + 1); };
  const y = charts.logScale(low / 1.2, Math.max(high, low * 1.5) * 1.2, plot.bottom, plot.top);
  const nodes = [charts.text(0, 12, charts.fitted(chart.title, 12, width), {'class': 'row'}),
    charts.text(0, 26, chart.metric + ' by ' + chart.parameter, {'class': 'tick'})];
  y.ticks(30).forEach(function (tick) {
    nodes.push(charts.line(left, y(tick), right, y(tick), 'grid'));
    nodes.push(charts.text(left - 6, y(tick) + 4, charts.costWords(tick, chart.unit), {'class': 'tick', 'text-anchor': 'end'}));
  });
  let end = -Infinity;
  Object.keys(values).map(Number).sort(function (a, b) { return a - b; }).forEach(function (value) {
    const words = charts.countWords(value);
    const half = charts.textWidth(words, 10.5) / 2;
    if (x(value) - half > end + 6) {
      nodes.push(charts.text(x(value), plot.bottom + 14, words, {'class': 'tick', 'text-anchor': 'middle'}));
      end = x(value) + half;
    }
  });
  let under = plot.bottom + 32;
  chart.lines.forEach(function (line) {
    const color = ' of-' + line.subject % charts.SHAPES.length;
    nodes.push(charts.node('path', {'class': 'track' + color, d: line.points.map(function (point, i) {
      return (i === 0 ? 'M' : 'L') + charts.round(x(point.value)) + ',' + charts.round(y(point.cost));
    }).join('')}));
    line.points.forEach(function (point) {
      if (point.low !== null && point.low > 0) {
        nodes.push(charts.line(x(point.value), y(point.low), x(point.value), y(point.high), 'interval' + color));
      }
      nodes.push(charts.mark(x(point.value), y(point.cost), line.subject,
        data.subjects[line.subject] + ', ' + point.value + ' ' + chart.parameter + ': ' + point.words, 'small mark'));
    });
    if (line.slope !== '') {
      nodes.push(charts.text(left, under, charts.fitted(data.subjects[line.subject] + ': one more ' + line.slope, 10.5, width - left),
        {'class': 'name' + color}));
      under += 15;
    }
  });
  return {nodes: nodes, height: under - 8};
};

/** A cost with a prefix: 20 us, 1.5 kB, 3 M. */
charts.costWords = function (cost, unit) {
  const prefixes = unit === 'ns' ? ['ns', 'us', 'ms', 's'] : ['', 'k', 'M', 'G'].map(function (p) { return p + unit; });
  let p = 0;
  let rest = cost;
  while (rest >= 999.5 && p < prefixes.length - 1) {
    rest /= 1000;
    p++;
  }
  return (Number(rest.toPrecision(3)) + ' ' + prefixes[p]).trim();
};

/** A count, short: 1024, 65k, 1M. */
charts.countWords = function (count) {
  return count < 10000 ? String(count) : count < 1e6 ? Math.round(count / 1000) + 'k' : Math.round(count / 1e5) / 10 + 'M';
};
