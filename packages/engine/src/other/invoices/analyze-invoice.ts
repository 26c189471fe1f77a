import type { DocumentKind, InvoiceDetails, SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { getEmbedded, withoutEmbedded } from '../../text/embedded.ts';
import type { KindResult, RemarkCheck, Strength } from '../remark.ts';
import { addPrinted } from './add-printed.ts';
import { dateSanity } from './checks/gen-05-date-sanity.ts';
import { listRequired, mandatoryFields } from './checks/inv-01-mandatory-fields.ts';
import { sumsAddUp } from './checks/inv-02-sums.ts';
import { eInvoice } from './checks/inv-03-e-invoice.ts';
import { paymentData } from './checks/inv-04-payment-data.ts';
import { dueDate } from './checks/inv-05-due-date.ts';
import { duplicateLines } from './checks/inv-06-duplicate-lines.ts';
import { vatPlausibility } from './checks/inv-07-vat-plausibility.ts';
import { pageAndData } from './checks/inv-08-page-and-data.ts';
import type { InvoiceCheck, Judged } from './checks/judgement.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { listInvoiceTerms } from './invoice-terms.ts';
import { rankRemarks } from './rank-remarks.ts';
import { summarizeInvoice } from './summarize-invoice.ts';
import { readTextInvoice } from './text/read-text-invoice.ts';
import { readEInvoice } from './xml/read-e-invoice.ts';
import { recognizeSyntax } from './xml/recognize-syntax.ts';

/** Every check of invoices. */
export const invoiceChecks = [
  mandatoryFields,
  sumsAddUp,
  eInvoice,
  paymentData,
  dueDate,
  duplicateLines,
  vatPlausibility,
  pageAndData,
  dateSanity,
] as const satisfies readonly InvoiceCheck[];

/** Reads an invoice, credit note, quote or receipt, in text or as e-invoice XML, and checks it. */
export function analyzeInvoice({
  sourceText,
  kind,
}: {
  readonly sourceText: SourceText;
  readonly structure?: DocumentStructure;
  readonly kind: DocumentKind;
}): KindResult<InvoiceDetails> {
  const pages = withoutEmbedded(sourceText);
  const stated = readFacts(sourceText, kind);
  // Beside the data of an invoice its page is read as well: it states more, and perhaps something else.
  const printed =
    pages === sourceText || stated.details.syntax === 'text' ? undefined : readTextInvoice(pages);
  const facts = printed === undefined ? stated : addPrinted(stated, printed);
  const judged: Judged = { facts, sourceText: pages, ...(printed && { data: stated, printed }) };
  const results = invoiceChecks.map((check) => ({ check, drafts: check.judge(judged) }));
  const remarks = rankRemarks(
    results.flatMap(({ check, drafts }) =>
      (drafts ?? []).map((draft) => ({ ...draft, checkId: check.id, category: check.category })),
    ),
  );
  return {
    details: { kind: 'invoice', ...facts.details, required: listRequired(facts) },
    remarks,
    checks: results.map(({ check: { id, category, title, explain }, drafts }): RemarkCheck => {
      const reason = drafts === undefined ? explain?.(judged) : undefined;
      return {
        checkId: id,
        category,
        title,
        outcome:
          drafts === undefined ? 'not-applicable' : drafts.length > 0 ? 'found' : 'not-found',
        ...(reason !== undefined && { reason }),
      };
    }),
    strengths: listStrengths(facts),
    terms: listInvoiceTerms(facts),
    summary: summarizeInvoice(facts, remarks),
  };
}

/** What a document is that names no type of its own, by its kind. */
const typesOfKinds: Readonly<Partial<Record<DocumentKind, InvoiceDetails['type']>>> = {
  quote: 'quote',
  order: 'order',
  receipt: 'receipt',
};
/** Words that other papers have too: an order names the quote it answers, and the address for invoices. */
const unspecific: ReadonlySet<InvoiceDetails['type']> = new Set(['invoice', 'quote']);

function readFacts(sourceText: SourceText, kind: DocumentKind): InvoiceFacts {
  const data = getEmbedded(sourceText) ?? sourceText;
  const syntax = recognizeSyntax(data);
  const facts = syntax ? readEInvoice(data, syntax) : readTextInvoice(withoutEmbedded(sourceText));
  const type = typesOfKinds[kind];
  const isOfKind = type === undefined || !unspecific.has(facts.details.type);
  return isOfKind ? facts : { ...facts, details: { ...facts.details, type } };
}

function listStrengths(facts: InvoiceFacts): readonly Strength[] {
  const { sums, details } = facts;
  const totals = sums.filter(({ rule }) => rule !== 'line');
  const valid = details.payment.accounts.filter(
    ({ iban, isValid }) => isValid && /^[A-Z]{2}\d{2}[A-Z0-9]{10}/.test(iban.value),
  );
  const strengths: Strength[] = [];
  if (totals.length > 0 && sums.every(({ isRight }) => isRight)) {
    strengths.push({
      title: 'The sums hold',
      text: `${sums.length === 1 ? 'The one sum' : sums.length === 2 ? 'Both sums' : `All ${sums.length} sums`} worked out again from the document’s figures ${sums.length === 1 ? 'agrees' : 'agree'} with what it states.`,
      evidence: totals.flatMap(({ evidence }) => evidence.slice(0, 1)),
    });
  }
  if (valid.length > 0 && valid.length === details.payment.accounts.length) {
    strengths.push({
      title: 'The IBAN is well formed',
      text: 'Length and check digits are right. That does not show whose account it is.',
      evidence: valid.flatMap(({ iban }) => iban.evidence ?? []),
    });
  }
  return strengths;
}
