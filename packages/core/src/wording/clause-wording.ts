import { type DocumentKind, getDocumentFamily } from '@clauselight/schema';

/** Kinds whose headings do not locate a passage: addresses, labels and columns. */
const withoutClauses: readonly DocumentKind[] = [
  'letter',
  'email',
  'invoice',
  'quote',
  'order',
  'delivery-note',
  'receipt',
  'statement',
  'payslip',
  'table',
  'data',
  'log',
  'code',
];

/**
 * What a numbered unit of a document is called; absent where passages are not located by such units.
 *
 * @param kind - The kind of the document.
 * @returns `clause` for contracts, `section` for documents with sections; undefined for others.
 */
export function getClauseNoun(kind: DocumentKind): 'clause' | 'section' | undefined {
  if (withoutClauses.includes(kind)) return undefined;
  return getDocumentFamily(kind) === 'contract' ? 'clause' : 'section';
}

/**
 * The number of a clause with its noun, `clause 4.2`; a number that says so itself, `Article II`, stays alone.
 *
 * @param number - The number as the document shows it.
 * @param noun - What the document calls its units.
 * @returns Words for use within a sentence.
 */
export function nameClauseNumber(number: string, noun: string): string {
  return /^\d/.test(number) ? `${noun} ${number}` : number;
}
