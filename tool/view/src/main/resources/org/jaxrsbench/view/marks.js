'use strict';
/*
 * What charts are made of. A chart is a function from data and a width in pixels to a tree of nodes
 * {tag, attributes, text, children, tip}; it knows no document. The page joins the tree into its own document, and the
 * command writes the same tree as an SVG file. Every script of a chart adds to the one name "charts".
 */
var charts = {};

/** A node. Children that are null are left out. */
charts.node = function (tag, attributes, children) {
  return {tag: tag, attributes: attributes, children: (children || []).filter(function (c) { return c !== null; })};
};

/** A group, moved. */
charts.group = function (x, y, children, attributes) {
  const all = {transform: 'translate(' + charts.round(x) + ',' + charts.round(y) + ')'};
  Object.keys(attributes || {}).forEach(function (name) { all[name] = attributes[name]; });
  return charts.node('g', all, children);
};

/** A line of text. Anchor: start, middle or end. */
charts.text = function (x, y, text, attributes) {
  const all = {x: charts.round(x), y: charts.round(y)};
  Object.keys(attributes || {}).forEach(function (name) { all[name] = attributes[name]; });
  const node = charts.node('text', all);
  node.text = text;
  return node;
};

charts.line = function (x1, y1, x2, y2, kind) {
  return charts.node('line',
    {x1: charts.round(x1), y1: charts.round(y1), x2: charts.round(x2), y2: charts.round(y2), 'class': kind});
};

charts.rect = function (x, y, width, height, kind) {
  return charts.node('rect', {x: charts.round(x), y: charts.round(y),
    width: charts.round(Math.max(0, width)), height: charts.round(height), 'class': kind});
};

/** Shapes of marks, so that subjects are told apart without color: paths around 0, 0 of about the same area. */
charts.SHAPES = [
  'M5,0A5,5 0 1 1 -5,0A5,5 0 1 1 5,0Z', // circle
  'M-4.5,-4.5H4.5V4.5H-4.5Z', // square
  'M0,-6L6,0L0,6L-6,0Z', // diamond
  'M0,-6L5.8,4.4H-5.8Z', // triangle
  'M-2,-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z', // cross
  'M0,6L5.8,-4.4H-5.8Z', // triangle, upside down
  'M-5.5,-3L0,-6.2L5.5,-3V3L0,6.2L-5.5,3Z', // hexagon
  'M0,-6.5L1.9,-2L6.5,-2L2.9,1L4.2,5.6L0,2.9L-4.2,5.6L-2.9,1L-6.5,-2L-1.9,-2Z' // star
];

/** A subject's mark. The index tells shape and color; "of-0" to "of-7" are classes of the style sheet. */
charts.mark = function (x, y, index, tip, kind) {
  const node = charts.node('path', {
    d: charts.SHAPES[index % charts.SHAPES.length],
    transform: 'translate(' + charts.round(x) + ',' + charts.round(y) + ')',
    'class': (kind || 'mark') + ' of-' + index % charts.SHAPES.length
  });
  node.tip = tip;
  return node;
};

/** To a tenth of a pixel, so that pictures are the same on every machine. */
charts.round = function (value) {
  return Math.round(value * 10) / 10;
};

/** A position on a logarithmic axis: a function with its domain and the marks of its axis. */
charts.logScale = function (low, high, from, to) {
  const a = Math.log(low);
  const b = Math.log(high);
  const scale = function (value) {
    return from + (Math.log(value) - a) / (b - a) * (to - from);
  };
  scale.domain = [low, high];
  scale.ticks = function (spacing) {
    return charts.logTicks(low, high, Math.max(2, Math.floor(Math.abs(to - from) / spacing)));
  };
  return scale;
};

charts.linearScale = function (low, high, from, to) {
  const scale = function (value) {
    return from + (value - low) / (high - low) * (to - from);
  };
  scale.domain = [low, high];
  return scale;
};

