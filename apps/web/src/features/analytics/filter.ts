import { type DocumentFamily, type DocumentKind, getDocumentFamily } from '@clauselight/schema';
import { families } from '../../lib/insights/families.ts';

export const periods = ['30', '90', '365', 'all'] as const;
/** Days back from now that are looked at, or all time. */
export type Period = (typeof periods)[number];

export interface AnalyticsFilter {
  readonly period: Period;
  /** Absent: documents of every kind. */
  readonly family: DocumentFamily | undefined;
}

/** Reads the filter out of the address; what makes no sense there counts as absent. */
export function readAnalyticsFilter(params: URLSearchParams): AnalyticsFilter {
  const period = params.get('period');
  const family = params.get('kind');
  return {
    period: periods.find((name) => name === period) ?? 'all',
    family: families.find((name) => name === family),
  };
}

/** Writes the filter into an address, and leaves alone what else is in it. */
export function writeAnalyticsFilter(
  params: URLSearchParams,
  { period, family }: AnalyticsFilter,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('period');
  next.delete('kind');
  if (period !== 'all') next.set('period', period);
  if (family !== undefined) next.set('kind', family);
  return next;
}

interface Dated {
  readonly analyzedAt?: string | undefined;
  readonly documentKind?: DocumentKind | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

/** What was analyzed within the period and is of the family, in the order given. */
export function narrow<T extends Dated>(
  items: readonly T[],
  { period, family }: AnalyticsFilter,
  now: Date,
): T[] {
  const since = period === 'all' ? undefined : Number(now) - Number(period) * dayMs;
  return items.filter(({ analyzedAt, documentKind }) => {
    if (family !== undefined && (!documentKind || getDocumentFamily(documentKind) !== family)) {
      return false;
    }
    if (since === undefined) return true;
    return analyzedAt !== undefined && Date.parse(analyzedAt) >= since;
  });
}
