import { type Duration, listAnniversaries, listDurations } from '../../../text/values/durations.ts';
import { figure, parseFigure } from '../../../text/values/figures.ts';
import { listMoney, type SharedMarks } from '../../../text/values/money.ts';
import { amountWords, parseAmountWords } from '../../../text/values/money-words.ts';
import { numberWords, parseNumberWords } from '../../../text/values/number-words.ts';
import { createMention, type Mention } from './mention.ts';

/** Millionths are kept; what arithmetic adds beyond them is not. */
function show(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}

/** The key of a bare number. */
export function keyNumber(value: number): string {
  return `number:${show(value)}`;
}

/** The key of a length of time: a year is twelve months and a week seven days; working days are of their own. */
export function keyDuration({ amount, unit }: Pick<Duration, 'amount' | 'unit'>): string {
  if (unit === 'year') return `duration:${show(12 * amount)} month`;
  if (unit === 'week') return `duration:${show(7 * amount)} day`;
  return `duration:${show(amount)} ${unit}`;
}

export function keyMoney(amount: number, currency: string): string {
  return `money:${currency} ${show(amount)}`;
}

/**
 * Amounts of money. What is written with a bare dollar sign may be any country's dollars, and what a table states
 * without a currency may be in one that the document uses.
 */
export function listMoneyMentions(words: string, marks: SharedMarks): readonly Mention[] {
  return listMoney(words, marks).map(({ from, to, amount, currency }) => {
    const isBare = /^(?:\$|[^A-Z]*dollars?$)/i.test(words.slice(from, to));
    return {
      from,
      to,
      readings: [
        [keyMoney(amount, currency)],
        [`unlabeled:${show(amount)}`, `currency:${currency}`],
        ...(isBare ? [[`dollars:${show(amount)}`]] : []),
      ],
    };
  });
}

const count = `(?:${figure}|(${amountWords}))`;
const percentSign = '(?:%|per ?cent(?:um)?\\b|pct\\b|percentage points?\\b)';
const percent = new RegExp(
  `(?<![\\w.,])${count}\\)?(?: ?\\(${figure} ?${percentSign}?\\))?[ -]?(${percentSign}|basis points?\\b|bps\\b)`,
  'gi',
);

// Much cheaper than looking for shares and short times.
const hasShare = /%|per ?cent|pct|percentage point|basis point|bps/i;
const hasShortTime = /hour|minute|second/i;

/** Shares in per cent, or in hundredths of it. */
export function listPercentMentions(words: string): readonly Mention[] {
  if (!hasShare.test(words)) return [];
  return [...words.matchAll(percent)].flatMap((match) => {
    const [found, digits, spelled, , sign = ''] = match;
    const value = readCount(digits, spelled);
    if (value === undefined) return [];
    const share = /^b/i.test(sign) ? value / 100 : value;
    const key = `percent:${show(share)}`;
    const mention = createMention(match.index, match.index + found.length, key);
    return [mention, ...listRange(words, mention.from, (before) => `percent:${show(before)}`)];
  });
}

const shortTime = new RegExp(`(?<![\\w.,])${count}\\)?[ -]?(hour|minute|second)s?\\b`, 'gi');

/** Lengths of time, and the numbers before them that share their unit: `30, 60 or 90 days`. */
export function listDurationMentions(words: string): readonly Mention[] {
  const long = [...listDurations(words), ...listAnniversaries(words)].flatMap(
    ({ from, to, value }) => [
      { from, to, readings: [listDurationKeys(words.slice(from, to), value)] },
      ...listRange(words, from, (amount) => keyDuration({ amount, unit: value.unit })),
    ],
  );
  const short = (hasShortTime.test(words) ? [...words.matchAll(shortTime)] : []).flatMap(
    (match) => {
      const [found, digits, spelled, unit = ''] = match;
      const amount = readCount(digits, spelled);
      if (amount === undefined) return [];
      const key = `duration:${show(amount)} ${unit.toLowerCase()}`;
      return [createMention(match.index, match.index + found.length, key)];
    },
  );
  return [...long, ...short];
}

const wordsAndFigure = new RegExp(`^(${numberWords})[\\s~–-]{0,3}[([] ?\\d{1,4} ?[)\\]]`, 'i');

/** Where words and figure differ, `twenty (30) days`, both must be known. */
function listDurationKeys(found: string, value: Duration): readonly string[] {
  const spelled = parseNumberWords(wordsAndFigure.exec(found.trimStart())?.[1] ?? '');
  if (spelled === undefined || spelled === value.amount) return [keyDuration(value)];
  const isOfParts = value.unit === 'month' && !/months?/i.test(found);
  return isOfParts
    ? [keyDuration(value)]
    : [keyDuration(value), keyDuration({ ...value, amount: spelled })];
}

const beforeInRange = new RegExp(
  `(?<![\\w.,$])(?:${figure}|\\b(${amountWords}))\\)?[ %]{0,2}(?:,|or|and|to|-|–|/|, or|, and)[ ]?$`,
  'i',
);
const longestRange = 60;
const mostInRange = 4;

/** The numbers before a quantity that have its unit: the 5 of `5 to 10 %`. */
function listRange(
  words: string,
  end: number,
  toKey: (value: number) => string,
): readonly Mention[] {
  const found: Mention[] = [];
  let to = end;
  while (found.length < mostInRange) {
    const start = Math.max(0, to - longestRange);
    const match = beforeInRange.exec(words.slice(start, to));
    const value = match === null ? undefined : readCount(match[1], match[2]);
    if (match === null || value === undefined) break;
    const from = start + match.index;
    const length = (match[1] ?? match[2] ?? '').length;
    found.push(createMention(from, from + length, toKey(value)));
    to = from;
  }
  return found;
}

/** The number that a figure or words state. */
function readCount(digits = '', spelled = ''): number | undefined {
  if (spelled !== '') return parseAmountWords(spelled.toLowerCase());
  return digits === '' ? undefined : parseFigure(digits, 'USD');
}
