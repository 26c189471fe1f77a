import type { Evidence, InvoiceLine, SummarySentence } from '@clauselight/schema';
import { formatDate } from '../../text/values/dates.ts';
import {
  absolute,
  compare,
  formatDecimal,
  formatPlain,
  parseDecimal,
  zero,
} from '../../text/values/decimal.ts';
import type { Remark } from '../remark.ts';
import type { InvoiceFacts } from './invoice-facts.ts';

type Details = InvoiceFacts['details'];

const typeNames: Readonly<Record<Details['type'], string>> = {
  invoice: 'an invoice',
  'credit-note': 'a credit note',
  quote: 'a quote',
  order: 'an order',
  receipt: 'a receipt',
  'pro-forma': 'a pro-forma invoice',
};

/** What a document does with its total. */
const verbs: Readonly<Record<Details['type'], string>> = {
  invoice: 'It asks for',
  'credit-note': 'It credits',
  quote: 'It offers a total of',
  order: 'It comes to',
  receipt: 'It confirms',
  'pro-forma': 'It asks for',
};

/** The document in a few sentences: what it is, for how much, for what, until when, what stands out, what to do. */
export function summarizeInvoice(
  facts: InvoiceFacts,
  remarks: readonly Remark[],
): readonly SummarySentence[] {
  return [
    describeDocument(facts),
    describeSums(facts),
    describeLines(facts.details.lines, facts.currency),
    describePayment(facts),
    describeResult(facts, remarks),
    describeFirstStep(facts, remarks),
  ].filter((sentence) => sentence !== undefined);
}

function say(text: string, evidence: readonly (Evidence | undefined)[]): SummarySentence {
  return { text, evidence: evidence.filter((one) => one !== undefined) };
}

function describeDocument({ details, opening }: InvoiceFacts): SummarySentence {
  const { type, syntax, seller, buyer, fields } = details;
  const number = fields.find(({ id }) => id === 'number');
  const date = fields.find(({ id }) => id === 'date');
  const name =
    syntax === 'text'
      ? typeNames[type]
      : `${type === 'credit-note' ? 'an electronic credit note' : 'an e-invoice'} in ${syntax === 'ubl' ? 'UBL' : 'UN/CEFACT CII'}${details.profile === undefined ? '' : ` (${details.profile})`}`;
  const words = [
    `This is ${name}`,
    number ? `, number ${number.display}` : '',
    date ? `${number ? ',' : ''} of ${date.display}` : '',
    seller.name ? `, from ${seller.name.display}` : '',
    buyer.name ? `${seller.name ? '' : ','} to ${buyer.name.display}` : '',
  ];
  return say(`${words.join('').replace(/\.$/, '')}.`, [
    number?.evidence ?? opening,
    date?.evidence,
    seller.name?.evidence,
    buyer.name?.evidence,
  ]);
}

function describeSums({ details }: InvoiceFacts): SummarySentence | undefined {
  const { totals, taxes, type } = details;
  const { gross, net, tax, due } = totals;
  const total = gross ?? due;
  if (!total) return undefined;
  const rates = [
    ...new Set(
      taxes.flatMap(({ rate }) => (rate ? [`${formatPlain(parseDecimal(rate) ?? zero)} %`] : [])),
    ),
  ];
  const parts = describeTax({ net, tax, rates });
  const rest =
    due && gross && due.amount !== gross.amount
      ? ` Of this ${due.display} is still to be paid.`
      : '';
  const verb = verbs[type];
  return say(`${verb} ${total.display}${parts}.${rest}`, [
    total.evidence,
    net?.evidence,
    tax?.evidence,
    due?.evidence,
  ]);
}

/** A tax that was not found is not one that is not charged: only a stated nought is called none. */
function describeTax({
  net,
  tax,
  rates,
}: Pick<Details['totals'], 'net' | 'tax'> & { readonly rates: readonly string[] }): string {
  if (tax === undefined) return '';
  if (Number(tax.amount) === 0) return '; no tax is charged';
  if (net === undefined) return `, with ${tax.display} tax`;
  return `: ${net.display} net and ${tax.display} tax${rates.length > 0 ? ` at ${joinRates(rates)}` : ''}`;
}

