import type { Random } from './random.ts';

/** Changes text of one byte a character, so that any bytes survive what is not changed. */
export type MutateText = (text: string, random: Random) => string;

/** What tells the formats' words apart: tags, braces, commands, numbers, names, and what is between. */
const token =
  /<[^<>]{0,400}>|[{}[\]()<>"']|\\[a-z]+-?\d*|[A-Za-z_:][\w:.-]*|-?\d+(?:\.\d+)?|\s+|[^\w\s]/g;
const longestText = 600_000;
const hugeNumbers = [
  '-1',
  '0',
  '65536',
  '2147483648',
  '4294967295',
  '99999999999999999999',
  '1e308',
  'NaN',
];

/** Changes any text takes. */
const plainMutations: Readonly<Record<string, MutateText>> = {
  removeToken: (text, random) => replaceToken(text, random, () => ''),
  repeatToken: (text, random) =>
    replaceToken(text, random, (word) => word.repeat(random.oneIn(3) ? 300 : 2)),
  swapTokens(text, random) {
    const other = pickToken(text, random);
    return replaceToken(text, random, () => other?.word ?? '');
  },
  setNumber: (text, random) => replaceMatch(text, random, /\d+/g, () => random.pick(hugeNumbers)),
  breakEncoding: (text, random) =>
    insert(
      text,
      random,
      random.pick([
        '\0',
        '\xff\xfe',
        '\xc3',
        '\xed\xa0\x80',
        '\xef\xbf\xbf',
        '\x1b',
        '\r',
        '\xe2\x80\xae',
      ]),
    ),
  addLongLine: (text, random) => insert(text, random, 'x'.repeat(100_000)),
  addManyLines: (text, random) => insert(text, random, 'a\n'.repeat(20_000)),
};

const nests: Readonly<Record<Markup, readonly [string, string]>> = {
  xml: ['<a>', '</a>'],
  html: ['<div>', '</div>'],
  json: ['[', ']'],
  rtf: ['{', '}'],
  pdf: ['[', ']'],
  md: ['> ', ''],
  plain: ['(', ')'],
};

export type Markup = 'xml' | 'html' | 'json' | 'rtf' | 'pdf' | 'md' | 'plain';

/** Changes for a kind of markup, those for any text among them. */
export function getTextMutations(markup: Markup): readonly MutateText[] {
  const [open, close] = nests[markup];
  const nest: MutateText = (text, random) => {
    const depth = random.pick([50, 1000, 20_000]);
    return insert(text, random, `${open.repeat(depth)}x${close.repeat(depth)}`);
  };
  const openOnly: MutateText = (text, random) => insert(text, random, open.repeat(2000));
  const isXml = markup === 'xml' || markup === 'html';
  return [
    ...Object.values(plainMutations),
    nest,
    openOnly,
    ...(isXml ? Object.values(xmlMutations) : []),
  ];
}

const xmlMutations: Readonly<Record<string, MutateText>> = {
  removeTag: (text, random) => replaceMatch(text, random, /<[^<>]+>/g, () => ''),
  repeatTag: (text, random) => replaceMatch(text, random, /<[^<>]+>/g, (tag) => tag + tag),
  removeElement: (text, random) =>
    replaceMatch(text, random, /<([\w:]+)[^<>]*>[^<>]*<\/\1>/g, () => ''),
  swapValues(text, random) {
    const values = [...text.matchAll(/="([^"<]*)"/g)].map(([, value = '']) => value);
    if (values.length === 0) return text;
    return replaceMatch(text, random, /="[^"<]*"/g, () => `="${random.pick(values)}"`);
  },
  setValue: (text, random) =>
    replaceMatch(text, random, /="[^"<]*"/g, () =>
      random.pick([
        '=""',
        '="__proto__"',
        '="../../../../etc/passwd"',
        '="-1"',
        '="2147483648"',
        '="&#0;"',
        '="&lol;"',
      ]),
    ),
  addEntities: (text, random) =>
    text.replace(/^(?:<\?xml[^>]*\?>)?/, (head) => head + random.pick(doctypes)) +
    random.pick(['', '&b;']),
  addReference: (text, random) =>
    replaceMatch(
      text,
      random,
      />[^<>]/g,
      (found) =>
        found +
        random.pick(['&b;', '&#x110000;', '&#xD800;', '&#0;', '&amp', '<![CDATA[', '-->', '<?x']),
    ),
};

const doctypes = [
  '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>',
  '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
  '<!DOCTYPE a SYSTEM "http://127.0.0.1:9/a.dtd">',
];

interface Found {
  readonly word: string;
  readonly at: number;
}

/** A token from a stretch of text somewhere, so that a long text costs no more than a short one. */
function pickToken(text: string, random: Random): Found | undefined {
  return pickMatch(text, random, token);
}

function pickMatch(text: string, random: Random, pattern: RegExp): Found | undefined {
  const stretch = 20_000;
  const from = text.length <= stretch ? 0 : random.below(text.length - stretch);
  const found = [...text.slice(from, from + stretch).matchAll(pattern)];
  if (found.length === 0) return undefined;
  const match = random.pick(found);
  return { word: match[0], at: from + match.index };
}

function replaceToken(text: string, random: Random, change: (word: string) => string): string {
  return replaceMatch(text, random, token, change);
}

function replaceMatch(
  text: string,
  random: Random,
  pattern: RegExp,
  change: (word: string) => string,
): string {
  const found = pickMatch(text, random, pattern);
  if (found === undefined) return text;
  const changed = change(found.word);
  return text.slice(0, found.at) + changed + text.slice(found.at + found.word.length);
}

/** Puts words behind a token. */
function insert(text: string, random: Random, words: string): string {
  if (text.length > longestText) return text;
  const { word, at } = pickToken(text, random) ?? { word: '', at: 0 };
  return text.slice(0, at + word.length) + words + text.slice(at + word.length);
}
