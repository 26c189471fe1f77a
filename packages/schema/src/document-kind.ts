import * as z from 'zod/mini';

export const documentKindSchema = z.enum([
  'saas',
  'services',
  'supply',
  'licence',
  'nda',
  'dpa',
  'employment',
  'severance',
  'lease',
  'loan',
  'consumer',
  'contract',
  'essay',
  'lab-report',
  'invoice',
  'quote',
  'minutes',
  'letter',
  'report',
  'table',
  'data',
  'cv',
  'other',
]);
export type DocumentKind = z.infer<typeof documentKindSchema>;

export const documentFamilySchema = z.enum(['contract', 'writing', 'business', 'data', 'other']);
/** What kinds have in common: which checks are made, what the score measures, which views there are. */
export type DocumentFamily = z.infer<typeof documentFamilySchema>;

const families: Readonly<Partial<Record<DocumentKind, DocumentFamily>>> = {
  essay: 'writing',
  'lab-report': 'writing',
  invoice: 'business',
  quote: 'business',
  minutes: 'business',
  letter: 'business',
  report: 'business',
  cv: 'business',
  table: 'data',
  data: 'data',
  other: 'other',
};

/** The family of a kind; every kind without one of its own is a contract. */
export function getDocumentFamily(kind: DocumentKind): DocumentFamily {
  return families[kind] ?? 'contract';
}