/** Round numbers of a domain, at most as many as wanted unless only decades are left: 1, 2 and 5 of each decade, or finer ones if it is narrow. */
charts.logTicks = function (low, high, wanted) {
  const steps = [[1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2, 2.2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9],
    [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8], [1, 1.5, 2, 3, 5, 7], [1, 2, 5], [1, 3], [1]];
  let ticks = [];
  for (let s = 0; s < steps.length; s++) {
    ticks = [];
    for (let decade = Math.floor(Math.log10(low)); decade <= Math.ceil(Math.log10(high)); decade++) {
      for (let i = 0; i < steps[s].length; i++) {
        let tick = Number((steps[s][i] * Math.pow(10, decade)).toPrecision(6));
        if (tick >= low * 0.999999 && tick <= high * 1.000001) {
          ticks.push(tick);
        }
      }
    }
    if (ticks.length <= wanted) {
      return ticks;
    }
  }
  const each = Math.ceil(ticks.length / wanted);
  return ticks.filter(function (tick, i) { return i % each === 0; });
};

/** A domain around values, with 1 in it and some air; never narrower than from 0.95 to 1.05. */
charts.ratioDomain = function (values) {
  let low = 0.95;
  let high = 1.05;
  values.forEach(function (value) {
    if (isFinite(value) && value > 0) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  });
  const air = Math.pow(high / low, 0.04);
  return [low / air, high * air];
};

/** How wide a text is at a font size, in pixels: without a document there is no better way than the mean width of letters. */
charts.textWidth = function (text, size) {
  return text.length * size * 0.57;
};

/** A text that is cut off with an ellipsis if it is wider than there is room. */
charts.fitted = function (text, size, room) {
  const letters = Math.floor(room / (size * 0.57));
  return text.length <= letters ? text : text.substring(0, Math.max(1, letters - 1)) + '\u2026';
};

/** Three digits: 0.051, 0.52, 3.97, 16.8, 640. */
charts.digits = function (value) {
  const size = Math.abs(value);
  if (size === 0) {
    return '0';
  }
  const places = Math.max(0, Math.min(6, 2 - Math.floor(Math.log10(size))));
  return size < 1 ? value.toFixed(Math.min(6, places > 2 ? places - 1 : 2)) : value.toFixed(places);
};

/** A ratio, as people say it: -12% or +8% close to 1, 3.97x further away. */
charts.ratioWords = function (ratio) {
  return charts.digits(ratio) + 'x';
};

/** With its interval, if there is one. */
charts.intervalWords = function (ratio, low, high) {
  return charts.ratioWords(ratio)
    + (low === null ? ' (too few rounds for an interval)' : ' [' + charts.digits(low) + ', ' + charts.digits(high) + ']');
};

charts.tickWords = function (value) {
  return Number(value.toPrecision(3)) + 'x';
};

/** A change in percent, with its sign. */
charts.percentWords = function (value) {
  const percent = Math.abs(100 * value);
  const words = percent.toFixed(percent < 99.95 ? 1 : 0);
  return (Number(words) === 0 ? '' : value > 0 ? '+' : '\u2212') + words + '%';
};

/** The vertical lines and the words of an axis of ratios, in which the line of 1 is marked. */
charts.axis = function (scale, top, bottom, spacing) {
  const ticks = scale.ticks(spacing);
  const nodes = [];
  ticks.forEach(function (tick) {
    if (tick !== 1) {
      nodes.push(charts.line(scale(tick), top, scale(tick), bottom, 'grid'));
    }
    nodes.push(charts.text(scale(tick), bottom + 16, charts.tickWords(tick), {'class': 'tick', 'text-anchor': 'middle'}));
  });
  nodes.push(charts.line(scale(1), top, scale(1), bottom, 'unity'));
  return charts.node('g', {'class': 'axis'}, nodes);
};

/** A chart under its title, which says what it shows, of which processor and day. */
charts.titled = function (chart, title, width) {
  return charts.picture(width, chart.attributes.height + 22, title + '. ' + chart.attributes['aria-label'], [
    charts.text(8, 15, charts.fitted(title, 12, width - 16), {'class': 'row strong'}), charts.group(0, 22, chart.children)]);
};

/** A whole chart. The description is what a screen reader says. */
charts.picture = function (width, height, description, children) {
  const root = charts.node('svg', {
    viewBox: '0 0 ' + charts.round(width) + ' ' + charts.round(height),
    width: charts.round(width),
    height: charts.round(height),
    role: 'img',
    'aria-label': description
  }, children);
  return root;
};
