import type { Check, Evidence } from '@clauselight/schema';
import { missingRules, narrowerThanCategory, rulesOfCategories } from './rules-of-categories.ts';

/** One line of a check list about a category that the annotators looked for. */
export interface JudgedLine {
  readonly category: string;
  readonly check: Check;
  /** Passages that the annotators marked; empty if they found nothing. */
  readonly answers: readonly string[];
  /** Said to be absent, although the annotators marked it. */
  readonly isFalselyAbsent: boolean;
  /** Said to be there, although the annotators found nothing: to be read, for a subject is wider than a category. */
  readonly isUnconfirmed: boolean;
}

/** Compares the outcomes of checks with what annotators marked in the same contract. */
export function judgeLines(
  checks: readonly Check[],
  answers: ReadonlyMap<string, readonly string[]>,
): readonly JudgedLine[] {
  return Object.entries(rulesOfCategories).flatMap(([category, ids]) => {
    const marked = answers.get(category) ?? [];
    return checks
      .filter(({ ruleId }) => ids.includes(ruleId))
      .map((check) => ({
        category,
        check,
        answers: marked,
        isFalselyAbsent: saysAbsent(check) && marked.some((words) => isOnSubject(check, words)),
        isUnconfirmed: marked.length === 0 && check.outcome === 'present',
      }));
  });
}

function isOnSubject({ ruleId }: Check, words: string): boolean {
  const needed = narrowerThanCategory[ruleId];
  return needed === undefined || needed.test(words.replace(/\s+/g, ' '));
}

function saysAbsent({ ruleId, outcome }: Check): boolean {
  return outcome === 'not-found' || (outcome === 'found' && missingRules.has(ruleId));
}

/** The words of the passage that shows a subject. */
export function quote({ evidence }: Pick<Check, 'evidence'>): string {
  return evidence.map((passage: Evidence) => passage.quote).join(' … ');
}
