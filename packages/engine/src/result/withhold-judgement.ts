import type { NotJudged, SummarySentence } from '@clauselight/schema';
import type { FinishedAnalysis } from '../text/finished-analysis.ts';
import { describeFailure } from '../text/summary/describe-failure.ts';

/**
 * The analysis of a document that no check could have judged: without score, sides and absences. What was found in its
 * words is kept, since the words are there; that a check found nothing says nothing, so it counts as not made. Checks of
 * what every document must get right were made all the same.
 */
export function withholdJudgement(
  finished: FinishedAnalysis,
  notJudged: NotJudged,
): FinishedAnalysis {
  const { score: _, ...rest } = finished;
  const findings = finished.findings
    .filter(({ evidence }) => evidence.length > 0)
    .map((finding) => ({ ...finding, standing: 'open' as const, points: 0, scoreWithout: 0 }));
  const kept = new Set(findings.map(({ id }) => id));
  const recommendations = finished.recommendations
    .filter(({ findingId }) => kept.has(findingId))
    .map((one) => ({ ...one, scoreReduction: 0 }));
  const left = new Set(recommendations.map(({ id }) => id));
  return {
    ...rest,
    notJudged,
    findings,
    recommendations,
    sides: [],
    views: [],
    clauseRows: [],
    powers: [],
    ndaChecks: [],
    checks: finished.checks.map((check) =>
      check.outcome === 'not-found' && check.category !== 'document'
        ? { ...check, outcome: 'not-checked' as const, reason: notJudged.text }
        : check,
    ),
    firstSteps: {
      recommendationIds: finished.firstSteps.recommendationIds.filter((id) => left.has(id)),
      message: '',
    },
    summary: summarize(finished, notJudged, findings.length),
  };
}

function summarize(
  { failedSteps, about = [] }: Pick<FinishedAnalysis, 'failedSteps' | 'about'>,
  { reason, text, remedy }: NotJudged,
  found: number,
): readonly SummarySentence[] {
  const number = found === 1 ? 'One finding is' : `${found} findings are`;
  const also = found === 0 ? [] : [`${number} listed all the same, without a score.`];
  const withheld = [`Not judged: ${text}`, remedy, ...also].map((words) => ({
    text: words,
    evidence: [],
  }));
  // What a document of a kind without a score says is all that is asked about it.
  const parts = reason === 'kind' ? [...about, ...withheld] : [...withheld, ...about];
  return [...describeFailure(failedSteps), ...parts];
}
