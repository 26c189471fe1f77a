import type { TableSum } from '@clauselight/schema';
import type { Remark } from '../remark.ts';
import { sortRemarks } from '../remark-catalog.ts';
import { capRemarks } from './cap-remarks.ts';
import { checkBalances } from './checks/balances.ts';
import { checkCells } from './checks/cell-defects.ts';
import { checkDuplicates } from './checks/duplicates.ts';
import { checkGaps } from './checks/gaps.ts';
import { checkColumnNames } from './checks/headers.ts';
import { checkHundredPercent } from './checks/hundred-percent.ts';
import { checkLineSums } from './checks/line-sums.ts';
import { checkOutliers } from './checks/outliers.ts';
import { checkTotalRows } from './checks/total-rows.ts';
import { checkData } from './data-files/broken-data.ts';
import type { DataContents } from './data-files/fields.ts';
import { checkSecrets } from './data-files/secrets.ts';
import type { SumResult, TableDocument } from './table-analysis.ts';

interface RemarkInput {
  readonly document: TableDocument;
  /** Present for data files. */
  readonly contents: DataContents | undefined;
}

/** Everything that the checks of tables and data files have to say, and every sum they worked out again. */
export function listRemarks({ document, contents }: RemarkInput): SumResult {
  const results = [
    checkTotalRows(document),
    checkLineSums(document),
    checkHundredPercent(document),
    checkBalances(document),
  ];
  const remarks: readonly Remark[] = [
    ...results.flatMap((result) => result.remarks),
    ...checkSecrets(document, contents !== undefined),
    ...(contents === undefined ? [] : checkData(contents, document)),
    ...checkCells(document),
    ...checkDuplicates(document),
    ...checkOutliers(document),
    ...checkGaps(document),
    ...checkColumnNames(document),
  ];
  return {
    sums: sortSums(results.flatMap(({ sums }) => sums)),
    remarks: capRemarks(sortRemarks(remarks)),
  };
}

/** Wrong ones first, each kind in document order. */
function sortSums(sums: readonly TableSum[]): readonly TableSum[] {
  return [...sums].sort(
    (a, b) => Number(a.isRight) - Number(b.isRight) || a.evidence.start - b.evidence.start,
  );
}
