import { count, fill, type HostileText, inFormat, nest } from './hostile-text.ts';

/** Files of the other formats that are text. */
export const otherFormats: readonly HostileText[] = [
  inFormat('txt', 'short lines', 'a b\n'),
  inFormat('txt', 'columns by spaces', 'aaa          bbb          ccc\n'),
  inFormat('txt', 'columns by tabs', 'a\tb\tc\n'),
  inFormat('txt', 'one line of tabs', 'a\t'),
  inFormat('txt', 'ruled tables', '+---+---+\n| a | b |\n'),
  inFormat('txt', 'page lines', (length) => count((at) => `Page ${at}\nwords\n\f`, length)),
  inFormat('txt', 'running lines', 'Alder Ltd\nwords\n\n\n\f'),
  inFormat('txt', 'list numbers', (length) => count((at) => `${at}) words\n`, length)),
  inFormat('txt', 'Roman numbers', 'i.\nii.\niii.\niv.\n'),
  inFormat('txt', 'hyphens at line ends', 'agree-\n'),
  inFormat('txt', 'deep indents', (length) => count((at) => `${' '.repeat(at % 200)}a\n`, length)),
  inFormat('csv', 'rows', (length) => `a,b,c\n${fill('1,2,3\n', length)}`),
  inFormat(
    'csv',
    'different rows',
    (length) => `a,b,c\n${count((at) => `x${at},${at},1/2/2026\n`, length)}`,
  ),
  inFormat('csv', 'columns', 'a,'),
  inFormat(
    'csv',
    'two rows of columns',
    (length) => `${fill('a,', length / 2)}\n${fill('1,', length / 2)}\n`,
  ),
  inFormat('csv', 'quotes', '"'),
  inFormat('csv', 'quotes that open', '"a,'),
  inFormat('csv', 'separators in turn', ',;\t|'),
  inFormat('csv', 'one column', 'a\n'),
  inFormat('csv', 'duplicates', (length) => `id,name\n${fill('1,a\n', length)}`),
  inFormat('csv', 'totals', (length) => `item,amount\n${fill('a,1\nTotal,1\n', length)}`),
  inFormat(
    'csv',
    'numbers',
    (length) =>
      `amount,share,rest\n${count((at) => `${at * 7},${at % 100}%,${at * 3}.5\n`, length)}`,
  ),
  inFormat(
    'csv',
    'series with gaps',
    (length) =>
      `no,date\n${count((at) => `${at * 2},2026-01-${String((at % 28) + 1).padStart(2, '0')}\n`, length)}`,
  ),
  inFormat('csv', 'wide rows', (length) =>
    count((at) => [...new Array<number>(300).fill(at), '\n'].join(','), length),
  ),
  inFormat('json', 'lists nested', nest('[', ']')),
  inFormat('json', 'lists open', '['),
  inFormat('json', 'objects nested', nest('{"a":', '}')),
  inFormat('json', 'numbers', (length) => `[${fill('1,', length)}1]`),
  inFormat('json', 'records', (length) =>
    `[${count((at) => `{"a":${at},"b":"x"},`, length)}{"a":0,"b":"y"}]`.replace(/,\{[^}]*\{/, ',{'),
  ),
  inFormat(
    'json',
    'keys',
    (length) => `{${count((at) => `"a${at}":1,`, length - 10).replace(/,?[^,]*$/, '')}}`,
  ),
  inFormat(
    'json',
    'records of different keys',
    (length) => `[${count((at) => `{"a${at}":1},`, length - 10).replace(/,[^,]*$/, '')}]`,
  ),
  inFormat('json', 'escapes', (length) => `["${fill('\\u0041', length - (length % 6))}"]`),
  inFormat('json', 'one word', (length) => `["${fill('a', length)}"]`),
  inFormat('xml', 'elements nested', nest('<a>', '</a>')),
  inFormat('xml', 'elements open', '<a>'),
  inFormat('xml', 'elements', (length) => `<r>${fill('<a>b</a>', length - (length % 8))}</r>`),
  inFormat(
    'xml',
    'records',
    (length) => `<r>${fill('<a><b>1</b><c>2</c></a>', length - (length % 23))}</r>`,
  ),
  inFormat(
    'xml',
    'attributes',
    (length) => `<r ${count((at) => `a${at}="b" `, length).replace(/\s[^ ]*$/, '')}/>`,
  ),
  inFormat('xml', 'name spaces', (length) => `<r>${nest('<a xmlns="b">', '</a>')(length)}</r>`),
  inFormat(
    'xml',
    'prefixes',
    (length) => `<r ${count((at) => `xmlns:a${at}="b" `, length).replace(/\s[^ ]*$/, '')}/>`,
  ),
  inFormat('xml', 'comments', (length) => `<r>${fill('<!-- a -->', length - (length % 10))}</r>`),
  inFormat('xml', 'entities', (length) => `<r>${fill('&amp;', length - (length % 5))}</r>`),
  inFormat(
    'eml',
    'header lines',
    (length) => `From: a@example.com\n${count((at) => `X-${at}: a\n`, length)}\nwords`,
  ),
  inFormat(
    'eml',
    'one folded header',
    (length) => `From: a@example.com\nSubject: ${fill('a\n ', length)}\n\nwords`,
  ),
  inFormat(
    'eml',
    'recipients',
    (length) =>
      `From: a@example.com\nTo: ${count((at) => `a${at}@example.com, `, length)}\n\nwords`,
  ),
  inFormat(
    'eml',
    'encoded words',
    (length) => `From: a@example.com\nSubject: ${fill('=?utf-8?q?a?= ', length)}\n\nwords`,
  ),
  inFormat(
    'eml',
    'quoted lines',
    (length) => `From: a@example.com\nSubject: b\n\n${fill('> > > words\n', length)}`,
  ),
  inFormat(
    'eml',
    'parts',
    (length) =>
      `From: a@example.com\nContent-Type: multipart/mixed; boundary=b\n\n${fill('--b\nContent-Type: text/plain\n\nwords\n', length)}`,
  ),
  inFormat(
    'eml',
    'parts nested',
    (length) =>
      `From: a@example.com\n${count((at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`, length)}`,
  ),
  inFormat('rtf', 'groups nested', (length) => `{\\rtf1 ${nest('{', '}')(length)}}`),
  inFormat('rtf', 'groups open', (length) => `{\\rtf1 ${fill('{', length)}`),
  inFormat('rtf', 'control words', (length) => `{\\rtf1 ${fill('\\b\\b0 a', length)}}`),
  inFormat('rtf', 'paragraphs', (length) => `{\\rtf1 ${fill('a\\par ', length)}}`),
  inFormat('rtf', 'cells', (length) => `{\\rtf1 \\trowd${fill('\\cellx1 a\\cell ', length)}\\row}`),
  inFormat('rtf', 'rows', (length) => `{\\rtf1 ${fill('\\trowd\\cellx1 a\\cell\\row ', length)}}`),
  inFormat(
    'rtf',
    'fields',
    (length) => `{\\rtf1 ${fill('{\\field{\\*\\fldinst X}{\\fldrslt a}}', length)}}`,
  ),
  inFormat(
    'rtf',
    'fields nested',
    (length) => `{\\rtf1 ${nest('{\\field{\\fldrslt ', '}}')(length)}}`,
  ),
  inFormat(
    'rtf',
    'fonts',
    (length) => `{\\rtf1{\\fonttbl${count((at) => `{\\f${at} A;}`, length)}}a}`,
  ),
  inFormat('rtf', 'notes', (length) => `{\\rtf1 ${fill('a{\\footnote b}', length)}}`),
  inFormat('rtf', 'binary lengths', (length) => `{\\rtf1 ${fill('\\bin9 ', length)}}`),
  inFormat('rtf', 'hex bytes', (length) => `{\\rtf1 ${fill("\\'e9", length)}}`),
];
