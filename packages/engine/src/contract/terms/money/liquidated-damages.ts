import { type FoundMoney, formatMoney } from '../../../text/values/money.ts';
import type { Claim } from './claim.ts';
import type { MoneySentence } from './money-sentence.ts';
import { findRate, formatRate } from './period.ts';

const cues: readonly (readonly [RegExp, string])[] = [
  [
    /\bliquidated (?:and agreed )?damages\b|\b(?:agreed|delay) damages\b|\bcontractual penalt(?:y|ies)\b|\bas a penalty\b|\b(?:pay|impose|assess|incur)\w* (?:an? )?(?:\w+ ){0,2}penalt(?:y|ies)\b|\bpenalty (?:of|equal to|in the amount of|at the rate of)\b/i,
    'Liquidated damages',
  ],
  [
    /\b(?:early )?(?:termination|cancell?ation|break-?up|exit) (?:fee|charge|penalty|payment)\b/i,
    'Termination fee',
  ],
];
const share =
  /\b(?:(?:[a-z-]+ )?(?:percent|per cent) \(\d{1,3}(?:\.\d+)?%?\)|\d{1,3}(?:\.\d+)? ?(?:%(?!\+)|per ?cent\b))[^,;:.()]{0,90}/i;
/** In characters; set by hand. */
const distance = 260;

/** Finds amounts or shares that are owed for a breach or an early end without proof of a loss. */
export function findLiquidatedDamages(sentence: MoneySentence): readonly Claim[] {
  const { words, amounts, context } = sentence;
  if (/\bliquidated damages\b/i.test(context)) {
    return amounts.map((money) => createFixed(words, 'Liquidated damages', money));
  }
  for (const [cue, label] of cues) {
    const match = cue.exec(words);
    if (match === null) continue;
    const close = amounts.filter(
      ({ from, to }) => to > match.index - distance && from < match.index + distance,
    );
    const near = close.find(({ from }) => from >= match.index) ?? close.at(-1);
    if (near !== undefined) return [createFixed(words, label, near)];
    const start = Math.max(0, match.index - distance);
    const rate = share.exec(words.slice(start, match.index + distance));
    if (rate !== null) return [createShare(label, start + rate.index, rate[0])];
  }
  return [];
}

function createFixed(words: string, label: string, money: FoundMoney): Claim {
  const { from, to, amount, currency } = money;
  const rate = findRate(words.slice(0, from), words.slice(to, to + 60));
  const purpose = label.toLowerCase();
  const value = { kind: 'money', amount, currency, ...rate, purpose } as const;
  const display = `${formatMoney(amount, currency)}${formatRate(rate)}`;
  return {
    term: { type: 'liquidated-damages', label, display, value },
    from,
    to,
    amounts: [money],
  };
}

function createShare(label: string, from: number, found: string): Claim {
  const text = found.replace(/ (?:and|or|as|if|which|shall|will|in the event)\b.*$/i, '').trimEnd();
  return {
    term: { type: 'liquidated-damages', label, display: text, value: { kind: 'text', text } },
    from,
    to: from + text.length,
    amounts: [],
  };
}
