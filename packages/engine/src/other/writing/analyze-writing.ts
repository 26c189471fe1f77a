import type { WritingDetails } from '@clauselight/schema';
import type { KindResult, Remark, RemarkCheck } from '../remark.ts';
import { buildWriting, type WritingInput } from './build-writing.ts';
import type { Observation, WritingCheck } from './check.ts';
import { writingChecks } from './checks.ts';
import { describeWriting } from './details.ts';
import { listWritingTerms } from './key-terms.ts';
import { getLanguagePoints, getLevelPoints } from './revision-points.ts';
import { listStrengths } from './strengths.ts';
import { summarizeWriting } from './summary.ts';
import type { Writing } from './writing.ts';

interface Outcome {
  readonly check: WritingCheck;
  readonly applies: boolean;
  readonly observations: readonly Observation[];
}

const countedChecks = ['LAN-01', 'LAN-02', 'LAN-03'];

/**
 * Reads an essay, a piece of schoolwork or a paper: what the task is, what the text states and cites, what to look at
 * again. The figure its points add up to is called "Revision need": how much is still open, not how good the text is.
 * Without `languageErrors` spelling and grammar count as not checked.
 */
export function analyzeWriting(input: WritingInput): KindResult<WritingDetails> {
  const writing = buildWriting(input);
  const outcomes = writingChecks.map((check): Outcome => {
    const applies = check.applies(writing);
    return { check, applies, observations: applies ? check.find(writing) : [] };
  });
  const remarks = listRemarks(writing, outcomes);
  const strengths = listStrengths(writing);
  return {
    details: describeWriting(writing),
    remarks,
    checks: outcomes.map(toCheck),
    strengths,
    terms: listWritingTerms(writing),
    summary: summarizeWriting(writing, { remarks, strengths }),
  };
}

/** The gravest first, then in the order of the text; what is said of the language as a whole closes each level. */
function listRemarks(writing: Writing, outcomes: readonly Outcome[]): readonly Remark[] {
  const carrier = findCarrier(writing, outcomes);
  const languagePoints = getLanguagePoints(writing);
  return outcomes
    .flatMap(({ check, observations }) =>
      observations.map(
        (observation): Remark => ({
          checkId: check.id,
          category: check.category,
          title: observation.title ?? check.title,
          level: observation.level,
          points:
            check.category !== 'language'
              ? getLevelPoints(observation.level)
              : check.id === carrier
                ? languagePoints
                : 0,
          notice: observation.notice,
          why: check.why,
          nextStep: observation.nextStep,
          source: check.source,
          evidence: observation.evidence,
          ...(observation.lookedIn && { lookedIn: observation.lookedIn }),
        }),
      ),
    )
    .sort(
      (a, b) =>
        b.level - a.level ||
        Number(a.category === 'language') - Number(b.category === 'language') ||
        getPlace(a) - getPlace(b),
    );
}

/** The check whose remark has the points of all language errors: they count by their density, once. */
function findCarrier({ corrections }: Writing, outcomes: readonly Outcome[]): string | undefined {
  return outcomes
    .filter(
      ({ check, observations }) => countedChecks.includes(check.id) && observations.length > 0,
    )
    .map(({ check }) => ({
      id: check.id,
      errors: corrections.filter(({ checkId }) => checkId === check.id).length,
    }))
    .sort((a, b) => b.errors - a.errors)[0]?.id;
}

function getPlace({ evidence, lookedIn }: Remark): number {
  return evidence[0]?.start ?? lookedIn?.[0]?.start ?? 0;
}

function toCheck({ check, applies, observations }: Outcome): RemarkCheck {
  return {
    checkId: check.id,
    category: check.category,
    title: check.title,
    outcome: !applies ? 'not-applicable' : observations.length > 0 ? 'found' : 'not-found',
  };
}
