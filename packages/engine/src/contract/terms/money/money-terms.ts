import type { DocumentStructure } from '../../../text/document-structure.ts';
import { findEvidence } from '../../../text/passage.ts';
import { type FoundMoney, formatMoney } from '../../../text/values/money.ts';
import type { DraftTerm } from '../draft-term.ts';
import { isInExample } from '../example-words.ts';
import type { Claim } from './claim.ts';
import { findInsuranceSums } from './insurance-sum.ts';
import { findLiabilityCaps } from './liability-cap.ts';
import { findLiquidatedDamages } from './liquidated-damages.ts';
import { listMoneySentences, type MoneySentence } from './money-sentence.ts';
import { findPaymentPeriods } from './payment-period.ts';
import { findPercentages } from './percentage.ts';
import { findRate, formatRate, type Rate } from './period.ts';
import { findPurpose, type Purpose } from './purpose.ts';
import { getValueRank, unranked } from './value-cue.ts';

/**
 * Lists what the document says about money: its total for each currency, recurring amounts, every other amount with its
 * purpose, payment periods, caps, insured amounts and liquidated damages. In document order; repetitions in the same
 * words are listed once.
 */
export function listMoneyTerms(text: string, structure: DocumentStructure): readonly DraftTerm[] {
  const drafts = listMoneySentences(structure).flatMap((sentence) =>
    listClaims(sentence).flatMap(({ claim, rank }) => {
      const evidence = findEvidence(text, sentence.sentence.passage, claim);
      return evidence === undefined ? [] : [{ draft: { ...claim.term, evidence }, rank }];
    }),
  );
  return withoutRepeats(nameTotals(drafts));
}

interface Ranked<T> {
  readonly draft: T;
  /** How certain it is that this is the contract's total; 0 is the most certain. */
  readonly rank: number;
}

/** Lists the claims of a sentence, the most specific first. An amount that one claim uses is not used again. */
function listClaims(sentence: MoneySentence): readonly { claim: Claim; rank: number }[] {
  const caps = findLiabilityCaps(sentence);
  const damages = caps.length > 0 ? [] : findLiquidatedDamages(sentence);
  const usedAmounts = new Set([...caps, ...damages].flatMap(({ amounts }) => amounts));
  const insured = caps.length > 0 ? [] : findInsuranceSums(sentence);
  const sums = insured.filter(({ amounts }) => amounts.every((money) => !usedAmounts.has(money)));
  for (const { amounts } of sums) for (const money of amounts) usedAmounts.add(money);
  const particular = [...caps, ...damages, ...sums, ...findPaymentPeriods(sentence)];
  const plain = describeAmounts(
    sentence,
    sentence.amounts.filter((money) => !usedAmounts.has(money)),
  );
  const shares = findPercentages(sentence);
  return [...[...particular, ...shares].map((claim) => ({ claim, rank: unranked })), ...plain]
    .filter(({ claim }) => !isInExample(sentence.words, claim.amounts[0]?.from ?? claim.from))
    .sort((a, b) => a.claim.from - b.claim.from);
}

/** In characters; set by hand. */
const wordsAround = 170;
/** In characters; set by hand. */
const longestJoint = 14;
const nextOfList = /;(?: and| or)? \(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\) $/i;

/** Tells whether words between two amounts join them to a row, a range or a list of the same thing. */
function isJoint(words: string): boolean {
  return words.length <= longestJoint || nextOfList.test(words);
}

interface Described {
  readonly claim: Claim;
  readonly rank: number;
}

function describeAmounts(
  sentence: MoneySentence,
  amounts: readonly FoundMoney[],
): readonly Described[] {
  let last: { readonly money: FoundMoney; readonly purpose: Purpose } | undefined;
  return amounts.map((money) => {
    const { before, after } = getWordsAround(sentence, money);
    // The purpose of a row or range of amounts stands before the first.
    const isJoined = last !== undefined && isJoint(sentence.words.slice(last.money.to, money.from));
    const found = findPurpose(before, after);
    const purpose = isJoined && found.purpose === undefined && last ? last.purpose : found;
    last = { money, purpose };
    return describeAmount(sentence, money, purpose);
  });
}

function getWordsAround(
  { words, amounts }: MoneySentence,
  { from, to }: FoundMoney,
): { readonly before: string; readonly after: string } {
  const previous = amounts.findLast((money) => money.to <= from)?.to ?? 0;
  const next = amounts.find((money) => money.from >= to)?.from ?? words.length;
  return {
    before: words.slice(Math.max(previous, from - wordsAround), from),
    after: words.slice(to, Math.min(next, to + wordsAround)),
  };
}

