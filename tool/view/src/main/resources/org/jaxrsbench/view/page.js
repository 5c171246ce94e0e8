'use strict';
/* global d3, charts */
/*
 * Shows the report that stands in the element "report" as JSON. Everything of it is set as text, never as markup. What is chosen stands
 * in the address, so that a view can be linked.
 */
(function () {
  const report = JSON.parse(document.getElementById('report').textContent);
  const main = d3.select('main');

  /* A figure stands in the JSON as the list of these values. */
  const FIGURE = ['run', 'name', 'subject', 'metric', 'unit', 'forks', 'score', 'low', 'high', 'words'];
  const allFigures = report.figures.map(function (values) {
    const figure = {};
    FIGURE.forEach(function (key, i) { figure[key] = values[i]; });
    return figure;
  });

  /* What is chosen: a metric and a subject by name, hidden subjects, the column that the figures are sorted by. */
  const chosen = {metric: '', relative: '', hidden: [], sort: '', down: false};

  function readAddress() {
    const words = new URLSearchParams(window.location.hash.substring(1));
    chosen.metric = words.get('metric') || '';
    chosen.relative = words.get('relative') || '';
    chosen.hidden = words.getAll('hide');
    chosen.sort = words.get('sort') || '';
    chosen.down = words.get('order') === 'down';
  }

  function writeAddress() {
    const words = new URLSearchParams();
    if (chosen.metric) { words.set('metric', chosen.metric); }
    if (chosen.relative) { words.set('relative', chosen.relative); }
    chosen.hidden.forEach(function (subject) { words.append('hide', subject); });
    if (chosen.sort) { words.set('sort', chosen.sort); }
    if (chosen.down) { words.set('order', 'down'); }
    const hash = words.toString();
    window.history.replaceState(null, '', hash ? '#' + hash : window.location.pathname + window.location.search);
  }

  function plots() {
    return report.sections.filter(function (section) { return section.kind === 'dots'; });
  }

  /* The names that any plot knows, each once, in order. */
  function names(of) {
    const all = [];
    plots().forEach(function (section) {
      of(section.data).forEach(function (name) {
        if (all.indexOf(name) < 0) { all.push(name); }
      });
    });
    return all;
  }

  /* How people call a subject; what is no subject is called as it is. */
  function nameOf(label) {
    let name = label;
    plots().forEach(function (section) {
      const index = section.data.subjects.indexOf(label);
      if (index >= 0) { name = section.data.names[index]; }
    });
    return name;
  }

  function indexOr(list, name, otherwise) {
    const index = list.indexOf(name);
    return index < 0 ? otherwise : index;
  }

  function choiceFor(data) {
    const relative = indexOr(data.subjects, chosen.relative, data.relative);
    return {
      metric: indexOr(data.metrics.map(function (m) { return m.label; }), chosen.metric, 0),
      relative: relative,
      shown: data.subjects.map(function (subject, s) { return s === relative || chosen.hidden.indexOf(subject) < 0; })
    };
  }

  const drawings = {
    dots: function (data, width) { return charts.dots(data, choiceFor(data), width); },
    intervals: charts.intervals,
    history: charts.history,
    growth: charts.growth
  };

  /* The tree of a chart as elements of the document. */
  function append(parent, tree) {
    const element = parent.append(tree.tag === 'svg' ? 'svg' : 'svg:' + tree.tag);
    Object.keys(tree.attributes).forEach(function (name) { element.attr(name, tree.attributes[name]); });
    if (tree.text !== undefined) { element.text(tree.text); }
    if (tree.tip) { element.classed('told', true).attr('role', 'img').attr('aria-label', tree.tip).attr('tabindex', -1); }
    tree.children.forEach(function (child) { append(element, child); });
    return element;
  }

  const tip = main.append('p').attr('class', 'tip').attr('role', 'status').attr('hidden', '');

  function tell(element) {
    const box = element.getBoundingClientRect();
    tip.attr('hidden', null).text(element.getAttribute('aria-label'));
    const own = tip.node().getBoundingClientRect();
    const left = Math.max(8, Math.min(box.left + box.width / 2 - own.width / 2,
      document.documentElement.clientWidth - own.width - 8));
    tip.style('left', left + window.scrollX + 'px').style('top', box.bottom + window.scrollY + 10 + 'px');
  }

  function hush() {
    tip.attr('hidden', '');
  }

  /* One stop of the tab key for a chart; the arrow keys go from mark to mark. */
  function makeReachable(svg) {
    const marks = svg.selectAll('.told').nodes();
    if (marks.length === 0) { return; }
    marks[0].setAttribute('tabindex', 0);
    svg.selectAll('.told')
      .on('mouseenter focus', function () { tell(this); })
      .on('mouseleave blur', hush)
      .on('keydown', function (event) {
        const way = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
        if (event.key === 'Escape') { hush(); }
        if (!way) { return; }
        event.preventDefault();
        const next = marks[Math.max(0, Math.min(marks.length - 1, marks.indexOf(this) + way))];
        this.setAttribute('tabindex', -1);
        next.setAttribute('tabindex', 0);
        next.focus();
      });
  }

  function draw(figure, section) {
    const width = Math.floor(figure.node().clientWidth);
    if (width < 40) { return; }
    figure.selectAll('svg').remove();
    const tree = drawings[section.kind](section.data, width);
    const svg = append(figure, tree);
    svg.attr('role', 'group');
    makeReachable(svg);
  }

  function drawAll() {
    hush();
    main.selectAll('figure').each(function (section) { draw(d3.select(this), section); });
  }

  /* The first lines. */
  function head() {
    main.append('h1').text(report.headline);
    if (report.below) { main.append('p').attr('class', 'below').text(report.below); }
    main.append('ul').attr('class', 'chips').selectAll('li').data(report.chips).join('li')
      .attr('class', function (chip) { return chip.warning ? 'warning' : null; })
      .text(function (chip) { return chip.text; });
  }

  function select(parent, words, id, options, value, change) {
    const label = parent.append('label').attr('for', id).text(words + ' ');
    label.append('select').attr('id', id)
      .on('change', function () { change(this.value); })
      .selectAll('option').data(options).join('option')
      .attr('value', function (option) { return option; })
      .property('selected', function (option) { return option === value; })
      .text(nameOf);
  }

  function controls() {
    const metrics = names(function (data) { return data.metrics.map(function (m) { return m.label; }); });
    const subjects = names(function (data) { return data.subjects; });
    if (metrics.length === 0) { return; }
    const first = plots()[0].data;
    const form = main.append('form').attr('class', 'controls').on('submit', function (event) { event.preventDefault(); });
    select(form, 'Show', 'metric', metrics, chosen.metric || metrics[0], function (value) {
      chosen.metric = value;
      changed();
    });
    select(form, 'relative to', 'relative', subjects, chosen.relative || first.subjects[first.relative], function (value) {
      chosen.relative = value;
      changed();
    });
    const group = form.append('fieldset');
    group.append('legend').text('with');
    const labels = group.selectAll('label').data(subjects).join('label');
    labels.append('input').attr('type', 'checkbox')
      .property('checked', function (subject) { return chosen.hidden.indexOf(subject) < 0; })
      .on('change', function (event, subject) {
        chosen.hidden = chosen.hidden.filter(function (other) { return other !== subject; });
        if (!this.checked) { chosen.hidden.push(subject); }
        changed();
      });
    labels.append('span').text(function (subject) { return ' ' + nameOf(subject); });
  }

  function sections() {
    report.sections.forEach(function (section) {
      const part = main.append('section').attr('class', 'panel ' + section.kind);
      part.append('h2').text(section.title);
      part.append('p').text(section.words);
      part.append('figure').datum(section);
      (section.notes || []).forEach(function (note) { part.append('p').attr('class', 'note').text(note); });
      (section.links || []).forEach(function (link) {
        part.append('p').attr('class', 'note').append('a').attr('href', link.address).text(link.text);
      });
      if (section.details && section.details.length > 0) {
        const details = part.append('details');
        details.append('summary').text('In words');
        details.append('ul').selectAll('li').data(section.details).join('li').text(function (line) { return line; });
      }
    });
  }

  /* Figures, with the ratio beside each. */
  const COLUMNS = {
    run: function (f) { return f.run; },
    'case': function (f) { return f.name; },
    subject: function (f) { return f.subject; },
    score: function (f) { return f.score; },
    forks: function (f) { return f.forks; }
  };
  const columns = Object.keys(COLUMNS).filter(function (column) { return column !== 'run' || report.environments.length > 1; });

  function figuresShown() {
    const metric = chosen.metric || (allFigures.length > 0 ? allFigures[0].metric : '');
    const own = allFigures.filter(function (f) {
      return f.metric === metric && chosen.hidden.indexOf(f.subject) < 0;
    });
    const rows = own.length > 0 ? own.slice() : allFigures.slice();
    const of = COLUMNS[chosen.sort];
    if (of) {
      rows.sort(function (a, b) { return d3.ascending(of(a), of(b)) * (chosen.down ? -1 : 1); });
    }
    return rows;
  }

  function figures() {
    if (allFigures.length === 0) { return; }
    const part = main.append('section').attr('class', 'figures');
    part.append('h2').text('Figures');
    part.append('p').text('Median over forks and its 95% interval. Two figures are compared by their ratio above, not by these '
      + 'intervals: the machine drifts, and ratios are of forks that took turns.');
    part.append('p').append('button').attr('type', 'button').attr('class', 'download').text('Download as CSV')
      .on('click', download);
    const table = part.append('table');
    const heads = table.append('thead').append('tr').selectAll('th')
      .data(columns)
      .join('th').attr('scope', 'col');
    heads.append('button').attr('type', 'button').text(function (column) { return column; })
      .on('click', function (event, column) {
        chosen.down = chosen.sort === column ? !chosen.down : false;
        chosen.sort = column;
        changed();
      });
    table.append('tbody');
    fillFigures();
  }

  function cells(f) {
    return columns.map(function (column) { return column === 'score' ? f.words : String(COLUMNS[column](f)); });
  }

  function fillFigures() {
    const table = main.select('.figures table');
    if (table.empty()) { return; }
    table.selectAll('th').attr('aria-sort', function (column) {
      return column === chosen.sort ? (chosen.down ? 'descending' : 'ascending') : null;
    });
    const shown = figuresShown();
    /* A phone shows a case once, above its subjects. */
    table.select('tbody').selectAll('tr').data(shown).join('tr')
      .attr('class', function (f, i) {
        return i > 0 && shown[i - 1].name === f.name && shown[i - 1].run === f.run ? 'same' : null;
      })
      .selectAll('td').data(cells).join('td')
      .attr('class', function (text, i) { return columns[i]; })
      .text(function (text) { return text; });
  }

  function download() {
    const text = d3.csvFormat(allFigures, FIGURE.slice(0, -1));
    const address = URL.createObjectURL(new Blob([text], {type: 'text/csv'}));
    const link = main.append('a').attr('href', address).attr('download', 'figures.csv').attr('hidden', '');
    link.node().click();
    link.remove();
    window.setTimeout(function () { URL.revokeObjectURL(address); }, 10000);
  }

  function environments() {
    if (report.environments.length === 0) { return; }
    const part = main.append('section').attr('class', 'environments');
    part.append('h2').text('Where it was measured');
    report.environments.forEach(function (environment) {
      const details = part.append('details');
      details.append('summary').text(environment.run);
      const list = details.append('dl');
      environment.values.forEach(function (pair) {
        list.append('dt').text(pair[0]);
        list.append('dd').text(pair[1]);
      });
    });
  }

  function changed() {
    writeAddress();
    drawAll();
    fillFigures();
  }

  function show() {
    readAddress();
    main.selectAll('*').filter(function () { return this !== tip.node(); }).remove();
    head();
    controls();
    sections();
    figures();
    environments();
    drawAll();
    document.documentElement.setAttribute('data-drawn', 'yes');
  }

  let width = 0;
  new ResizeObserver(function () {
    const now = main.node().clientWidth;
    if (width !== 0 && now !== width) { drawAll(); }
    width = now;
  }).observe(main.node());
  window.addEventListener('hashchange', show);
  show();
}());
