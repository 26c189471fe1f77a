import { count, fill, type HostileText, inFormat, nest } from './hostile-text.ts';

/** Markdown. */
export const markdownTexts: readonly HostileText[] = [
  inFormat('md', 'quotes in one line', '> '),
  inFormat('md', 'quotes on lines', '> > > words\n'),
  inFormat('md', 'deeper quotes', (length) =>
    count((at) => `${'>'.repeat((at % 200) + 1)} words\n`, length),
  ),
  inFormat('md', 'lists in one line', '- '),
  inFormat('md', 'numbered lists in one line', '1. '),
  inFormat('md', 'lists on lines', '- words\n'),
  inFormat('md', 'deeper lists', (length) =>
    count((at) => `${'  '.repeat(at % 100)}- words\n`, length),
  ),
  inFormat('md', 'quotes and lists in turn', '> - '),
  inFormat('md', 'stars', '*'),
  inFormat('md', 'stars in words', 'a*a**a_a__'),
  inFormat('md', 'stars that open', '*a '),
  inFormat('md', 'stars that open and close wrongly', '*a **b '),
  inFormat('md', 'underscores that open', '_a '),
  inFormat('md', 'backquotes', (length) => count((at) => `${'`'.repeat(at % 50)} `, length)),
  inFormat('md', 'backquotes of growing length', (length) =>
    count((at) => `${'`'.repeat(at)}a`, length),
  ),
  inFormat('md', 'brackets that open', '['),
  inFormat('md', 'brackets that open with an image', '!['),
  inFormat('md', 'links', '[a](b) '),
  inFormat('md', 'links that do not close', '[a]('),
  inFormat('md', 'link texts that do not close', '[a](<b'),
  inFormat('md', 'link definitions', (length) => count((at) => `[a${at}]: /b\n`, length)),
  inFormat('md', 'link references', '[a][b] '),
  inFormat('md', 'footnotes', (length) => count((at) => `[^${at}]: words\n`, length)),
  inFormat('md', 'brackets nested', nest('[', ']')),
  inFormat('md', 'tags that do not close', '<a '),
  inFormat('md', 'comments that do not close', '<!-- '),
  inFormat('md', 'questions in tags', '<?'),
  inFormat('md', 'declarations', '<!A '),
  inFormat('md', 'character data', '<![CDATA['),
  inFormat('md', 'addresses', '<a@b'),
  inFormat('md', 'entities', '&amp'),
  inFormat('md', 'backslashes', '\\'),
  inFormat('md', 'tildes', '~~a'),
  inFormat('md', 'headings', '# a\n'),
  inFormat('md', 'headings by underlines', 'a\n=\n'),
  inFormat('md', 'hashes', '# '),
  inFormat('md', 'fences', '```\n'),
  inFormat('md', 'tables', '| a | b |\n|---|---|\n| c | d |\n\n'),
  inFormat('md', 'one wide table', (length) => {
    const columns = Math.floor(length / 12);
    return `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|b'.repeat(columns)}|\n`;
  }),
  inFormat('md', 'one long table', (length) => `|a|b|\n|-|-|\n${fill('|c|d|\n', length)}`),
  inFormat('md', 'a wide table with short rows', (length) => {
    const columns = Math.floor(length / 8);
    return `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${fill('|b\n', length / 2)}`;
  }),
  inFormat('md', 'lazy lines', '> a\nb\n'),
  inFormat('md', 'lists with blank lines', '- a\n\n  b\n\n'),
  inFormat('md', 'blank lines', '\n'),
  inFormat('md', 'spaces', ' '),
  inFormat('md', 'tabs', '\t'),
  inFormat('md', 'spaces before line ends', 'a   \n'),
  inFormat('md', 'rules', '* * * '),
  inFormat('md', 'web addresses', 'www.a.b '),
  inFormat('md', 'web addresses in one word', 'http://a'),
  inFormat('md', 'mail addresses', 'a.b@c.d'),
];
