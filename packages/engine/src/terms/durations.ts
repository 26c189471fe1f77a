import type { TermValue } from '@clauselight/schema';

export type Duration = Extract<TermValue, { kind: 'duration' }>;

/** A length of time found in a text. */
export interface FoundDuration {
  readonly from: number;
  readonly to: number;
  readonly value: Duration;
}

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  'twenty-one': 21,
  'twenty-four': 24,
  'twenty-five': 25,
  thirty: 30,
  'thirty-six': 36,
  forty: 40,
  'forty-five': 45,
  'forty-eight': 48,
  sixty: 60,
  seventy: 70,
  'seventy-five': 75,
  ninety: 90,
  'ninety-nine': 99,
  'one hundred': 100,
  'one hundred twenty': 120,
  'one hundred and twenty': 120,
  'one hundred eighty': 180,
  'one hundred and eighty': 180,
  'twenty four': 24,
  'thirty six': 36,
  'forty five': 45,
  'forty eight': 48,
};
const words = Object.keys(numberWords)
  .sort((a, b) => b.length - a.length)
  .join('|');
const pattern = new RegExp(
  `\\b(?:(${words})\\s?-?\\s?(?:\\(\\s?(\\d{1,4})\\s?\\)|(\\d{1,4})\\))?|\\(?(\\d{1,4})\\)?)[\\s-]{0,2}(calendar |consecutive |business |working |full |successive |additional )?(days?|weeks?|months?|years?)\\b`,
  'gi',
);
const yearly = /\b(?:year[- ]to[- ]year|month[- ]to[- ]month)\b/gi;

/** Every length of time a text states. Where words and figure differ the figure is taken; the difference is a finding. */
export function listDurations(text: string): readonly FoundDuration[] {
  const counted = [...text.matchAll(pattern)].flatMap((match) => {
    const figure = match[2] ?? match[3] ?? match[4];
    const amount =
      figure === undefined ? numberWords[(match[1] ?? '').toLowerCase()] : Number(figure);
    if (amount === undefined) return [];
    const unit = getUnit(match[6] ?? '', match[5] ?? '');
    return [
      {
        from: match.index,
        to: match.index + match[0].length,
        value: { kind: 'duration' as const, amount, unit },
      },
    ];
  });
  const open = [...text.matchAll(yearly)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    value: {
      kind: 'duration' as const,
      amount: 1,
      unit: getUnit(match[0].split(/[- ]/)[0] ?? '', ''),
    },
  }));
  return [...counted, ...open].sort((a, b) => a.from - b.from);
}

function getUnit(word: string, qualifier: string): Duration['unit'] {
  const unit = word.toLowerCase().replace(/s$/, '');
  if (unit === 'day') return /business|working/i.test(qualifier) ? 'business-day' : 'day';
  return unit === 'week' || unit === 'month' ? unit : 'year';
}

/** A length of time as displayed, for example `24 months` or `1 business day`. */
export function formatDuration({ amount, unit }: Duration): string {
  const name = unit === 'business-day' ? 'business day' : unit;
  return `${amount} ${name}${amount === 1 ? '' : 's'}`;
}
