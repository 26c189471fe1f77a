import type {
  Analysis,
  ClauseRow,
  ClauseVerdict,
  Evidence,
  Finding,
  Severity,
} from '@clauselight/schema';
import { countDays } from './count-days.ts';
import { verdictReasons as reasons } from './wording/verdict-wording.ts';

/** A finding of less severity is information, and says nothing about a clause. */
const leastSeverity: Severity = 2;
/** From this severity on a finding is grave and unusual. */
const offMarket: Severity = 4;

type Judged = Pick<Analysis, 'clauseRows' | 'findings' | 'sides' | 'terms'>;
type Verdict = Omit<ClauseVerdict, 'id'>;

/** A clause with its verdict. */
export type JudgedClause = ClauseRow & ClauseVerdict;

/**
 * The verdict on each clause of the checklist, by the findings that there are: for a side if it was taken, and without
 * those that the reader set aside. Nothing is called acceptable because nothing was found in it.
 *
 * @param analysis - The analysis, for the side that was taken if one was.
 * @param side - Id of that side: the clauses that matter most to it come first, in each group of importance as well.
 * @returns The rows with their verdicts.
 */
export function judgeClauses(analysis: Judged, side?: string): readonly JudgedClause[] {
  const findings = new Map(analysis.findings.map((finding) => [finding.id, finding]));
  const isFirst = ({ importance, firstFor }: ClauseRow) =>
    importance !== undefined && side !== undefined && firstFor.includes(side);
  const rows = analysis.clauseRows;
  return [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))].map((row) => {
    const own = row.findingIds.flatMap((id) => findings.get(id) ?? []);
    return { ...row, ...judge(row, own, analysis) };
  });
}

function judge(row: ClauseRow, findings: readonly Finding[], analysis: Judged): Verdict {
  const telling = findings.filter(({ severity }) => severity >= leastSeverity);
  const absent = telling.find(({ evidence }) => evidence.length === 0);
  if (row.presence !== 'present' && absent !== undefined) return describeMissing(row, absent);
  if (row.presence === 'missing') {
    return row.isOptional === true
      ? { verdict: 'none', reason: reasons.none }
      : describeMissing(row);
  }
  const worst = telling
    .filter(({ standing }) => standing !== 'favour')
    .toSorted((a, b) => b.severity - a.severity || b.points - a.points)[0];
  if (worst !== undefined) return judgeRisk(row, worst, analysis);
  const [favor] = telling;
  if (favor !== undefined) return judgeFavor(favor, analysis);
  return findings.length > 0
    ? { verdict: 'not-judged', reason: reasons.information }
    : judgeSilence(row, analysis);
}

function describeMissing(row: ClauseRow, absent?: Finding): Verdict {
  const reason = row.mayBeElsewhere === true ? reasons.elsewhere : absent?.why;
  return {
    verdict: 'missing',
    reason: reason ?? reasons.missing,
    request: absent?.request || row.requestIfMissing,
    ...(absent && { findingId: absent.id }),
  };
}

function judgeRisk({ isOfDefects }: ClauseRow, worst: Finding, { sides }: Judged): Verdict {
  const base = { reason: worst.why, request: worst.request, findingId: worst.id };
  if (isOfDefects === true) return { verdict: 'unclear', ...base };
  if (worst.severity >= offMarket) return { verdict: 'off-market', ...base };
  const bearers = new Set(worst.bearers);
  if (bearers.size === 0 || sides.length < 2) {
    return { verdict: 'one-sided', ...base, weighsOn: worst.borneBy };
  }
  const favors = sides.filter(({ id }) => !bearers.has(id)).map(({ id }) => id);
  return favors.length === 0
    ? { verdict: 'both-bear', ...base }
    : { verdict: 'one-sided', ...base, favors };
}

/** Nothing weighs on the reader, and something weighs on the other side: there is nothing to ask for. */
function judgeFavor({ id, bearers = [], advantage, why }: Finding, { sides }: Judged): Verdict {
  const favors = sides.filter((side) => !bearers.includes(side.id)).map((side) => side.id);
  return { verdict: 'one-sided', reason: advantage ?? why, favors, findingId: id };
}

/** What can be said of a clause in which no risk was recognized. That alone is no approval. */
function judgeSilence(row: ClauseRow, { terms }: Judged): Verdict {
  if (row.presence === 'not-found') {
    const reason = row.isWorthALook ? reasons.worthALook : reasons.notFound;
    return { verdict: 'not-judged', reason };
  }
  if (row.presence === 'not-checked') {
    return { verdict: 'not-judged', reason: row.whyNotChecked ?? reasons.notChecked };
  }
  if (row.balance === undefined && row.isWorthALook) {
    return { verdict: 'not-judged', reason: reasons.worthALook };
  }
  if (row.importance === undefined) {
    return { verdict: 'not-in-this-kind', reason: reasons.unusual };
  }
  const own = terms.filter(({ id }) => row.termIds.includes(id));
  if (own.some(isShorterThanUsual)) {
    return { verdict: 'better-than-usual', reason: reasons.shortNotice };
  }
  if (row.balance === undefined) return { verdict: 'not-judged', reason: reasons.present };
  const { reason, only = 'acceptable' } = row.balance;
  return { verdict: only, reason };
}

/**
 * The words that a verdict rests on: those of its finding, or those that show that a clause is in order, or else the clause
 * itself.
 *
 * @param clause - The clause with its verdict.
 * @param findings - The findings of its analysis.
 * @returns The passages, the most telling first; empty if there is no such clause.
 */
export function listVerdictPassages(
  { verdict, findingId, balance, evidence }: JudgedClause,
  findings: readonly Finding[],
): readonly Evidence[] {
  const quoted = findings.find(({ id }) => id === findingId)?.evidence ?? [];
  if (quoted.length > 0) return quoted.slice(0, mostPassages);
  if (balance !== undefined && (verdict === 'acceptable' || verdict === balance.only))
    return [balance.evidence];
  return evidence.slice(0, mostPassages);
}

const mostPassages = 2;

/** Whoever wants to leave has more time if the notice is short: no other length is better for both sides if it is short. */
function isShorterThanUsual({ value, usual }: Analysis['terms'][number]): boolean {
  if (usual?.figure !== 'renewal-notice' || value.kind !== 'duration') return false;
  return countDays(value) < usual.lower;
}
