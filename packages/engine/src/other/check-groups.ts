import type { DocumentKind } from '@clauselight/schema';
import type { CheckDescription } from './check-description.ts';
import { commonCatalog } from './common/catalog.ts';
import { invoiceChecks } from './invoices/analyze-invoice.ts';
import { letterCatalog } from './letters/catalog.ts';
import { minutesCatalog } from './minutes/catalog.ts';
import { reportCatalog } from './reports/catalog.ts';
import { dataCatalog, tableCatalog } from './tables/catalog.ts';
import { writingChecks } from './writing/checks.ts';

/** The checks that documents of one sort are read with. */
export interface CheckGroup {
  /** As a heading of the rule book. */
  readonly name: string;
  /** Absent for the checks that every document gets. */
  readonly kind?: DocumentKind;
  readonly checks: readonly CheckDescription[];
}

/** Every check of documents that are no contracts. */
export const checkGroups: readonly CheckGroup[] = [
  { name: 'Every document that is no contract', checks: commonCatalog.descriptions },
  { name: 'Letters and e-mails', kind: 'letter', checks: letterCatalog.descriptions },
  { name: 'Minutes', kind: 'minutes', checks: minutesCatalog.descriptions },
  { name: 'Business reports and policies', kind: 'report', checks: reportCatalog.descriptions },
  { name: 'Invoices, quotes and receipts', kind: 'invoice', checks: invoiceChecks },
  { name: 'Tables', kind: 'table', checks: tableCatalog.descriptions },
  { name: 'Data files', kind: 'data', checks: dataCatalog.descriptions },
  { name: 'Essays and other writing', kind: 'essay', checks: writingChecks },
];
