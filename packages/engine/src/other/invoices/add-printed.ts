import type { InvoiceLine, InvoiceParty, InvoiceTotals } from '@clauselight/schema';
import type { InvoiceFacts } from './invoice-facts.ts';

type Details = InvoiceFacts['details'];

/**
 * The facts of the data inside an invoice's PDF, with what only its page states: an account, terms, the codes of its
 * lines. What both state is quoted from the page, which people see; what they state differently is as the data have it.
 */
export function addPrinted(data: InvoiceFacts, printed: InvoiceFacts): InvoiceFacts {
  const { details } = data;
  const page = printed.details;
  const known = new Set(details.fields.map(({ id }) => id));
  const onPage = (field: Details['fields'][number]) =>
    page.fields.find(({ id, value }) => id === field.id && value === field.value) ?? field;
  return {
    ...data,
    isPaid: data.isPaid || printed.isPaid,
    details: {
      ...details,
      fields: [...details.fields.map(onPage), ...page.fields.filter(({ id }) => !known.has(id))],
      seller: mergeParty(details.seller, page.seller),
      buyer: mergeParty(details.buyer, page.buyer),
      lines: [...mergeLines(details.lines, page.lines)],
      totals: mergeTotals(details.totals, page.totals),
      payment: mergePayment(details.payment, page.payment),
    },
  };
}

function mergeParty(data: InvoiceParty, page: InvoiceParty): InvoiceParty {
  const names = Object.keys(data) as (keyof InvoiceParty)[];
  const differing = names.filter((name) => data[name]?.value !== page[name]?.value);
  return { ...page, ...pick(data, differing) };
}

function mergeTotals(data: InvoiceTotals, page: InvoiceTotals): InvoiceTotals {
  const names = Object.keys(data) as (keyof InvoiceTotals)[];
  const same = names.filter((name) => Number(data[name]?.amount) === Number(page[name]?.amount));
  return { ...data, ...pick(page, same) };
}

function pick<Value extends object>(value: Value, names: readonly (keyof Value)[]): Partial<Value> {
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Partial<Value>;
}

function mergePayment(data: Details['payment'], page: Details['payment']): Details['payment'] {
  const accounts = data.accounts.map(
    (account) => page.accounts.find(({ iban }) => iban.value === account.iban.value) ?? account,
  );
  return { ...page, ...data, accounts: accounts.length > 0 ? accounts : page.accounts };
}

/** Lines of no quantity and no amount are headings of the lines below them. */
function isHeading({ quantity, amount }: InvoiceLine): boolean {
  return Number(quantity ?? 0) === 0 && Number(amount ?? 0) === 0;
}

/** The page says of a line how people count it, and the data say it for programs. */
function mergeLines(
  data: readonly InvoiceLine[],
  page: readonly InvoiceLine[],
): readonly InvoiceLine[] {
  const lines = data.filter((line) => !isHeading(line));
  if (lines.length === 0) return page;
  return lines.map((line, index) => {
    const printed = page[index];
    const isSame = printed?.amount !== undefined && Number(printed.amount) === Number(line.amount);
    return isSame ? { ...line, ...printed } : line;
  });
}
