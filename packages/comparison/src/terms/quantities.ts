/** An amount stated in words or figures. */
export interface Quantity {
  readonly amount: number;
  /** `month`, `business day`, `%`, `USD`. */
  readonly unit: string;
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const hundreds = ['hundred', 'thousand', 'million'];
const units =
  /(?:\(?(?<![\d.,])(\d[\d.,]*)\)?|\b([a-z]+(?:-[a-z]+)?))\s+(?:calendar\s+)?(business\s+day|day|week|month|year)s?\b/gi;
const shares = /(?<![\d.,])(\d[\d.,]*)\s*(?:%|percent|per cent)/gi;
const sums = /(?:(US\$|[$€£]|\b[A-Z]{3}\b)\s?)(\d[\d.,]*)/g;
/** Text before a number that makes it only the end of one: `one hundred twenty days`, `1 000 days`. */
const begun = new RegExp(`\\b(?:${[...tens, ...hundreds].join('|')})(?:\\s+and)?[\\s-]+$`, 'i');
const begunFigure = /\d[\s'’]$/;
/** Text after a number that changes its value: `$2 million`, `$2.5m`, `$2 (two) million`, `$1 000 000`, `$1'000`. */
const continued =
  /^(?:\s*\([^)]*\))?[\s-]*(?:hundred|thousand|(?:m|b|tr)illion|lakh|crore|mio|mil|mrd|m{1,2}|mn|bn|tn|[bk])s?\b|^[\s'’]\d{3}(?!\d)/i;
const decimal = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;
const share = /^\d+(?:\.\d{1,3})?$/;

/** The only amount in the words; undefined if there are none or several, or if one is ambiguous. */
export function findOnlyQuantity(words: string): Quantity | undefined {
  const found = [...findTimes(words), ...findShares(words), ...findSums(words)];
  const [only] = found;
  return found.length === 1 && only !== undefined && !Number.isNaN(only.amount) ? only : undefined;
}

/** Finds durations. Other words before a unit, as in `these days`, do not count. */
function findTimes(words: string): readonly Quantity[] {
  return [...words.matchAll(units)].flatMap(({ 1: figure, 2: word, 3: unit = '', index }) => {
    const amount = word === undefined ? readFigure(figure ?? '', decimal) : readWord(word);
    if (amount === undefined) return [];
    const isEnd = (word === undefined ? begunFigure : begun).test(words.slice(0, index));
    const name = unit.toLowerCase().replace(/\s+/g, ' ');
    return [{ amount: isEnd ? Number.NaN : amount, unit: name }];
  });
}

function findShares(words: string): readonly Quantity[] {
  return [...words.matchAll(shares)].map(([, figure = '']) => ({
    amount: readFigure(figure, share),
    unit: '%',
  }));
}

function findSums(words: string): readonly Quantity[] {
  return [...words.matchAll(sums)].map(
    ({ 0: { length }, 1: unit = '', 2: figure = '', index }) => ({
      amount: continued.test(words.slice(index + length))
        ? Number.NaN
        : readFigure(figure.replace(/[.,]+$/, ''), decimal),
      unit,
    }),
  );
}

/** NaN if the figure is ambiguous: `1.000.000` and `1,5` mean different numbers in different countries. */
function readFigure(figure: string, form: RegExp): number {
  return form.test(figure) ? Number(figure.replaceAll(',', '')) : Number.NaN;
}

/** Undefined if the word is no number; NaN if it is the end of a long number. */
function readWord(word: string): number | undefined {
  const [first = '', second] = word.toLowerCase().split('-');
  if (hundreds.includes(first)) return Number.NaN;
  const [ten, one] = [tens.indexOf(first), ones.indexOf(second ?? first)];
  if (ten < 0) return second === undefined && one >= 0 ? one : undefined;
  if (second === undefined) return 10 * (ten + 2);
  return one > 0 && one < 10 ? 10 * (ten + 2) + one : undefined;
}
