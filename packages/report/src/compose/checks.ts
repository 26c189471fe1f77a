import { categoryNames, checkOutcomeNames, describeChecks } from '@clauselight/core';
import { type Check, type RiskCategory, riskCategorySchema } from '@clauselight/schema';
import type { Block, Fact, Section } from '../content.ts';
import { createFacts, createGroup, createSection } from './blocks.ts';
import type { ReportContext } from './report-context.ts';

const shownOutcomes: readonly Check['outcome'][] = ['failed', 'not-found', 'not-applicable'];

/** The checks that found nothing, that failed, and that did not apply. */
export function composeChecks({ analysis }: ReportContext): readonly Section[] {
  const { checks } = analysis;
  if (checks.length === 0) return [];
  return createSection('What was checked', [
    { kind: 'paragraph', words: describeChecks(checks) },
    ...shownOutcomes.flatMap((outcome): readonly Block[] => {
      const found = checks.filter((check) => check.outcome === outcome);
      const title = checkOutcomeNames[outcome];
      return createGroup(`${title} (${found.length})`, createFacts(listByCategory(found)));
    }),
  ]);
}

function listByCategory(checks: readonly Check[]): readonly Fact[] {
  return riskCategorySchema.options.flatMap((category: RiskCategory) => {
    const titles = checks.filter((check) => check.category === category).map(({ title }) => title);
    return titles.length === 0
      ? []
      : [{ label: categoryNames[category], words: titles.join('; ') }];
  });
}