function joinRates(rates: readonly string[]): string {
  return rates.length < 2
    ? (rates[0] ?? '')
    : `${rates.slice(0, -1).join(', ')} and ${rates.at(-1)}`;
}

function describeLines(
  lines: readonly InvoiceLine[],
  currency: string | undefined,
): SummarySentence | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const largest = lines.reduce((a, b) => (compare(size(b), size(a)) > 0 ? b : a));
  const price = largest.amount
    ? ` (${currency ? `${currency} ` : ''}${formatDecimal(parseDecimal(largest.amount) ?? zero)})`
    : '';
  const name = (largest.description.split('\n')[0] ?? '').slice(0, 80).trim();
  if (name === '') return undefined;
  return lines.length === 1
    ? say(`It has one line: ${name}${price}.`, [first.evidence])
    : say(`It has ${lines.length} lines, the largest of them ${name}${price}.`, [largest.evidence]);
}

function size({ amount }: InvoiceLine) {
  return absolute(parseDecimal(amount ?? '0') ?? zero);
}

function describePayment({
  details: { fields, payment },
}: InvoiceFacts): SummarySentence | undefined {
  const due = fields.find(({ id }) => id === 'due-date');
  const [account] = payment.accounts;
  const when = due
    ? `Payment is due on ${due.display}`
    : payment.days === undefined
      ? undefined
      : `Payment is due within ${payment.days} days`;
  const where = account ? ` to the account ${account.iban.display}` : '';
  if (when === undefined && account === undefined) return undefined;
  const { discount } = payment;
  const saving = discount
    ? ` Paying ${discount.until ? `by ${formatDate(discount.until)}` : `within ${discount.days} days`} saves ${discount.rate} %.`
    : '';
  return say(`${when ?? 'No due date was found; payment goes'}${where}.${saving}`, [
    due?.evidence ?? payment.terms?.evidence,
    account?.iban.evidence,
    discount?.evidence,
  ]);
}

function describeResult(
  { sums }: InvoiceFacts,
  remarks: readonly Remark[],
): SummarySentence | undefined {
  const wrong = sums.filter(({ isRight }) => !isRight);
  const [worst] = wrong;
  if (worst) {
    const others =
      wrong.length > 1
        ? `; ${wrong.length - 1} more ${wrong.length === 2 ? 'sum does' : 'sums do'} not hold`
        : '';
    return say(
      `One sum stands out: ${worst.equation}, but ${formatDecimal(parseDecimal(worst.stated) ?? zero)} is stated${others}.`,
      worst.evidence,
    );
  }
  const [first] = remarks.filter(({ level }) => level > 1);
  if (first)
    return say(`What stands out: ${lowerFirst(first.title)}. ${first.notice}`, first.evidence);
  if (sums.length === 0) return undefined;
  return say(
    sums.length === 1
      ? 'The one sum that can be worked out again holds.'
      : `${sums.length === 2 ? 'Both' : `All ${sums.length}`} sums that can be worked out again hold.`,
    sums.flatMap(({ rule, evidence }) => (rule === 'line' ? [] : evidence.slice(0, 1))),
  );
}

function describeFirstStep(
  { details, isPaid }: InvoiceFacts,
  remarks: readonly Remark[],
): SummarySentence {
  const first =
    remarks.find(({ level }) => level > 1) ?? remarks.find(({ checkId }) => checkId === 'INV-05');
  if (first) return say(`What to do first: ${lowerFirst(first.nextStep)}`, first.evidence);
  if (isPaid && details.type === 'invoice')
    return say(
      'It is said to be paid already, and the checks found nothing that needs attention.',
      [],
    );
  return say(
    'The checks found nothing that needs attention. They cannot tell whether what was ordered has arrived.',
    [],
  );
}

/** Capitals of abbreviations stay. */
function lowerFirst(words: string): string {
  return /^[A-Z](?![A-Z])/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
