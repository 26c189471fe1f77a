import { formatDuration, listDurations } from '../../../text/values/durations.ts';
import type { Claim } from './claim.ts';
import type { MoneySentence } from './money-sentence.ts';

const topic =
  /\b(?:invoic\w*|pay(?:able|ment|ments|s)?|paid|bill(?:s|ed|ing)?|net|due|remit\w*)\b/i;
const unit = /\b(?:days?|weeks?|months?)\b|\bnet[ -]?\d/i;
const net = /\bnet[ -]?(\d{1,3})(?:[ -]days?\b|(?=[ .,;)]|$))/i;
const lead =
  /\b(?:within|in|not later than|no later than|net|at)(?: a period of| the)?(?: \w+)? ?$/i;
const invoice =
  /^(?:'s?)? ?(?:\w+ )?(?:net\b|(?:after|of|from|following|upon)(?: the)?(?: date)?(?: of| on which)?[^.;]{0,50}?\b(?:invoices?|invoiced|bills?|billing|statements?|request for payment|demand)\b(?: date\b)?)/i;
const paying =
  /\b(?:pay|pays|paid|payable|payments? (?:is|are|shall be|will be|terms?)|remit|due|payment terms?)\b[^;]{0,140}$/i;
const counted =
  /^(?:'s?)? ?(?:\w+ )?(?:after|of|from|following)(?: the)?(?: date of)? (?:receipt(?! (?:by [\w ]{1,20} )?of (?!(?:an?|the|such|each|any|all)? ?(?:\w+ )?(?:invoice|bill|statement|payment|goods|products?)))|delivery|shipment|acceptance|end of (?:each|the|every|such) (?:calendar |fiscal )?(?:month|quarter|year))\b/i;
const notPayment =
  /\b(?:dispute|object|notify|notice|audit|terminat\w*|cure|overdue|late|does not|fails?|failure|default|past due|unpaid|not paid)\b/i;

/** Finds how long payment may take after an invoice, a delivery or the end of a period. */
export function findPaymentPeriods({ words }: MoneySentence): readonly Claim[] {
  if (!topic.test(words) || !unit.test(words)) return [];
  const found = listDurations(words).flatMap(({ from, to, value }): Claim[] => {
    const before = words.slice(Math.max(0, from - 180), from);
    const after = words.slice(to, to + 110);
    const start = lead.exec(before);
    if (start === null || value.unit === 'year' || notPayment.test(before.slice(-70))) return [];
    if (!paying.test(before.slice(0, start.index)) && !isPaidAfter(after)) return [];
    const rest = invoice.exec(after) ?? counted.exec(after);
    if (rest === null && !/^net/i.test(start[0])) return [];
    const term = createTerm(value);
    return [
      {
        term,
        from: from - before.length + start.index,
        to: to + (rest?.[0].length ?? 0),
        amounts: [],
      },
    ];
  });
  return found.length > 0 ? found : findNet(words);
}

function isPaidAfter(after: string): boolean {
  return /^[^.;]{0,110}?\b(?:shall|will|must|agrees to|is to) (?:\w+ )?(?:pay|be paid|remit)\b/i.test(
    after,
  );
}

function findNet(words: string): readonly Claim[] {
  const match = net.exec(words);
  const days = Number(match?.[1]);
  if (match === null || !(days > 0 && days <= 365)) return [];
  const value = { kind: 'duration', amount: days, unit: 'day' } as const;
  const to = match.index + match[0].length;
  return [{ term: createTerm(value), from: match.index, to, amounts: [] }];
}

function createTerm(value: ReturnType<typeof listDurations>[number]['value']): Claim['term'] {
  const display = formatDuration(value);
  return { type: 'payment-period', label: 'Payment period', display, value };
}
