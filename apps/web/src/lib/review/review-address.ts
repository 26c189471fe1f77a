/** Which review: of what analysis, with whose eyes. */
export interface ReviewOf {
  readonly analysisId: string;
  /** Id of the side; absent for nobody's. */
  readonly side: string | undefined;
}

/** Where a review is asked for; `part` is what of it. */
export function createReviewAddress(
  { analysisId, side }: ReviewOf,
  part: '' | '/cancel' | '/events' = '',
): string {
  const query = side === undefined ? '' : `?${new URLSearchParams({ side })}`;
  return `/api/analyses/${encodeURIComponent(analysisId)}/review${part}${query}`;
}
