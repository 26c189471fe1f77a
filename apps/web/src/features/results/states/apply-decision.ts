import type { FindingDecision, FindingState } from '@clauselight/schema';

/** A decision about one finding. */
export interface Decision {
  findingId: string;
  decision: FindingDecision;
}

/** The decision about a finding as the server takes it: open, without a note, where there is none. */
export function getDecision(states: readonly FindingState[], findingId: string): FindingDecision {
  const found = states.find((state) => state.findingId === findingId);
  if (found === undefined) return { state: 'open' };
  const { findingId: _id, changedAt: _at, ...decision } = found;
  return decision;
}

/** All decisions after one of them changed, at a time in ISO 8601, in the order in which they were made. */
export function applyDecision(
  states: readonly FindingState[],
  { findingId, decision }: Decision,
  at: string,
): FindingState[] {
  const others = states.filter((state) => state.findingId !== findingId);
  const isNone = decision.state === 'open' && (decision.note ?? '') === '';
  return isNone ? others : [...others, { findingId, ...decision, changedAt: at }];
}
