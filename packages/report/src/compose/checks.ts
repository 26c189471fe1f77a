import { categoryNames } from '@clauselight/core';
import { type Check, type RiskCategory, riskCategorySchema } from '@clauselight/schema';
import type { Block, Fact, Section } from '../content.ts';
import { createFacts, createGroup, createSection } from './blocks.ts';
import { formatCount, joinWords } from './formats.ts';
import type { ReportContext } from './report-context.ts';

const groups: readonly { readonly outcome: Check['outcome']; readonly title: string }[] = [
  { outcome: 'failed', title: 'Could not be made' },
  { outcome: 'not-found', title: 'Passed' },
  { outcome: 'not-applicable', title: 'Not applicable to this document' },
];

/** What was looked for and not found, what could not be looked for, and what did not apply. */
export function composeChecks({ analysis }: ReportContext): readonly Section[] {
  const { checks } = analysis;
  if (checks.length === 0) return [];
  const count = (outcome: Check['outcome']) =>
    checks.filter((check) => check.outcome === outcome).length;
  const made = count('found') + count('not-found');
  return createSection('What was checked', [
    {
      kind: 'paragraph',
      words: joinWords(
        [
          `${formatCount(made, 'check was', 'checks were')} made on the whole text: ${count('found')} found something, ${count('not-found')} were passed.`,
          count('not-applicable') > 0 &&
            `${count('not-applicable')} did not apply to this document.`,
          count('failed') > 0 && `${count('failed')} could not be made, and say nothing.`,
        ],
        ' ',
      ),
    },
    ...groups.flatMap(({ outcome, title }): readonly Block[] => {
      const found = checks.filter((check) => check.outcome === outcome);
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
