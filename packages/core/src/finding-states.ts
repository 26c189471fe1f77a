import type { Analysis, Finding, FindingState } from '@clauselight/schema';
import { remainFirstSteps } from './remaining-steps.ts';
import { setAsideFindings } from './set-aside-findings.ts';

/**
 * The findings that do not count in the score: those accepted, and those that are not a risk.
 *
 * @param states - The decisions about one analysis.
 * @returns The ids of their findings.
 */
export function listSetAside(
  states: readonly Pick<FindingState, 'findingId' | 'state'>[],
): string[] {
  return states.filter(isSetAside).map(({ findingId }) => findingId);
}

/**
 * Ids of the findings for which nothing is left to ask.
 *
 * @param states - The reader's decisions.
 * @returns Those set aside, and those that are done.
 */
export function listSettled(
  states: readonly Pick<FindingState, 'findingId' | 'state'>[],
): ReadonlySet<string> {
  const settled = states.filter((one) => isSetAside(one) || one.state === 'done');
  return new Set(settled.map(({ findingId }) => findingId));
}

/**
 * Whether a decision takes its finding out of the score.
 *
 * @param decision - Without one the finding counts.
 */
export function isSetAside(decision: Pick<FindingState, 'state'> | undefined): boolean {
  return decision?.state === 'accepted' || decision?.state === 'not-a-risk';
}

/**
 * Whether a decision is none, so that nothing is stored of it.
 *
 * @param decision - None if it leaves the finding open and has no note.
 */
export function isUndecided({ state, note = '' }: Pick<FindingState, 'state' | 'note'>): boolean {
  return state === 'open' && note === '';
}

/**
 * The analysis as its reader has worked through it: without the findings set aside, and without requests for what is
 * done. What is done or to be negotiated still counts: its words stand in the document.
 *
 * @param analysis - The analysis, for the side that was taken if one was.
 * @param states - What the reader decided; decisions about unknown findings are ignored.
 * @returns A copy, or `analysis` itself where nothing changes.
 */
export function applyFindingStates(
  analysis: Analysis,
  states: readonly Pick<FindingState, 'findingId' | 'state'>[],
): Analysis {
  const left = setAsideFindings(analysis, listSetAside(states));
  const done = new Set(
    states.filter(({ state }) => state === 'done').map(({ findingId }) => findingId),
  );
  const recommendations = left.recommendations.filter(({ findingId }) => !done.has(findingId));
  if (recommendations.length === left.recommendations.length) return left;
  const findings = left.findings.filter(({ id }) => !done.has(id));
  const firstSteps = remainFirstSteps({ ...left, findings, recommendations });
  return { ...left, recommendations, firstSteps };
}

/** How far the work through the findings has come. */
export interface ReviewProgress {
  /** Findings with a decision. */
  readonly reviewed: number;
  /** Findings that want one: all but those in favor of the side taken. */
  readonly total: number;
}

/**
 * Counts the findings that have a decision. A note alone is none.
 *
 * @param findings - All findings for the side taken, those set aside too.
 * @param states - What the reader decided.
 */
export function countReviewed(
  findings: readonly Pick<Finding, 'id' | 'standing'>[],
  states: readonly Pick<FindingState, 'findingId' | 'state'>[],
): ReviewProgress {
  const decided = new Set(
    states.filter(({ state }) => state !== 'open').map(({ findingId }) => findingId),
  );
  const wanting = findings.filter(({ standing }) => standing !== 'favour');
  return {
    reviewed: wanting.filter(({ id }) => decided.has(id)).length,
    total: wanting.length,
  };
}

/** What of a finding tells whether it is the same as one of another analysis. */
type Comparable = Pick<Finding, 'id' | 'ruleId' | 'evidence'>;

/**
 * Takes decisions over to a later analysis. A decision holds where the same rule rests on the same words; about
 * something missing, where the same rule still finds it missing. Of several alike, the first stays the first.
 *
 * @param states - What the reader decided about the findings of `before`.
 * @returns The decisions with the ids of `after`, in their order; those without such a finding are left out.
 */
export function carryStates<State extends Pick<FindingState, 'findingId'>>(
  states: readonly State[],
  before: readonly Comparable[],
  after: readonly Comparable[],
): State[] {
  const keys = keyFindings(before);
  const idByKey = new Map([...keyFindings(after)].map(([id, key]) => [key, id]));
  return states.flatMap((state) => {
    const findingId = idByKey.get(keys.get(state.findingId) ?? '');
    return findingId === undefined ? [] : [{ ...state, findingId }];
  });
}

function keyFindings(findings: readonly Comparable[]): Map<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    findings.map(({ id, ruleId, evidence: [lead] }) => {
      const words = lead?.quote.toLowerCase().split(/\s+/).join(' ') ?? '';
      const key = `${ruleId}\n${words}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return [id, `${count}\n${key}`];
    }),
  );
}
