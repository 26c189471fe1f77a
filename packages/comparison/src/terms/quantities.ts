/** An amount that words state, so that one can be said to be more than another. */
export interface Quantity {
  readonly amount: number;
  /** `month`, `%`, `USD`. */
  readonly unit: string;
}

const numberWords = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');
const tens: Readonly<Record<string, number>> = {
  'twenty-four': 24,
  thirty: 30,
  'thirty-six': 36,
  forty: 40,
  'forty-eight': 48,
  sixty: 60,
  ninety: 90,
};
const units =
  /(?:\(?(\d+(?:[.,]\d+)*)\)?|\b([a-z]+(?:-[a-z]+)?))\s+(?:calendar\s+|business\s+)?(day|week|month|year)s?\b/gi;
const shares = /(\d+(?:\.\d+)?)\s*(?:%|percent|per cent)/gi;
const sums = /(?:(US\$|[$€£]|\b[A-Z]{3}\b)\s?)(\d[\d,]*(?:\.\d+)?)/g;

/** The only amount that words state; nothing where there are several or none. */
export function findOnlyQuantity(words: string): Quantity | undefined {
  const found = [
    ...[...words.matchAll(units)].map(([, figure, word, unit]) => ({
      amount: figure === undefined ? readWord(word ?? '') : readFigure(figure),
      unit: (unit ?? '').toLowerCase(),
    })),
    ...[...words.matchAll(shares)].map(([, figure]) => ({ amount: readFigure(figure), unit: '%' })),
    ...[...words.matchAll(sums)].map(([, unit, figure]) => ({
      amount: readFigure(figure),
      unit: unit ?? '',
    })),
  ].filter(({ amount }) => !Number.isNaN(amount));
  return found.length === 1 ? found[0] : undefined;
}

function readFigure(figure: string | undefined): number {
  return Number((figure ?? '').replaceAll(',', ''));
}

function readWord(word: string): number {
  const lower = word.toLowerCase();
  const index = numberWords.indexOf(lower);
  return index >= 0 ? index : (tens[lower] ?? Number.NaN);
}
