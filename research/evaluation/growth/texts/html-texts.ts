import { count, fill, type HostileText, inFormat, nest } from './hostile-text.ts';

/** Web pages. */
export const htmlTexts: readonly HostileText[] = [
  inFormat('html', 'divisions nested', nest('<div>', '</div>')),
  inFormat('html', 'divisions open', '<div>'),
  inFormat('html', 'spans nested', nest('<span>', '</span>')),
  inFormat('html', 'bold open', '<b>'),
  inFormat('html', 'bold and paragraphs open', '<b><p>'),
  inFormat('html', 'links open', '<a href=x>'),
  inFormat('html', 'lists nested', nest('<ul><li>', '</li></ul>')),
  inFormat('html', 'numbered lists nested', nest('<ol><li>', '</li></ol>')),
  inFormat('html', 'tables nested', nest('<table><tr><td>', '</td></tr></table>')),
  inFormat('html', 'tables open', '<table><tr><td>'),
  inFormat('html', 'text in tables', '<table>a'),
  inFormat('html', 'rows', (length) => `<table>${fill('<tr><td>a<td>b', length)}`),
  inFormat('html', 'cells', (length) => `<table><tr>${fill('<td>a', length)}`),
  inFormat(
    'html',
    'cells over rows',
    (length) => `<table>${fill('<tr><td rowspan=1000>a', length)}`,
  ),
  inFormat(
    'html',
    'cells over columns',
    (length) => `<table>${fill('<tr><td colspan=1000>a', length)}`,
  ),
  inFormat(
    'html',
    'cells over both',
    (length) => `<table>${fill('<tr><td rowspan=60000 colspan=1000>a', length)}`,
  ),
  inFormat('html', 'quotes nested', nest('<blockquote>', '</blockquote>')),
  inFormat('html', 'paragraphs', '<p>a'),
  inFormat('html', 'headings', '<h1>a</h1>'),
  inFormat('html', 'closings', '</p>'),
  inFormat('html', 'closings of what is not open', '</x>'),
  inFormat('html', 'attributes', (length) => `<p ${count((at) => `a${at}=b `, length)}>words`),
  inFormat('html', 'one attribute', (length) => `<p a="${fill('b', length)}">words`),
  inFormat('html', 'classes', (length) => `<p class="${count((at) => `a${at} `, length)}">words`),
  inFormat('html', 'brackets', '<'),
  inFormat('html', 'comments', '<!--'),
  inFormat('html', 'entities', '&amp;'),
  inFormat('html', 'entities without an end', '&'),
  inFormat(
    'html',
    'style rules',
    (length) => `<style>${count((at) => `.a${at}{color:red}`, length)}</style><p>words`,
  ),
  inFormat(
    'html',
    'style rules for many elements',
    (length) =>
      `<style>${count((at) => `p.a${at}{color:red}`, length / 2)}</style>${fill('<p>a', length / 2)}`,
  ),
  inFormat(
    'html',
    'style rules with descendants',
    (length) =>
      `<style>${fill('div div div p{color:red}', length / 2)}</style>${nest('<div>', '</div>')(length / 2)}`,
  ),
  inFormat(
    'html',
    'style declarations',
    (length) => `<p style="${fill('color:red;', length)}">words`,
  ),
  inFormat('html', 'style comments', (length) => `<style>${fill('/*', length)}</style><p>words`),
  inFormat('html', 'style brackets', (length) => `<style>${fill('a{', length)}</style><p>words`),
  inFormat(
    'html',
    'selectors in one rule',
    (length) => `<style>${fill('a,b ', length)}{color:red}</style><p>words`,
  ),
  inFormat('html', 'form fields', '<input value=a>'),
  inFormat('html', 'choices', (length) => `<select>${fill('<option>a', length)}`),
  inFormat('html', 'notes', (length) => count((at) => `<a href="#n${at}">1</a>`, length)),
  inFormat(
    'html',
    'note links and notes',
    (length) =>
      count((at) => `<a id="r${at}" href="#n${at}">1</a>`, length / 2) +
      count((at) => `<p id="n${at}"><a href="#r${at}">1</a>words</p>`, length / 2),
  ),
  inFormat(
    'html',
    'counters',
    (length) =>
      `<style>p{counter-increment:a}p:before{content:counter(a)}</style>${fill('<p>a', length)}`,
  ),
  inFormat(
    'html',
    'nested counters',
    (length) =>
      `<style>div{counter-reset:a;counter-increment:a}div:before{content:counters(a,".")}</style>${nest('<div>', '</div>')(length)}`,
  ),
  inFormat('html', 'line breaks', 'a<br>'),
  inFormat('html', 'ruby and templates', '<template><ruby>'),
  inFormat('html', 'svg and math', '<svg><math>'),
];
