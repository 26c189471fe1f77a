import type {
  Evidence,
  InvoiceAmount,
  InvoiceDetails,
  InvoiceField,
  InvoiceFieldId,
} from '@clauselight/schema';
import { fold } from '../../../text/fold.ts';
import { listFormDates } from '../../../text/values/dates.ts';
import { compare, parseDecimal } from '../../../text/values/decimal.ts';
import { createPage, type Page } from '../text/page.ts';
import type { InvoiceCheck, RemarkDraft } from './judgement.ts';

type Details = Omit<InvoiceDetails, 'kind' | 'required'>;

/** A value of the data, what the page says instead, and how to look for it on the page. */
interface Compared {
  readonly name: string;
  readonly data: Stated | undefined;
  readonly printed: Stated | undefined;
  isOnPage(page: Page): boolean;
  /** Whether the data state elsewhere what was read off the page: then the page was misread. */
  isInData(): boolean;
}

interface Stated {
  readonly display: string;
  readonly evidence?: Evidence | undefined;
}

const points = 6;
/** In characters; a scan without its words, or a page that only says what the file is. */
const shortestPage = 100;
/** A tax office has numbers of its own, without a country. */
const vatNumber = /^[A-Z]{2}[\dA-Z .]{6,16}$/;
const why =
  'Programs book and pay what the data say, and people check the page. Who sees only one of them approves what is not in the other.';
const source =
  'Factur-X 1.07 and ZUGFeRD 2.3, technical supplement: the XML and the page must say the same';

/** INV-08: whether the page and the data inside the file state the same number, days, sums and account. */
export const pageAndData: InvoiceCheck = {
  id: 'INV-08',
  category: 'invoice',
  title: 'Page and data agree',
  level: 3,
  why,
  source,
  examples:
    'It takes a PDF with the data of an invoice inside, which is longer than an example can be.',
  judge({ data, printed, sourceText }) {
    if (data === undefined || printed === undefined) return undefined;
    if (sourceText.text.trim().length < shortestPage) return undefined;
    const page = createPage(sourceText);
    return listCompared({ data: data.details, printed: printed.details }).flatMap((compared) =>
      describeDifference(compared, page),
    );
  },
  explain: ({ printed, sourceText }) =>
    printed !== undefined && sourceText.text.trim().length < shortestPage
      ? 'The page has no words that could be compared.'
      : undefined,
};

/** Only what the page states otherwise is a difference: what it does not state may be in a picture. */
function describeDifference(compared: Compared, page: Page): readonly RemarkDraft[] {
  const { name, data, printed } = compared;
  if (data === undefined || printed === undefined) return [];
  if (compared.isOnPage(page) || compared.isInData()) return [];
  return [
    {
      title: `The page states another ${name} than the data`,
      level: 3,
      points,
      notice: `The page says ${printed.display}, and the data inside the file say ${data.display}.`,
      why,
      nextStep:
        'Ask the issuer which of the two is right, on a number you already know, and pay nothing before.',
      source,
      evidence: [printed.evidence, data.evidence].filter((one) => one !== undefined),
    },
  ];
}

interface Sides {
  readonly data: Details;
  readonly printed: Details;
}

function listCompared(sides: Sides): readonly Compared[] {
  return [
    compareWords('invoice number', sides, (details) => findField(details, 'number')),
    compareDates('invoice date', sides, 'date'),
    compareDates('due date', sides, 'due-date'),
    compareSums('total', sides, ({ gross }) => gross),
    compareSums('amount due', sides, ({ due }) => due),
    compareWords('account', sides, ({ payment: { accounts } }) =>
      accounts.length === 1 ? accounts[0]?.iban : undefined,
    ),
    compareWords('VAT number of the seller', sides, ({ seller: { vatId } }) =>
      vatId && vatNumber.test(vatId.value) ? vatId : undefined,
    ),
  ];
}

function findField({ fields }: Details, id: InvoiceFieldId): InvoiceField | undefined {
  return fields.find((field) => field.id === id);
}

function compareWords(
  name: string,
  { data, printed }: Sides,
  of: (details: Details) => (Stated & { readonly value: string }) | undefined,
): Compared {
  const [stated, other] = [of(data), of(printed)];
  return {
    name,
    data: stated,
    printed: other,
    isOnPage: ({ sourceText }) =>
      stated !== undefined && strip(sourceText.text).includes(strip(stated.value)),
    isInData: () => data.fields.some(({ value }) => strip(value) === strip(other?.value ?? '')),
  };
}

function compareDates(name: string, { data, printed }: Sides, id: InvoiceFieldId): Compared {
  const [stated, other] = [findField(data, id), findField(printed, id)];
  return {
    name,
    data: stated,
    printed: other,
    isOnPage: ({ cells, order }) =>
      cells.some((cell) =>
        listFormDates(cell.folded, order).some(({ date }) => date === stated?.value),
      ),
    isInData: () => data.fields.some(({ value }) => value === other?.value),
  };
}

function compareSums(
  name: string,
  { data, printed }: Sides,
  of: (totals: Details['totals']) => InvoiceAmount | undefined,
): Compared {
  const [stated, other] = [of(data.totals), of(printed.totals)];
  const value = stated && parseDecimal(stated.amount);
  return {
    name,
    data: stated,
    printed: other,
    isOnPage: ({ cells, listFigures }) =>
      value !== undefined &&
      cells.some((cell) => listFigures(cell).some((figure) => compare(figure.value, value) === 0)),
    isInData: () => listSums(data).includes(Number(other?.amount)),
  };
}

function listSums({ totals, lines, taxes }: Details): readonly number[] {
  return [
    ...Object.values(totals),
    ...lines.map(({ amount }) => amount),
    ...taxes.flatMap(({ base, amount }) => [base, amount]),
  ].map((sum) => Number(typeof sum === 'object' ? sum.amount : sum));
}

/** Letters and digits alone, so that blanks and dashes make no difference. */
function strip(words: string): string {
  return fold(words).replace(/[^\p{L}\p{N}]+/gu, '');
}
