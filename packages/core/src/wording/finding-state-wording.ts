import type {
  DocumentFamily,
  FindingState,
  FindingStateName,
  NotARiskReason,
} from '@clauselight/schema';
import { lowerFirst } from '../words.ts';

/** Names of what a reader decides about a finding, as labels. */
const contractStateNames = {
  open: 'Open',
  accepted: 'Accepted',
  negotiate: 'To negotiate',
  done: 'Done',
  'not-a-risk': 'Not a risk',
} as const satisfies Record<FindingStateName, string>;

/** The same for documents that are no contracts, whose findings are no risks. */
const otherStateNames = {
  ...contractStateNames,
  negotiate: 'To do',
  'not-a-risk': 'Not a problem',
} as const satisfies Record<FindingStateName, string>;

/** Why a finding is not a risk, as labels. */
export const notARiskReasonNames = {
  wrong: 'It is wrong',
  'does-not-apply': 'It does not apply here',
  'already-handled': 'It is already handled',
} as const satisfies Record<NotARiskReason, string>;

/**
 * The names of decisions, as people read them.
 *
 * @param family - Of the document: the findings of a contract are risks, those of others are remarks.
 */
export function getFindingStateNames(
  family: DocumentFamily,
): Readonly<Record<FindingStateName, string>> {
  return family === 'contract' ? contractStateNames : otherStateNames;
}

/**
 * A decision in words: `Not a risk: it does not apply here`.
 *
 * @param decision - The decision; its note is not in the words.
 * @param names - The names of decisions for the document.
 */
export function describeFindingState(
  { state, reason }: Pick<FindingState, 'state' | 'reason'>,
  names: Readonly<Record<FindingStateName, string>>,
): string {
  if (reason === undefined) return names[state];
  return `${names[state]}: ${lowerFirst(notARiskReasonNames[reason])}`;
}
