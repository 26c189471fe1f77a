import { pick } from '../alignment/random.ts';

/** A change of one paragraph, as one edit made it. */
export interface ParagraphEdit {
  /** What is in its place; none if it is removed. */
  readonly after: readonly string[];
  /** The words that are gone, and those that are there instead; they may be none. */
  readonly removed: string;
  readonly inserted: string;
}

type MakeEdit = (paragraph: string, random: () => number) => ParagraphEdit | undefined;

const replacements = ['reasonable', 'material', 'applicable', 'prompt', 'written', 'exclusive'];
const sentences = [
  'Neither party waives any right by the delay of its exercise.',
  'The foregoing applies whether or not the loss could have been foreseen.',
  'Time is of the essence for each act under this provision.',
  'This provision survives the end of the term for eighteen months.',
];
const addedClauses = [
  'Records. Each party keeps books of what it does under this document for seven years and lets the other read them in business hours.',
  'Step-In. Where deliveries fail for ten days in a row, the other side can take over the work until the failure has ended.',
  'Data Location. Nothing that was entrusted is stored outside the country in which it was handed over.',
  'Escalation. A quarrel goes to the managers of both sides first, who meet within two weeks after one of them asks for it.',
];

const months =
  'January February March April May June July August September October November December';
const date = new RegExp(`\\b(${months.replaceAll(' ', '|')}) (\\d{1,2}), (\\d{4})`);

/** The edits, by the name they are counted under. An edit that a paragraph does not allow gives nothing. */
export const makers: Readonly<Record<string, MakeEdit>> = {
  'a word replaced': (paragraph, random) => {
    const words = [...paragraph.matchAll(/(?<=[a-z,] )[a-z]{6,}(?= [a-z])/g)];
    const word = pick(words, random);
    const other = pick(replacements, random);
    if (word === undefined || other === undefined || other === word[0]) return undefined;
    return replaceAt(paragraph, word.index, word[0], other);
  },
  'a number changed': (paragraph, random) => {
    const numbers = [
      ...paragraph.matchAll(/(?<=[a-z] \(?)\d{1,3}(?=\)? (?:days|months|years|percent))/g),
    ];
    const number = pick(numbers, random);
    if (number === undefined) return undefined;
    return replaceAt(paragraph, number.index, number[0], String(Number(number[0]) + 7));
  },
  'a date changed': (paragraph) => {
    const found = date.exec(paragraph);
    if (found === null) return undefined;
    const [words, , , year] = found;
    const index = found.index + words.length - 4;
    return replaceAt(paragraph, index, year ?? '', String(Number(year) + 1));
  },
  'shall for may': (paragraph) => replaceFirst(paragraph, / may (?!not)/, ' may ', ' shall '),
  'not put in': (paragraph) => replaceFirst(paragraph, /(?<= shall )(?!not )/, '', 'not '),
  'a sentence put in': (paragraph, random) => {
    const end = paragraph.search(/(?<=[a-z]{3}\.) (?=[A-Z][a-z]+ )/);
    const sentence = pick(sentences, random);
    if (end < 0 || sentence === undefined) return undefined;
    const after = `${paragraph.slice(0, end)} ${sentence}${paragraph.slice(end)}`;
    return { after: [after], removed: '', inserted: sentence };
  },
  'a sentence taken out': (paragraph) => {
    const found = /(?<=[a-z]{3}\. )[A-Z][a-z]+ [^.()]{30,300}[a-z]{3}\.(?= [A-Z][a-z])/.exec(
      paragraph,
    );
    if (found === null) return undefined;
    const after = `${paragraph.slice(0, found.index)}${paragraph.slice(found.index + found[0].length + 1)}`;
    return { after: [after], removed: found[0], inserted: '' };
  },
  'a definition changed': (paragraph) => {
    const found = /[”"] means (?:the |any |an? )/.exec(paragraph);
    if (found === null) return undefined;
    const end = found.index + found[0].length;
    const after = `${paragraph.slice(0, end)}then current ${paragraph.slice(end)}`;
    return { after: [after], removed: '', inserted: 'then current' };
  },
  'a paragraph removed': (paragraph) => ({ after: [], removed: paragraph, inserted: '' }),
  'a paragraph added': (paragraph, random) => {
    // With a figure of its own, so that one can be told from another.
    const added = `${pick(addedClauses, random)} File ${Math.floor(random() * 1e6)}.`;
    return { after: [paragraph, added], removed: '', inserted: added };
  },
  'a paragraph divided': (paragraph) => {
    const end = paragraph.search(/(?<=[a-z]{3}\.) (?=[A-Z][a-z]+ )/);
    if (end < 60 || paragraph.length - end < 60) return undefined;
    return {
      after: [paragraph.slice(0, end), paragraph.slice(end + 1)],
      removed: '',
      inserted: '',
    };
  },
};

function replaceFirst(
  paragraph: string,
  pattern: RegExp,
  removed: string,
  inserted: string,
): ParagraphEdit | undefined {
  const index = paragraph.search(pattern);
  return index < 0 ? undefined : replaceAt(paragraph, index, removed, inserted);
}

function replaceAt(
  paragraph: string,
  index: number,
  removed: string,
  inserted: string,
): ParagraphEdit {
  const after = `${paragraph.slice(0, index)}${inserted}${paragraph.slice(index + removed.length)}`;
  return { after: [after], removed: removed.trim(), inserted: inserted.trim() };
}
