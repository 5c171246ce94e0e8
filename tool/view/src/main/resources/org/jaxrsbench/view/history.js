'use strict';
/*
 * Every release against one reference, above; the change from the release before, below.
 *
 * data: {reference, releases: [version], series: [{label, points: [null or {ratio, low, high} by release]}],
 * before: [index of the release before, or -1, by release], steps: [{series, release, change, low, high, p, pairs, confirmed,
 * cause, source}]}
 */
charts.HISTORY_CLAMP = 0.2;

charts.history = function (data, width) {
  const narrow = width < 560;
  const left = 56;
  const right = width - (narrow ? 10 : 16 + Math.max.apply(null, data.series.map(function (s) {
    return charts.textWidth(s.label, 10.5) + 24; /* fonts differ */
  }).concat([40])));
  const upper = {top: 20, bottom: 210};
  const lower = {top: 250, bottom: 350};
  const values = [0.9, 1.1]; /* so that noise does not fill the plot */
  data.series.forEach(function (series) {
    series.points.forEach(function (point) {
      if (point !== null) {
        values.push(point.ratio);
      }
    });
  });
  const domain = charts.ratioDomain(values);
  const x = charts.linearScale(0, Math.max(1, data.releases.length - 1), left + 6, right - 6);
  const y = charts.logScale(domain[0], domain[1], upper.bottom, upper.top);
  const clamp = charts.HISTORY_CLAMP;
  const z = charts.linearScale(-clamp, clamp, lower.bottom, lower.top);
  const nodes = [charts.text(0, 12, 'speed relative to ' + data.reference + ' (log)', {'class': 'tick'})];
  y.ticks(26).forEach(function (tick) {
    nodes.push(charts.line(left, y(tick), right, y(tick), tick === 1 ? 'unity' : 'grid'));
    nodes.push(charts.text(left - 6, y(tick) + 4, charts.tickWords(tick), {'class': 'tick', 'text-anchor': 'end'}));
  });
  nodes.push(charts.text(0, lower.top - 14, 'change from the release before (an arrow if beyond 20%)', {'class': 'tick'}));
  [-0.2, -0.1, 0, 0.1, 0.2].forEach(function (tick) {
    nodes.push(charts.line(left, z(tick), right, z(tick), tick === 0 ? 'unity' : 'grid'));
    nodes.push(charts.text(left - 6, z(tick) + 4, charts.percentWords(tick), {'class': 'tick', 'text-anchor': 'end'}));
  });
  data.series.forEach(function (series, s) {
    const color = ' of-' + s % charts.SHAPES.length;
    nodes.push(charts.node('path', {'class': 'track' + color, d: charts.historyTrack(data, series, x, y)}));
    series.points.forEach(function (point, r) {
      if (point !== null) {
        nodes.push(charts.mark(x(r), y(point.ratio), s, data.releases[r] + ', ' + series.label + ': '
          + charts.intervalWords(point.ratio, point.low, point.high), 'small mark'));
      }
    });
    nodes.push(charts.historyChanges(data, s, x, z));
    /* Names stand in a list: where all end at the reference, beside their ends they would stand on each other. */
    const at = narrow ? lower.bottom + 66 + 16 * s : upper.top + 8 + 16 * s;
    const from = narrow ? 12 : right + 14;
    nodes.push(charts.mark(from, at, s, series.label, 'small mark key'));
    nodes.push(charts.text(from + 10, at + 4, series.label, {'class': 'name' + color}));
  });
  charts.historyBeyond(data).forEach(function (most) {
    nodes.push(charts.text(x(most.release), most.change > 0 ? lower.top + 16 : lower.bottom - 10,
      (most.change > 1 ? charts.ratioWords(1 + most.change) : charts.percentWords(most.change)),
      {'class': 'name', 'text-anchor': 'middle'}));
  });
  charts.historyLabels(data, x).forEach(function (r) {
    const at = 'translate(' + charts.round(x(r) + 4) + ',' + (lower.bottom + 12) + ') rotate(-60)';
    const words = charts.node('text', {transform: at, 'text-anchor': 'end', 'class': 'tick'});
    words.text = data.releases[r];
    nodes.push(words);
  });
  const height = lower.bottom + 56 + (narrow ? 16 * data.series.length + 8 : 0);
  return charts.picture(width, height, charts.historyWords(data), nodes);
};

