import type { AcceptedFinding } from '@clauselight/schema';

interface Change {
  findingId: string;
  isAccepted: boolean;
  /** When, ISO 8601. */
  at: string;
}

/** What is accepted after a change, in the order in which it was. */
export function applyAcceptance(
  accepted: readonly AcceptedFinding[],
  { findingId, isAccepted, at }: Change,
): AcceptedFinding[] {
  const others = accepted.filter((finding) => finding.findingId !== findingId);
  return isAccepted ? [...others, { findingId, acceptedAt: at }] : others;
}
