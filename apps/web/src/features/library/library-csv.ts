import { writeCsv } from '@clauselight/core';
import { formatScore } from '../../lib/format.ts';
import { getReview, type LibraryRow } from './library-rows.ts';
import { t } from './messages.ts';

/** The rows as a file for spreadsheets, in the order given. */
export function writeLibrary(rows: readonly LibraryRow[]): string {
  return writeCsv([
    [
      t('library.column.document'),
      t('library.column.kind'),
      t('library.column.parties'),
      t('library.csv.measure'),
      t('library.column.score'),
      t('library.csv.findings'),
      t('library.csv.reviewed'),
      t('library.column.deadline'),
      t('library.csv.deadlineName'),
      t('library.column.tags'),
      t('library.column.uploaded'),
    ],
    ...rows.map(writeRow),
  ]);
}

function writeRow(row: LibraryRow): string[] {
  const { document, insight, nextDeadline } = row;
  const review = getReview(row);
  return [
    document.filename,
    insight?.kindLabel ?? '',
    insight?.parties?.join('; ') ?? '',
    describeMeasure(row),
    insight?.riskScore === undefined ? '' : formatScore(insight.riskScore),
    insight === undefined ? '' : String(insight.findings.length),
    review === undefined ? '' : String(review.reviewed),
    nextDeadline?.date ?? '',
    nextDeadline?.label ?? '',
    document.tags.join('; '),
    document.uploadedAt,
  ];
}

function describeMeasure({ insight }: LibraryRow): string {
  if (insight === undefined) return t('library.state.new');
  return insight.riskScore === undefined ? t('library.item.notJudged') : insight.scoreLabel;
}
