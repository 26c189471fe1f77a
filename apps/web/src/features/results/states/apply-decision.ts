import { isUndecided } from '@clauselight/core';
import type { FindingDecision, FindingState } from '@clauselight/schema';

/** A decision about one finding. */
export interface Decision {
  findingId: string;
  decision: FindingDecision;
}

/** Where nothing was decided. */
const open: FindingDecision = { state: 'open' };

/** Looks up the decision about a finding as the server takes it: open where there is none. */
export function createGetDecision(states: readonly FindingState[]) {
  const byId = new Map(
    states.map(({ findingId, changedAt: _at, ...decision }) => [findingId, decision]),
  );
  return (findingId: string): FindingDecision => byId.get(findingId) ?? open;
}

/** All decisions after one of them changed, at a time in ISO 8601, in the order in which they were made. */
export function applyDecision(
  states: readonly FindingState[],
  { findingId, decision }: Decision,
  at: string,
): FindingState[] {
  const others = states.filter((state) => state.findingId !== findingId);
  return isUndecided(decision) ? others : [...others, { findingId, ...decision, changedAt: at }];
}
