import type { Mention } from './mention.ts';

const brackets = '(?: ?\\((?:[a-zA-Z]{1,5}|\\d{1,3})\\)){0,4}';
const numbers = `\\d{1,4}(?:\\.\\d{1,3}){0,5}(?:[A-Z](?![\\p{L}\\p{N}]))?${brackets}`;
const roman = `[IVXL]{1,7}(?![\\p{L}\\p{N}])${brackets}`;
const bracketed = '\\((?:[a-zA-Z]{1,5}|\\d{1,3})\\)(?: ?\\((?:[a-zA-Z]{1,5}|\\d{1,3})\\)){0,3}';
const place = `(?:${numbers}|${roman}|${bracketed}|[A-Z](?![\\p{L}\\p{N}.]))`;
const letter =
  '(?:[A-Z](?:[-.]?\\d{1,2})?|[IVX]{1,5}|\\d{1,2}(?:\\.\\d{1,2})?[A-Z]?)(?![\\p{L}\\p{N}])';
const join = '(?: ?,? ?(?:and|or|to|through|&|–|-) ?|, ?)';
// What a quantity is of: in "Section 4 or 30 days" the second figure is no section.
const notQuantity =
  '(?! ?%|[ -]?(?:days?|weeks?|months?|years?|hours?|business|working|calendar|percent|per|times|million)\\b)';

function both(words: string): string {
  return `(?:${words
    .split(' ')
    .map(
      (word) =>
        `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}|${word.toUpperCase()}`,
    )
    .join('|')})`;
}

const clauseWords = both(
  'subclauses subclause sub-clauses sub-clause clauses clause sections section articles article paragraphs paragraph sub-paragraph subparagraph items item recitals recital parts part',
);
const attachmentWords = both(
  'schedules schedule exhibits exhibit annexes annex annexure appendices appendix attachments attachment addendum',
);
const toClause = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${clauseWords}|§{1,2}) ?(${place}(?:${join}${place}${notQuantity})*)`,
  'gu',
);
const toAttachment = new RegExp(
  `(?<![\\p{L}\\p{N}])(${attachmentWords}) "?(${letter}(?:${join}${letter}${notQuantity})*)`,
  'gu',
);
const onePlace = new RegExp(place, 'gu');
const oneLetter = new RegExp(letter, 'gu');

/** Places of a document that words send to: `clause 4.2(b)`, `Sections 3 and 9`, `Schedule A`. */
export function listReferenceMentions(words: string): readonly Mention[] {
  const clauses = [...words.matchAll(toClause)].map((match) =>
    createReference(match, match[1] ?? '', onePlace, keyClause),
  );
  const attachments = [...words.matchAll(toAttachment)].map((match) =>
    createReference(match, match[2] ?? '', oneLetter, (label) =>
      keyAttachment(`${match[1]} ${label}`),
    ),
  );
  return [...clauses, ...attachments];
}

/** Known where all places of a list are. */
function createReference(
  match: RegExpMatchArray,
  list: string,
  one: RegExp,
  toKey: (label: string) => string,
): Mention {
  const keys = [...list.matchAll(one)].map(([label]) => toKey(label));
  const from = match.index ?? 0;
  return { from, to: from + match[0].length, readings: [keys] };
}

/** The key of a clause number, the same for all its spellings: `4.2(b)`, `iv`. */
export function keyClause(number: string): string {
  const bare = number
    .toLowerCase()
    .replace(/^(?:sub-?)?(?:article|section|clause|paragraph|part|recital)s?\s*/, '')
    .replace(/[\s§]/g, '')
    .replace(/[.:)]+$/, (end) => (end.startsWith(')') ? ')' : ''));
  return `reference:${bare}`;
}

/** The key of an attachment: `Exhibits A` and `EXHIBIT A` are one. */
export function keyAttachment(label: string): string {
  const [word = '', number = ''] = label.toLowerCase().split(/\s+/);
  const kind = word.replace(/(?:ices|ix)$/, 'ix').replace(/(?:es|s|ure)$/, '');
  return `attachment:${kind} ${number}`;
}

const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

/** The number that a Roman one states, for clause numbers; nothing for other words. */
export function readRoman(words: string): number | undefined {
  const values = Array.from(words.toLowerCase(), (sign) => romanValues[sign] ?? 0);
  if (values.length === 0 || values.includes(0)) return undefined;
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}