function describeAmount(
  sentence: MoneySentence,
  money: FoundMoney,
  { label, purpose }: Purpose,
): Described {
  const { amount, currency, from, to, isOpen } = money;
  const { before, after } = getWordsAround(sentence, money);
  const rate = findRate(before, after);
  // A price of one thing has parts of a cent; any other figure with three decimals may be thousands.
  if (isOpen && rate === undefined) return describeOpen(sentence, money, { label });
  const value = {
    kind: 'money',
    amount,
    currency,
    ...rate,
    ...(purpose !== undefined && { purpose }),
  } as const;
  const display = `${formatMoney(amount, currency)}${formatRate(rate)}`;
  const isRecurring =
    rate !== undefined &&
    isRegular(rate, before) &&
    isPay(`${label}: ${before}`, after, sentence.context);
  const term = { type: isRecurring ? 'recurring-value' : 'money', label, display, value } as const;
  const wide = sentence.words.slice(Math.max(0, from - wordsAround), from);
  const rank = rate === undefined ? getValueRank(amount, { before: wide, after }) : unranked;
  return { claim: { term, from, to, amounts: [money] }, rank };
}

const hourlyPay = /\b(?:wages?|salary|pay rate|hourly pay|base pay|rate of pay)\b/i;

/** Whether a rate is paid again and again: hours are, of employees. */
function isRegular({ per }: Rate, before: string): boolean {
  return per === 'hour' ? hourlyPay.test(before) : per !== 'unit';
}

/** A figure with two meanings is shown in its words with both of them, and not guessed. */
function describeOpen(
  { words }: MoneySentence,
  money: FoundMoney,
  { label }: Pick<Purpose, 'label'>,
): Described {
  const { amount, currency, from, to } = money;
  const stated = words.slice(from, to);
  const whole = formatMoney(1000 * amount, currency);
  const text = `“${stated}”: ${formatMoney(amount, currency)} or ${whole}`;
  const term = { type: 'money', label, display: text, value: { kind: 'text', text } } as const;
  return { claim: { term, from, to, amounts: [money] }, rank: unranked };
}

const pay =
  /\b(?:fees?|rent|rental|salary|subscription|retainer|payments?|royalt(?:y|ies)|compensation|charges?|premiums?|instal?lments?|hosting|maintenance|support|allowance|lease|licen[cs]e|remuneration|stipend|wages?|dues|contributions?|pay|pays|paid|payable|price|cost)\b/i;
const isThreshold = /^\)?,? or (?:above|more|less|below|over|under|higher|lower|greater|fewer)\b/i;
/** Amounts of an example or a condition are not agreed. */
const isSupposed =
  /\b(?:examples?|for instance|e\.g\.|if|suppos\w+|assum\w+|where|were)[ ,][^.;]{0,160}$/i;
const notPay =
  /\b(?:net sales|revenues?|sales of|in excess of|exceed\w*|greater than|threshold|net assets|over|turnover|income|reach\w*|achiev\w*|late|penalt\w*|non-[a-z]+|violat\w*|default)\b/i;

function isPay(before: string, after: string, context: string): boolean {
  if (isThreshold.test(after) || isSupposed.test(before)) return false;
  if (notPay.test(before.slice(-100)) || notPay.test(before.slice(0, 40))) return false;
  return pay.test(before) || pay.test(after.slice(0, 60)) || pay.test(context);
}

/** The most certain total of each currency becomes the contract value. */
function nameTotals(drafts: readonly Ranked<DraftTerm>[]): readonly DraftTerm[] {
  const best = new Map<string, Ranked<DraftTerm>>();
  for (const ranked of drafts) {
    const { value } = ranked.draft;
    if (ranked.rank >= unranked || value.kind !== 'money') continue;
    const known = best.get(value.currency);
    if (known === undefined || ranked.rank < known.rank) best.set(value.currency, ranked);
  }
  const totals = new Set([...best.values()].map(({ draft }) => draft));
  return drafts.map(({ draft }) =>
    totals.has(draft) ? { ...draft, type: 'contract-value', label: 'Contract value' } : draft,
  );
}

function withoutRepeats(drafts: readonly DraftTerm[]): readonly DraftTerm[] {
  const key = ({ type, label, display, value }: DraftTerm) =>
    `${type}|${label}|${display}|${value.kind === 'money' ? (value.purpose ?? '') : ''}`;
  const totals = new Set(
    drafts.flatMap(({ type, display }) => (type === 'contract-value' ? [display] : [])),
  );
  const seen = new Set<string>();
  return drafts.filter((draft) => {
    // A repetition of the total, whatever its purpose, is not an amount of its own.
    if (draft.type === 'money' && totals.has(draft.display)) return false;
    return seen.has(key(draft)) ? false : seen.add(key(draft));
  });
}
