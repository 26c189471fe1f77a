import { formatMoney } from '../../../text/values/money.ts';
import type { Claim } from './claim.ts';
import type { MoneySentence } from './money-sentence.ts';
import { findRate } from './period.ts';

const topic =
  /\binsur(?:ance|ed|er|ers|e)\b|\bcoverages?\b|\bumbrella\b|\bper occurrence\b|\beach occurrence\b|\bself-insur\w+/i;
const listed = /\binsurance\b|\binsure\b|\bcoverages?\b/i;
const limitWord =
  /\b(?:limits?|coverages?|insurance|insured|polic(?:y|ies)|liability|aggregate|occurrence|amounts?|umbrella|bond|claims?|not less than|at least|minimum|of)\b/i;
const notSum =
  /\b(?:deductibles?|self-insured retention|retention|premiums?|cost|costs|fee|fees|price|in excess of its|pay|pays|paid|reimburse\w*|net worth)\b[^,;:.]{0,40}$/i;
const kind =
  /\b(?:(?:commercial|comprehensive|public|broad form|general|products?|completed operations|professional|legal|liquor|employer'?s?'?|automobile|auto|vehicle|motor|umbrella|excess|cyber|network|media|clinical trials?|property|cargo|workers?'?s?'?|workmen'?s|errors (?:and|&) omissions|fidelity|crime|directors'? and officers'?|third[- ]party|bodily injury|personal injury|advertising injury|contractual|environmental|pollution|privacy|technology|life|marine|business|blanket|medical|renter'?s|homeowner'?s|health|title|fire|flood|hazard|casualty)(?:,? (?:and|or|\/|&) |[ ,/]+)){1,6}(?:(?:liability|compensation|insurance|coverage|umbrella|bond|malpractice)(?=[^\w]|$)[ /]?){1,3}/gi;
const limitAfter =
  /^[^;$€£]{0,70}?\b((?:per|each|any one|each and every) (?:occurrence|claim|accident|person|loss|event|incident|employee)(?:(?: and|\/| or)(?: in the)? (?:annual )?aggregate)?|(?:in the |annual |general |policy |annual policy )*aggregate|combined single limit)\b/i;
const limitBefore =
  /\b(?:per[ -](?:occurrence|claim|accident)|aggregate|combined single)(?: \w+){0,2} (?:limits?|coverage)?\W*(?:\w+ ){0,5}$/i;
/** In characters; set by hand. */
const longestBefore = 400;
/** Smaller amounts are not insured amounts. Set by hand. */
const leastSum = 1000;

/** Finds insured amounts: each amount of a sentence or list about insurance, with the cover and the kind of limit. */
export function findInsuranceSums({ words, amounts, context }: MoneySentence): readonly Claim[] {
  if (!amounts.some(({ amount }) => amount >= leastSum)) return [];
  if (!topic.test(words) && !listed.test(context)) return [];
  if (!limitWord.test(words)) return [];
  return amounts.flatMap((money, index): Claim[] => {
    const before = words.slice(Math.max(0, money.from - longestBefore), money.from);
    const after = words.slice(money.to, amounts[index + 1]?.from ?? money.to + 90);
    const period = findRate('', after)?.per;
    if (
      money.amount < leastSum ||
      notSum.test(before) ||
      (period !== undefined && period !== 'unit')
    )
      return [];
    const cover = findCover(before, after);
    const limit = findLimit(before, after);
    if (cover === undefined && limit === undefined && !/\binsur\w+/i.test(`${before} ${context}`))
      return [];
    const purpose = [cover ?? 'insurance', limit].filter((part) => part !== undefined).join(', ');
    const { amount, currency, from, to } = money;
    const display = formatMoney(amount, currency);
    const value = { kind: 'money', amount, currency, purpose } as const;
    const term = { type: 'insurance-sum', label: 'Insurance sum', display, value } as const;
    return [{ term, from, to, amounts: [money] }];
  });
}

function findCover(before: string, after: string): string | undefined {
  const found = [...before.matchAll(kind)].at(-1) ?? [...after.slice(0, 60).matchAll(kind)][0];
  return found?.[0].toLowerCase().replace(/(?:[ /]*\b(?:insurance|coverage)\b)*[ /]*$/, '');
}

function findLimit(before: string, after: string): string | undefined {
  const named = limitAfter.exec(after)?.[1] ?? limitBefore.exec(before.slice(-60))?.[0];
  return named
    ?.toLowerCase()
    .replace(/\W*\b(?:limits?|coverage)\b.*$/, '')
    .replace(/[^a-z]+$/, '')
    .replace(/^aggregate\b.*$/, 'in the aggregate');
}
