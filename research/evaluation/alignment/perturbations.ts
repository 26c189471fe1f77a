import { pick } from './random.ts';

/** A way in which a copy differs from what was copied. */
export interface Change {
  readonly name: string;
  /** The words changed; nothing if there is nothing in them to change. */
  readonly change: (words: string, random: () => number) => string | undefined;
}

function replaceOne(pattern: RegExp, by: (found: string) => string): Change['change'] {
  return (words, random) => {
    const one = pick([...words.matchAll(pattern)], random);
    if (one === undefined) return undefined;
    return words.slice(0, one.index) + by(one[0]) + words.slice(one.index + one[0].length);
  };
}

function replaceAll(pattern: RegExp, by: string): Change['change'] {
  return (words) => (words.search(pattern) < 0 ? undefined : words.replace(pattern, by));
}

/** What models do to words that they quote, and what does not change what was said. */
export const perturbations: readonly Change[] = [
  { name: 'as it stands', change: (words) => words },
  { name: 'white space', change: (words) => words.replace(/\s+/g, ' ') },
  { name: 'line breaks', change: (words) => words.replace(/\s+/g, '\n') },
  { name: 'case', change: (words) => words.toLowerCase() },
  { name: 'straight quotation marks', change: replaceAll(/[“”"]/g, "'") },
  { name: 'curly apostrophes', change: replaceAll(/'/g, '’') },
  { name: 'dashes', change: replaceAll(/(?<=\p{L})\s*[-–—]\s*(?=\p{L})/gu, '‑') },
  { name: 'hyphen at a line end', change: replaceOne(/(?<=\p{L}{3})(?=\p{L}{3})/gu, () => '-\n') },
  { name: 'soft hyphens', change: replaceAll(/(?<=\p{L}{3})(?=\p{L}{3})/gu, '\u00AD') },
  { name: 'ligatures', change: replaceAll(/fi/g, 'ﬁ') },
  { name: 'quotation marks around it', change: (words) => `“${words}”` },
  { name: 'another end', change: (words) => `${words.replace(/[\p{P}\s]+$/u, '')}.` },
  { name: 'ellipsis around it', change: (words) => `… ${words} …` },
  {
    name: 'words left out',
    change: (words) => {
      const all = words.split(/\s+/);
      return all.length < 14
        ? undefined
        : `${all.slice(0, 5).join(' ')} ... ${all.slice(-5).join(' ')}`;
    },
  },
];

const notWord = /(?<=\p{L} )(?:not|never|no) (?=\p{L})/gu;

/** What makes words say something else: none of it may be found. */
export const alterations: readonly Change[] = [
  {
    name: 'a digit changed',
    change: replaceOne(/\d/g, (digit) => String((Number(digit) + 1) % 10)),
  },
  {
    name: 'a number word changed',
    change: replaceOne(
      /\b(?:two|three|five|six|ten|fifteen|thirty|sixty|ninety)\b/gi,
      () => 'eleven',
    ),
  },
  {
    name: 'a number dropped',
    change: replaceOne(/(?<=\p{L} )\(?\d+[\d,.]*\)? (?=\p{L})/gu, () => ''),
  },
  { name: '“not” removed', change: replaceOne(notWord, () => '') },
  {
    name: '“not” put in',
    change: replaceOne(/\b(?:shall|may|will|is|are) (?!not\b)(?=\p{L})/gu, (word) => `${word}not `),
  },
  {
    name: 'a word replaced',
    change: replaceOne(/(?<=\s)\p{Ll}{5,}(?=\s)/gu, () => 'otherwise'),
  },
  { name: 'a word dropped', change: replaceOne(/(?<=\p{L} )\p{Ll}{4,} (?=\p{L})/gu, () => '') },
  {
    name: '“shall” for “may”',
    change: replaceOne(/\b(?:may|shall)\b/g, (word) => (word === 'may' ? 'shall' : 'may')),
  },
  { name: 'a currency changed', change: replaceOne(/\$(?=\d)/g, () => '€') },
];
