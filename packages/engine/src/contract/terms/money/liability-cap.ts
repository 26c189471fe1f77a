import { formatMoney } from '../../../text/values/money.ts';
import { actor, tidyActor } from '../lengths/acting-party.ts';
import type { Claim } from './claim.ts';
import type { MoneySentence } from './money-sentence.ts';

const topic = /\bliab(?:le|ility|ilities)\b|\bdamages\b|\bindemni\w+/i;
const bound =
  /\b(?:exceed(?:s|ing)?|in excess(?: in the aggregate)? of|(?:greater|more|higher) than|(?<!(?:not|without being|not be|and not) )limited(?:,? in (?:the )?aggregate,?)?(?:,? [^,;]{1,40},)? to|limit(?:ed)? (?:of|at)|capped at|up to (?:a (?:maximum|total)(?: \w+)? of)?|maximum(?: \w+){0,3} of|no more than)/gi;
const needsDenial = /^(?:exceed|in excess|greater|more|higher|up to)/i;
const leadIn =
  /^(?:,? ?and (?:will|shall) not exceed,? |[,:\s]+|to |the (?!(?:greater|lesser|higher|lower|larger) ))+/i;
const denial =
  /\b(?:not?|never|neither|nor|no event|no case|cannot|under no circumstances|maximum|limited)\b/i;
const fees =
  /\b(?:(?:greater|lesser|higher|lower|larger) of\b|(?:(?:value of|annuali[sz]ed|the|total|aggregate|full|entire|cumulative|annual|net|gross|purchase|contract|service|subscription|licen[cs]e) ){0,3}(?:amounts?|fees?|sums?|prices?|charges|payments?|consideration|royalt(?:y|ies)|compensation|commissions?|revenues?|premiums?|purchase price|proceeds|remuneration|costs?)\b|(?:one|two|three|four|five|six|ten|\d{1,3})(?: \(\d+\))? times\b|\d{1,3}(?:\.\d+)? ?(?:%|per ?cent)|(?:\w+ ){1,3}percent\b)/i;
const isPaid =
  /\b(?:paid|payable|received|receives|due|owed|owing|invoiced|earned|collected|charged|spent|agreement|contract|order|price|services?|greater|lesser|fees?|insurance)\b/i;
const end =
  /[;]|\. |, (?:whether|regardless|even if|except|provided|and in no|nor|but|unless|notwithstanding|irrespective|however|and (?:neither|shall|will|the|each|any|licensor|licensee|customer|company|supplier|provider))\b| (?:regardless|irrespective|except|provided that|even if|whether (?:or|in|such|based|under)|nor shall|and in no event)\b/i;
const notCap =
  /\binsur\w+|\bcoverage\b|\bdeductible\b|\bliquidated damages\b|\bindebtedness\b|\bnet worth\b|\bcapital expenditures?\b|\blimits? of liability\b|\bincluding,?(?: but)?(?: not| without)?\b[^;]{0,12}$/i;
/** In characters; set by hand. */
const distance = 90;
/** In characters; set by hand. */
const longest = 380;

/** Finds the amounts that a sentence limits liability to: an amount, or what was paid for something. */
export function findLiabilityCaps({ words, amounts }: MoneySentence): readonly Claim[] {
  if (!topic.test(words)) return [];
  const claims: Claim[] = [];
  for (const match of words.matchAll(bound)) {
    const claim = parseCap(words, amounts, {
      from: match.index,
      to: match.index + match[0].length,
    });
    const last = claims.at(-1);
    if (claim !== undefined && (last === undefined || claim.from >= last.to)) claims.push(claim);
  }
  return claims;
}

function parseCap(
  words: string,
  amounts: MoneySentence['amounts'],
  verb: { readonly from: number; readonly to: number },
): Claim | undefined {
  const from = findStart(words, verb.from);
  const before = words.slice(from, verb.from);
  if (!topic.test(before) || notCap.test(before)) return undefined;
  if (needsDenial.test(words.slice(verb.from, verb.to)) && !denial.test(before)) return undefined;
  const rest = words.slice(verb.to, verb.to + longest);
  const stop = end.exec(rest)?.index ?? rest.length;
  const measure = rest.slice(0, stop).replace(/[\s,.:]+$/, '');
  const amount = amounts.find((money) => money.from >= verb.to && money.from < verb.to + distance);
  const inFees = fees.exec(measure);
  const isFees = inFees !== null && inFees.index < distance && isPaid.test(measure);
  if ((amount === undefined || amount.from > verb.to + stop) && !isFees) return undefined;
  if (/\bper occurrence\b/i.test(rest)) return undefined;
  const to = verb.to + measure.length;
  const held = amounts.filter((money) => money.from >= verb.to && money.to <= to);
  const by = findLimited(before);
  const term = { ...describeCap(measure.trim(), held, isFees), ...(by !== undefined && { by }) };
  return { term, from, to, amounts: held };
}

const ownLiability = new RegExp(`\\b${actor}(?:['’]s|s['’]) (?:\\w+,? ){0,6}?liabilit`, 'g');
const liabilityOf = new RegExp(`\\bliabilit(?:y|ies)(?: \\w+){0,2} of ${actor}`, 'g');
const liable = new RegExp(
  `\\b${actor},? (?:shall|will|may|can)(?: not| in no event| never)?(?: be)?(?: held)? liable`,
  'g',
);

/** Whose liability the words before a limit are about. */
function findLimited(before: string): string | undefined {
  const found = [ownLiability, liabilityOf, liable].flatMap((pattern) => [
    ...before.matchAll(pattern),
  ]);
  const last = found.sort((a, b) => a.index - b.index).at(-1)?.[1];
  return last === undefined ? undefined : tidyActor(last);
}

/** Finds the start of the clause whose predicate is the limit. */
function findStart(words: string, verb: number): number {
  const before = words.slice(0, verb);
  const marks = [
    ...before.matchAll(/;|\. |: |\b(?:provided,? (?:however,? )?that|except that|and that)\b/gi),
  ];
  const last = marks.findLast(({ index, 0: mark }) =>
    topic.test(before.slice(index + mark.length)),
  );
  const start = last === undefined ? 0 : last.index + last[0].length;
  return start + (/^\s*(?:(?:and|or|but)\b\s*)?/.exec(words.slice(start))?.[0].length ?? 0);
}

function describeCap(
  measure: string,
  held: MoneySentence['amounts'],
  isFees: boolean,
): Claim['term'] {
  const [amount] = held;
  const purpose = 'liability';
  const label = 'Liability cap';
  if (amount === undefined || isFees || held.length > 1) {
    const text = measure.replace(leadIn, '');
    return { type: 'liability-cap', label, display: text, value: { kind: 'text', text } };
  }
  const display = formatMoney(amount.amount, amount.currency);
  const { currency } = amount;
  const value = { kind: 'money', amount: amount.amount, currency, purpose } as const;
  return { type: 'liability-cap', label, display, value };
}
