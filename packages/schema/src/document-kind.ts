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
  'joint-venture',
  'franchise',
  'distribution',
  'agency',
  'sponsorship',
  'membership',
  'event',
  'investment',
  'insurance',
  'hire',
  'contract',
  'essay',
  'lab-report',
  'invoice',
  'quote',
  'order',
  'delivery-note',
  'receipt',
  'statement',
  'payslip',
  'minutes',
  'letter',
  'email',
  'report',
  'policy',
  'table',
  'data',
  'cv',
  'form',
  'certificate',
  'guide',
  'article',
  'book',
  'slides',
  'court-paper',
  'log',
  'code',
  'other',
]);
export type DocumentKind = z.infer<typeof documentKindSchema>;

export const documentFamilySchema = z.enum(['contract', 'writing', 'business', 'data', 'other']);
/** Groups of kinds that share their checks, the meaning of the score, and views. */
export type DocumentFamily = z.infer<typeof documentFamilySchema>;

const families: Readonly<Record<DocumentKind, DocumentFamily>> = {
  saas: 'contract',
  services: 'contract',
  supply: 'contract',
  licence: 'contract',
  nda: 'contract',
  dpa: 'contract',
  employment: 'contract',
  severance: 'contract',
  lease: 'contract',
  loan: 'contract',
  consumer: 'contract',
  'joint-venture': 'contract',
  franchise: 'contract',
  distribution: 'contract',
  agency: 'contract',
  sponsorship: 'contract',
  membership: 'contract',
  event: 'contract',
  investment: 'contract',
  insurance: 'contract',
  hire: 'contract',
  contract: 'contract',
  essay: 'writing',
  'lab-report': 'writing',
  invoice: 'business',
  quote: 'business',
  order: 'business',
  'delivery-note': 'business',
  receipt: 'business',
  statement: 'business',
  payslip: 'business',
  minutes: 'business',
  letter: 'business',
  email: 'business',
  report: 'business',
  policy: 'business',
  cv: 'business',
  table: 'data',
  data: 'data',
  form: 'other',
  certificate: 'other',
  guide: 'other',
  article: 'other',
  book: 'other',
  slides: 'other',
  'court-paper': 'other',
  log: 'other',
  code: 'other',
  other: 'other',
};

/**
 * The family of a kind.
 *
 * @param kind - Any kind.
 * @returns The family, which determines checks, views and what the score means.
 */
export function getDocumentFamily(kind: DocumentKind): DocumentFamily {
  return families[kind];
}

const widerKinds: Readonly<Partial<Record<DocumentKind, DocumentKind>>> = {
  franchise: 'licence',
  distribution: 'supply',
  agency: 'services',
  sponsorship: 'services',
  event: 'services',
  hire: 'services',
  membership: 'consumer',
};

/**
 * The kind of contract that a narrower one is a case of: a distribution agreement is a supply agreement. What holds for
 * contracts of that kind holds for it too. A kind that is a case of no particular other is a case of `contract`.
 *
 * @param kind - Any kind.
 * @returns The wider kind; `kind` itself if there is none.
 */
export function getWiderKind(kind: DocumentKind): DocumentKind {
  return widerKinds[kind] ?? (narrowKinds.has(kind) ? 'contract' : kind);
}

const narrowKinds: ReadonlySet<DocumentKind> = new Set([
  'joint-venture',
  'investment',
  'insurance',
]);