/** The releases that are named, in order: where there is no room for all, those at the ends come first, then the largest confirmed steps. */
charts.historyLabels = function (data, x) {
  const weight = data.releases.map(function (release, r) {
    const steps = data.steps.filter(function (step) { return step.confirmed && step.release === r; });
    return r === 0 || r === data.releases.length - 1 ? Infinity : Math.max.apply(null, [0].concat(steps.map(function (step) {
      return Math.abs(Math.log(1 + step.change));
    })));
  });
  const named = [];
  Object.keys(weight).map(Number).sort(function (one, other) {
    return weight[one] === weight[other] ? one - other : weight[other] - weight[one];
  }).forEach(function (r) {
    if (named.every(function (other) { return Math.abs(x(other) - x(r)) >= 12; })) {
      named.push(r);
    }
  });
  return named.sort(function (one, other) { return one - other; });
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

charts.historyChanges = function (data, s, x, z) {
  const clamp = charts.HISTORY_CLAMP;
  const series = data.series[s];
  const nodes = [];
  series.points.forEach(function (point, r) {
    const before = data.before[r];
    if (point === null || before < 0 || series.points[before] === null) {
      return;
    }
    let step = null;
    data.steps.forEach(function (candidate) {
      if (candidate.series === s && candidate.release === r) {
        step = candidate;
      }
    });
    const change = step !== null ? step.change : point.ratio / series.points[before].ratio - 1;
    const at = z(Math.max(-clamp, Math.min(clamp, change)));
    const place = x(r) + (s - (data.series.length - 1) / 2) * 3;
    if (step === null) {
      nodes.push(charts.node('circle', {cx: charts.round(place), cy: charts.round(at), r: 1.6, 'class': 'pair of-' + s}));
      return;
    }
    if (step.low !== null) {
      nodes.push(charts.line(place, z(Math.max(-clamp, Math.min(clamp, step.low))), place,
        z(Math.max(-clamp, Math.min(clamp, step.high))), 'interval of-' + s));
    }
    const beyond = Math.abs(change) > clamp;
    const mark = charts.mark(place, at, beyond ? (change > 0 ? 3 : 5) : 2,
      data.releases[before] + ' to ' + data.releases[r] + ', ' + series.label + ': ' + charts.percentWords(change)
        + (step.low === null ? '' : ' [' + charts.percentWords(step.low) + ', ' + charts.percentWords(step.high) + ']')
        + ', ' + step.pairs + ' pairs, p ' + charts.digits(step.p) + (step.confirmed ? ', confirmed' : ', suspected')
        + (step.cause === '' ? '' : ': ' + step.cause), step.confirmed ? 'mark' : 'hollow mark');
    mark.attributes['class'] = (step.confirmed ? 'mark' : 'hollow mark') + ' of-' + s;
    nodes.push(mark);
  });
  return charts.node('g', {'class': 'changes'}, nodes);
};

/** The largest step beyond the clamp at each release, up or down. */
charts.historyBeyond = function (data) {
  const most = {};
  data.steps.forEach(function (step) {
    if (Math.abs(step.change) > charts.HISTORY_CLAMP
        && (!most[step.release] || Math.abs(step.change) > Math.abs(most[step.release].change))) {
      most[step.release] = step;
    }
  });
  return Object.keys(most).map(function (release) { return most[release]; });
};

charts.historyWords = function (data) {
  return 'Every release relative to ' + data.reference + '. ' + data.steps.filter(function (step) {
    return step.confirmed;
  }).map(function (step) {
    return data.series[step.series].label + ' at ' + data.releases[step.release] + ': ' + charts.percentWords(step.change)
      + ', confirmed';
  }).join('. ') + '.';
};
