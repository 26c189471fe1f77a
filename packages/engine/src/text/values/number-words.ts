const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Spellings that are wrong and frequent. */
const misspelledTens: ReadonlyMap<string, number> = new Map([
  ['fourty', 40],
  ['ninty', 90],
]);
const irregularOrdinals = 'first second third fifth eighth ninth twelfth twentieth thirtieth'.split(
  ' ',
);
const ordinalValues = [1, 2, 3, 5, 8, 9, 12, 20, 30];

const values: ReadonlyMap<string, number> = new Map([
  ...units.map((word, index) => [word, index + 1] as const),
  ...tens.map((word, index) => [word, 10 * (index + 2)] as const),
  ...misspelledTens,
]);
const ordinals: ReadonlyMap<string, number> = new Map([
  ...[...values].map(([word, value]) => [`${word.replace(/y$/, 'ie')}th`, value] as const),
  ...irregularOrdinals.map((word, index) => [word, ordinalValues[index] ?? 0] as const),
]);
const scales = ['hundred', 'thousand', 'million', 'billion'];

const longestFirst = (words: Iterable<string>) =>
  [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).join('|');
const cardinal = `(?:${longestFirst(values.keys())})`;
const below100 = `${cardinal}(?:[ -]{1,2}${cardinal})?`;

/** Source of a pattern for one of the words that numbers consist of, up to `billion`. It captures nothing. */
export const numberWord = `(?:${longestFirst([...values.keys(), ...scales])})`;

/** Source of a pattern for a number from 1 to 999 in words: `one hundred and twenty`. It captures nothing. */
export const numberWords = `(?:(?:${cardinal}|a) hundred(?:,? (?:and )?${below100})?|${below100})`;

/** Source of a pattern for a year in words, from 1900 to 2099: `two thousand and nineteen`. It captures nothing. */
export const yearWords = `(?:two thousand|nineteen hundred)(?:,? and)?(?: ${below100})?`;

/** Source of a pattern for an ordinal number from 1st to 99th in words: `twenty-fifth`. It captures nothing. */
export const ordinalWords = `(?:(?:(?:${tens.join('|')})[ -]{1,2})?(?:${longestFirst(ordinals.keys())}))`;

/** Source of a pattern for the words of the numbers from one to a number up to twenty. It captures nothing. */
export function listNumberWordsTo(last: number): string {
  return `(?:${longestFirst([...units, 'twenty'].slice(0, last))})`;
}

/** A number from 0 to 99 in words, as in `thirty-five`; larger ones in digits. */
export function writeNumberWords(count: number): string {
  if (count === 0) return 'zero';
  if (count > 99) return String(count);
  if (count < 20) return units[count - 1] ?? String(count);
  const ten = tens[Math.floor(count / 10) - 2] ?? '';
  const unit = units[(count % 10) - 1];
  return unit === undefined ? ten : `${ten}-${unit}`;
}

/** What a word adds to a number: one to nine, ten to nineteen, twenty to ninety, or `hundred` and more. */
export function getNumberWordKind(word: string): 'unit' | 'teen' | 'ten' | 'scale' | undefined {
  if (scales.includes(word)) return 'scale';
  const value = values.get(word);
  if (value === undefined) return undefined;
  return value < 10 ? 'unit' : value < 20 ? 'teen' : 'ten';
}

/** The number that words such as `one hundred and twenty` or `twenty-fifth` state; nothing for other words. */
export function parseNumberWords(words: string): number | undefined {
  const parts = words
    .toLowerCase()
    .split(/[\s,-]+/)
    .filter((part) => part !== '' && part !== 'and');
  const isNumber = (part: string) =>
    part === 'hundred' ||
    part === 'thousand' ||
    part === 'a' ||
    values.has(part) ||
    ordinals.has(part);
  if (parts.length === 0 || !parts.every(isNumber)) return undefined;
  return parts.reduce((sum, part) => {
    if (part === 'hundred') return Math.max(1, sum) * 100;
    if (part === 'thousand') return Math.max(1, sum) * 1000;
    return sum + (values.get(part) ?? ordinals.get(part) ?? 0);
  }, 0);
}
