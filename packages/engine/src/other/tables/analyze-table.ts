import { countOf } from '@clauselight/core';
import type { DocumentKind, SourceText, TableDetails } from '@clauselight/schema';
import type { KindResult, Remark, Strength } from '../remark.ts';
import { dataCatalog, tableCatalog } from './catalog.ts';
import { listChanges } from './changes.ts';
import { type DataContents, readContents } from './data-files/fields.ts';
import { describeOutline } from './data-files/outline.ts';
import { listRecordTables } from './data-files/record-tables.ts';
import { listRemarks } from './list-remarks.ts';
import { listTables } from './list-tables.ts';
import { profileColumns } from './profile-columns.ts';
import { describeProfile } from './profile-table.ts';
import { listShares } from './shares.ts';
import { summarizeTable } from './summarize-table.ts';
import type { TableDocument } from './table-analysis.ts';
import { listTableTerms } from './table-terms.ts';

interface TableInput {
  readonly sourceText: SourceText;
  readonly kind: DocumentKind;
}

const mostTables = 40;
const mostSums = 200;
const mostChanges = 40;
const mostShares = 10;

/** Reads a table or a data file: what its columns hold, whether its sums are right, what stands out. */
export function analyzeTable({ sourceText, kind }: TableInput): KindResult<TableDetails> {
  const isData = kind === 'data' || sourceText.format === 'json' || sourceText.format === 'xml';
  const contents = isData ? readContents(sourceText) : undefined;
  const document = createDocument(sourceText, contents);
  const { sums, remarks } = listRemarks({ document, contents });
  const details: TableDetails = {
    kind: 'table',
    tables: document.tables
      .slice(0, mostTables)
      .map((table) => describeProfile(table, sourceText.text)),
    tableCount: document.tables.length,
    sums: sums.slice(0, mostSums),
    sumCount: sums.length,
    changes: listChanges(document).slice(0, mostChanges),
    shares: listShares(document).slice(0, mostShares),
    ...(contents && { data: describeOutline(contents, document) }),
  };
  return {
    details,
    remarks,
    checks: listChecks(remarks, { document, details }),
    strengths: listStrengths(details),
    terms: listTableTerms(document),
    summary: summarizeTable({ details, document, remarks }),
  };
}

function createDocument(sourceText: SourceText, contents: DataContents | undefined): TableDocument {
  const plain = listTables(sourceText);
  const records = contents ? listRecordTables(sourceText, contents, plain.length + 1) : [];
  const tables = [...plain, ...records].map((table) => ({
    ...table,
    columns: profileColumns(table),
  }));
  return { sourceText, tables };
}

function listChecks(
  remarks: readonly Remark[],
  { document, details }: { readonly document: TableDocument; readonly details: TableDetails },
) {
  const hasTables = document.tables.length > 0;
  const idleOfTables = new Set<'TAB-01' | 'TAB-02' | 'TAB-03' | 'TAB-04' | 'TAB-05' | 'TAB-06'>();
  if (!hasTables)
    for (const id of ['TAB-01', 'TAB-03', 'TAB-04', 'TAB-05'] as const) idleOfTables.add(id);
  if (details.sumCount === 0) idleOfTables.add('TAB-02');
  if (details.changes.length === 0) idleOfTables.add('TAB-06');
  const idleOfData = new Set<'DAT-01' | 'DAT-02' | 'DAT-03'>(
    details.data === undefined ? ['DAT-01', 'DAT-02'] : [],
  );
  return [
    ...tableCatalog.listChecks(remarks, idleOfTables),
    ...dataCatalog.listChecks(remarks, idleOfData),
  ];
}

function listStrengths({ sums, sumCount, tables }: TableDetails): readonly Strength[] {
  const isRight = sumCount > 0 && sums.every((sum) => sum.isRight);
  const complete = tables.filter(
    ({ rows, columns }) =>
      rows > 4 && columns.length > 1 && columns.every(({ empty }) => empty === 0),
  );
  return [
    ...(isRight
      ? [
          {
            title: 'Sums that are right',
            text: `${countOf(sumCount, 'sum was', 'sums were')} worked out again from the figures and agree${sumCount === 1 ? 's' : ''}.`,
            evidence: sums.slice(0, 20).map(({ evidence }) => evidence),
          },
        ]
      : []),
    ...(complete.length > 0
      ? [
          {
            title: 'No empty cells',
            text: `${complete.length === 1 ? 'Every row has' : `In ${countOf(complete.length, 'table')} every row has`} a value in every column.`,
            evidence: complete.flatMap(({ columns }) =>
              columns.slice(0, 8).flatMap(({ evidence }) => evidence ?? []),
            ),
          },
        ]
      : []),
  ];
}
