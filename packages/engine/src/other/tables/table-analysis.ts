import type { SourceText, TableSum } from '@clauselight/schema';
import type { Remark } from '../remark.ts';
import type { Column } from './column.ts';
import type { DataTable } from './data-table.ts';

/** A table with its columns, as the checks see it. */
export interface ProfiledTable extends DataTable {
  readonly columns: readonly Column[];
}

/** What the checks of tables are made on. */
export interface TableDocument {
  readonly sourceText: SourceText;
  readonly tables: readonly ProfiledTable[];
}

/** Sums worked out again, and what is to be said of the wrong ones. */
export interface SumResult {
  readonly sums: readonly TableSum[];
  readonly remarks: readonly Remark[];
}

/** Places that a remark lists; the message says how many there are. */
export const mostEvidence = 100;
