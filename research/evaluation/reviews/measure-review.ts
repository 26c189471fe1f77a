import { getConceptOfRule, listHints, overlaps } from '@clauselight/core';
import type { Analysis, Finding } from '@clauselight/schema';
import type { Importance, Issue, Review } from './review-files.ts';

/**
 * What became of an issue: a finding of its subject quotes its words; they are shown as worth a look for its subject;
 * something else quotes them; or nothing.
 */
export type Outcome = 'raised' | 'worth-a-look' | 'touched' | 'missed';

export interface JudgedIssue {
  readonly review: Review;
  readonly issue: Issue;
  readonly outcome: Outcome;
}

/** The concepts that a rule's findings are about, by the rule's id. */
export type ConceptsOfRules = ReadonlyMap<string, readonly string[]>;

/** Compares an analysis with what the reader would raise. */
export function judgeIssues(
  review: Review,
  text: string,
  { findings, conceptPassages }: Pick<Analysis, 'findings' | 'conceptPassages'>,
  rules: ConceptsOfRules,
): readonly JudgedIssue[] {
  return review.issues.map((issue) => {
    const passage = widenToSentence(text, issue);
    const quoting = findings.filter(({ evidence }) =>
      evidence.some((one) => overlaps(one, passage)),
    );
    const hints = listHints(conceptPassages).filter(({ evidence }) => overlaps(evidence, passage));
    const outcome = quoting.some((finding) => isAbout(finding, issue, rules))
      ? 'raised'
      : hints.some(({ concept }) => issue.concepts.includes(concept))
        ? 'worth-a-look'
        : quoting.length + hints.length > 0
          ? 'touched'
          : 'missed';
    return { review, issue, outcome };
  });
}

function isAbout({ ruleId }: Finding, { concepts }: Issue, rules: ConceptsOfRules): boolean {
  const concept = getConceptOfRule(ruleId);
  const own = concept === undefined ? (rules.get(ruleId) ?? []) : [concept];
  return own.some((concept) => concepts.includes(concept));
}

/** The words around a quote up to the ends of its sentence or line. */
function widenToSentence(text: string, { start, end }: Issue): { start: number; end: number } {
  let from = start;
  let to = end;
  while (from > 0 && !/[.;\n]/.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && !/[.;\n]/.test(text.charAt(to))) to += 1;
  return { start: from, end: to };
}

export interface Share {
  readonly name: string;
  readonly issues: number;
  readonly raised: number;
  /** Raised, or shown as worth a look. */
  readonly shown: number;
  /** Whose words anything quotes. */
  readonly touched: number;
}

/** Counts the outcomes of all issues of a set, and of each importance. */
export function countOutcomes(judged: readonly JudgedIssue[]): readonly Share[] {
  const sets = [...new Set(judged.map(({ review }) => review.set))];
  const importances: readonly Importance[] = ['must', 'should', 'could'];
  return sets.flatMap((set) => {
    const own = judged.filter(({ review }) => review.set === set);
    return [
      count(set, own),
      ...importances.map((importance) =>
        count(
          `${set}: ${importance}`,
          own.filter(({ issue }) => issue.importance === importance),
        ),
      ),
    ].filter(({ issues }) => issues > 0);
  });
}

/** Counts the outcomes by the concept that fits an issue best, the most frequent first. */
export function countByConcept(judged: readonly JudgedIssue[]): readonly Share[] {
  const names = [...new Set(judged.map(({ issue }) => issue.concepts[0] ?? 'no concept'))];
  return names
    .map((name) =>
      count(
        name,
        judged.filter(({ issue }) => (issue.concepts[0] ?? 'no concept') === name),
      ),
    )
    .sort((a, b) => b.issues - a.issues || (a.name < b.name ? -1 : 1));
}

function count(name: string, judged: readonly JudgedIssue[]): Share {
  return {
    name,
    issues: judged.length,
    raised: judged.filter(({ outcome }) => outcome === 'raised').length,
    shown: judged.filter(({ outcome }) => outcome === 'raised' || outcome === 'worth-a-look')
      .length,
    touched: judged.filter(({ outcome }) => outcome !== 'missed').length,
  };
}
