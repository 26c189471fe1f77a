import {
  getVerdictTone,
  type JudgedClause,
  judgeClauses,
  listVerdictPassages,
  nameVerdict,
} from '@clauselight/core';
import type { Analysis, ClauseChange } from '@clauselight/schema';

/** A version for one side. */
export interface JudgedVersion {
  readonly analysis: Analysis;
  /** Id of the side in this version, if one was taken. */
  readonly side: string | undefined;
}

/** Verdicts by how good they are for the reader; of `open` nothing is known. */
const ranks = { bad: 0, doubtful: 1, good: 2, open: undefined } as const;

/**
 * Lists the clauses of which the later version says something else than the earlier one, the gravest first. A clause that
 * was not checked in one of them has not changed, and analyses of earlier versions without a checklist have no changes.
 */
export function listClauseChanges(
  before: JudgedVersion,
  after: JudgedVersion,
): readonly ClauseChange[] {
  if (before.analysis.clauseRows.length === 0 || after.analysis.clauseRows.length === 0) return [];
  const earlier = new Map(judge(before).map((clause) => [clause.id, clause]));
  const later = judge(after);
  const ids = new Set(later.map(({ id }) => id));
  const pairs = [
    ...later.map((clause) => [earlier.get(clause.id), clause] as const),
    ...[...earlier.values()]
      .filter(({ id }) => !ids.has(id))
      .map((clause) => [clause, undefined] as const),
  ];
  return pairs
    .flatMap(([one, other]) => describe(one, other, { before, after }) ?? [])
    .sort((a, b) => order.indexOf(a.direction) - order.indexOf(b.direction));
}

const order: readonly ClauseChange['direction'][] = ['worse', 'open', 'better'];

function judge({ analysis, side }: JudgedVersion): readonly JudgedClause[] {
  return judgeClauses(analysis, side);
}

function describe(
  one: JudgedClause | undefined,
  other: JudgedClause | undefined,
  { before, after }: { readonly before: JudgedVersion; readonly after: JudgedVersion },
): ClauseChange | undefined {
  if (one?.presence === 'not-checked' || other?.presence === 'not-checked') return undefined;
  const { id, name, reason } = other ?? one ?? {};
  if (id === undefined || name === undefined || reason === undefined) return undefined;
  const [earlier, later] = [summarize(one, before), summarize(other, after)];
  if (earlier?.verdict === later?.verdict) return undefined;
  return {
    clause: id,
    name,
    direction: compareTones(one, other, { before, after }),
    ...(other !== undefined && { reason }),
    ...(earlier && { before: earlier }),
    ...(later && { after: later }),
  };
}

function summarize(
  clause: JudgedClause | undefined,
  { analysis, side }: JudgedVersion,
): ClauseChange['before'] {
  if (clause === undefined) return undefined;
  const [evidence] = listVerdictPassages(clause, analysis.findings);
  return {
    verdict: nameVerdict(clause, analysis.sides, side),
    ...(evidence && { evidence }),
  };
}

function compareTones(
  one: JudgedClause | undefined,
  other: JudgedClause | undefined,
  { before, after }: { readonly before: JudgedVersion; readonly after: JudgedVersion },
): ClauseChange['direction'] {
  const earlier = one && ranks[getVerdictTone(one, before.side)];
  const later = other && ranks[getVerdictTone(other, after.side)];
  if (earlier === undefined || later === undefined || earlier === later) {
    // A risk in a clause that was not there, or whose risk is gone, speaks for itself.
    if (earlier === undefined && later !== undefined && later < ranks.good) return 'worse';
    if (later === undefined && earlier !== undefined && earlier < ranks.good) return 'better';
    return 'open';
  }
  return later > earlier ? 'better' : 'worse';
}
