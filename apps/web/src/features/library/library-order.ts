import { riskMeasure } from '../../lib/insights/measures.ts';
import { createListOrders, type ListOrder } from '../../lib/list-order.ts';
import { getReview, type LibraryRow } from './library-rows.ts';

/** Names and days to come begin with the first, the rest with the latest or the highest. */
const firstDirections = {
  uploaded: 'descending',
  document: 'ascending',
  parties: 'ascending',
  score: 'descending',
  review: 'ascending',
  deadline: 'ascending',
} as const;

export type LibraryKey = keyof typeof firstDirections;
export type LibraryOrder = ListOrder<LibraryKey>;

/** The orders of the library; usually the latest document comes first. */
export const libraryOrders = createListOrders<LibraryKey>(firstDirections);

/** What a row is ordered by; rows without it come last, whatever the direction. */
const values: Readonly<Record<LibraryKey, (row: LibraryRow) => string | number | undefined>> = {
  uploaded: ({ document }) => document.uploadedAt,
  document: ({ document }) => document.filename,
  parties: ({ insight }) => insight?.parties?.join(', '),
  // What other scores measure is not compared with risk.
  score: ({ insight }) => (insight?.scoreLabel === riskMeasure ? insight.riskScore : undefined),
  review: (row) => {
    const review = getReview(row);
    return review && review.reviewed / review.total;
  },
  deadline: ({ nextDeadline }) => nextDeadline?.date,
};

/** The rows in the order; rows that are equal under it stand by name. */
export function sortLibrary(
  rows: readonly LibraryRow[],
  { key, direction }: LibraryOrder,
): LibraryRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const getValue = values[key];
  return rows.toSorted((a, b) => {
    const [one, other] = [getValue(a), getValue(b)];
    if (one === undefined || other === undefined) {
      return Number(one === undefined) - Number(other === undefined) || byName(a, b);
    }
    return sign * compare(one, other) || byName(a, b);
  });
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b));
}

function byName(a: LibraryRow, b: LibraryRow): number {
  return a.document.filename.localeCompare(b.document.filename);
}
