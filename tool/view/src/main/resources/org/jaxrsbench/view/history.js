'use strict';
/*
 * Every release against one reference: a small chart for each case, with the steps marked where they happened.
 *
 * data: {reference, releases: [version], series: [{label, points: [null or {ratio, low, high} by release]}],
 * before: [index of the release before, or -1, by release], steps: [{series, release, change, low, high, p, pairs, confirmed,
 * cause, source}]}
 */
charts.history = function (data, width) {
  const columns = width < 620 ? 1 : 2;
  const gap = 28;
  const each = (width - gap * (columns - 1)) / columns;
  const nodes = [charts.text(0, 12, 'speed relative to ' + data.reference + ', up is faster (log)', {'class': 'tick'}),
    charts.text(0, 27, 'filled: a step that fresh pairs confirmed; hollow: suspected', {'class': 'tick'})];
  const top = 42;
  const height = 172;
  data.series.forEach(function (series, s) {
    nodes.push(charts.group(s % columns * (each + gap), top + Math.floor(s / columns) * height, charts.historyOf(data, s, each)));
  });
  return charts.picture(width, top + Math.ceil(data.series.length / columns) * height, charts.historyWords(data), nodes);
};

/** One chart. */
charts.historyOf = function (data, s, width) {
  const left = 44;
  const right = width - 12;
  const plot = {top: 22, bottom: 116};
  const series = data.series[s];
  const steps = data.steps.filter(function (step) { return step.series === s && series.points[step.release] !== null; });
  const values = [0.9, 1.1]; /* so that noise does not fill the plot */
  series.points.forEach(function (point) {
    if (point !== null) {
      values.push(point.ratio);
    }
  });
  const domain = charts.ratioDomain(values);
  const x = charts.linearScale(0, Math.max(1, data.releases.length - 1), left + 6, right - 6);
  const y = charts.logScale(domain[0], domain[1], plot.bottom, plot.top);
  const nodes = [charts.text(0, 12, charts.fitted(series.label, 12, width), {'class': 'row'})];
  y.ticks(24).forEach(function (tick) {
    nodes.push(charts.line(left, y(tick), right, y(tick), tick === 1 ? 'unity' : 'grid'));
    nodes.push(charts.text(left - 6, y(tick) + 4, charts.tickWords(tick), {'class': 'tick', 'text-anchor': 'end'}));
  });
  nodes.push(charts.node('path', {'class': 'track of-0', d: charts.historyTrack(data, series, x, y)}));
  series.points.forEach(function (point, r) {
    if (point !== null) {
      const release = charts.node('circle', {cx: charts.round(x(r)), cy: charts.round(y(point.ratio)), r: 2.4, 'class': 'small mark of-0'});
      release.tip = data.releases[r] + ', ' + series.label + ': ' + charts.intervalWords(point.ratio, point.low, point.high);
      nodes.push(release);
    }
  });
  nodes.push(charts.node('g', {'class': 'changes'}, steps.map(function (step) {
    return charts.mark(x(step.release), y(series.points[step.release].ratio), 2, charts.historyStep(data, step),
      step.confirmed ? 'mark' : 'hollow mark');
  })));
  const named = charts.historyLabels(data, steps, x);
  steps.forEach(function (step) {
    if (step.confirmed && named.indexOf(step.release) >= 0) {
      const at = y(series.points[step.release].ratio);
      const high = at - 10 > plot.top + 4;
      nodes.push(charts.text(x(step.release), high ? at - 10 : at + 18,
        step.change > 1 ? charts.ratioWords(1 + step.change) : charts.percentWords(step.change),
        {'class': 'name', 'text-anchor': 'middle'}));
    }
  });
  named.forEach(function (r) {
    const at = 'translate(' + charts.round(x(r) + 4) + ',' + (plot.bottom + 12) + ') rotate(-60)';
    const words = charts.node('text', {transform: at, 'text-anchor': 'end', 'class': 'tick'});
    words.text = data.releases[r];
    nodes.push(words);
  });
  return nodes;
};

/** The releases that are named: those at the ends, and of confirmed steps the largest as long as there is room for their sizes. */
charts.historyLabels = function (data, steps, x) {
  const named = data.releases.length === 1 ? [0] : [0, data.releases.length - 1];
  const size = function (step) { return Math.abs(Math.log(1 + step.change)); };
  steps.filter(function (step) { return step.confirmed; }).sort(function (one, other) {
    return size(other) - size(one) || one.release - other.release;
  }).forEach(function (step) {
    if (named.every(function (other) { return Math.abs(x(other) - x(step.release)) >= 36; })) {
      named.push(step.release);
    }
  });
  return named;
};

/** From release to release, along the branches: a line goes to where the release before stands. */
charts.historyTrack = function (data, series, x, y) {
  let path = '';
  series.points.forEach(function (point, r) {
    const before = data.before[r];
    if (point !== null && before >= 0 && series.points[before] !== null) {
      path += 'M' + charts.round(x(before)) + ',' + charts.round(y(series.points[before].ratio))
        + 'H' + charts.round(x(r)) + 'V' + charts.round(y(point.ratio));
    }
  });
  return path;
};

/** A step in words. */
charts.historyStep = function (data, step) {
  const before = data.before[step.release];
  return (before < 0 ? '' : data.releases[before] + ' to ') + data.releases[step.release] + ', ' + data.series[step.series].label + ': '
    + charts.percentWords(step.change)
    + (step.low === null ? '' : ' [' + charts.percentWords(step.low) + ', ' + charts.percentWords(step.high) + ']')
    + ', ' + step.pairs + ' pairs, p ' + charts.digits(step.p) + (step.confirmed ? ', confirmed' : ', suspected')
    + (step.cause === '' ? '' : ': ' + step.cause);
};

charts.historyWords = function (data) {
  return 'Every release relative to ' + data.reference + '. ' + data.steps.filter(function (step) {
    return step.confirmed;
  }).map(function (step) {
    return data.series[step.series].label + ' at ' + data.releases[step.release] + ': ' + charts.percentWords(step.change)
      + ', confirmed';
  }).join('. ') + '.';
};
