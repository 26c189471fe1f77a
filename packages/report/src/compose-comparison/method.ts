import { getDisclaimer } from '@clauselight/core';
import { type Comparison, getDocumentFamily } from '@clauselight/schema';
import { createFact, createFacts } from '../compose/blocks.ts';
import type { Section } from '../content.ts';

/** How the comparison was made, and its limits. */
export function composeMethod({ before, after }: Comparison): Section {
  return {
    title: 'Method and limits',
    blocks: [
      {
        kind: 'paragraph',
        words:
          'Passages of both versions were paired by their words, so that clauses are found again where they moved or bear another number. White space, line and page breaks, kinds of quotation marks and hyphens, the heads and feet of pages, and numbers that only follow the order of clauses count as no change; a reference that leads to another clause does. Long stretches of unchanged words are shortened, and passages without a change are left out.',
      },
      {
        kind: 'paragraph',
        words:
          'Risks and terms are those that the analyses found in each version, paired by what found them and where. The figure beside a risk is the score of the later version less what it would be had this risk alone stayed as it was: such figures do not add up to the change of the score. What no check looks for is not among the risks, however much its words changed; changed sentences that speak of money, time, or the end of the document are therefore listed beside them, recognized by their words alone. No language model’s words are part of this report.',
      },
      ...createFacts([
        ...createFact('Earlier analysis', before.analysisId),
        ...createFact('Later analysis', after.analysisId),
        ...createFact(
          'Engine',
          [...new Set([before.engineVersion, after.engineVersion])].join(', '),
        ),
      ]),
      { kind: 'note', words: getDisclaimer(getDocumentFamily(after.documentKind)) },
    ],
  };
}
