import type { Analysis } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../content.ts';
import {
  buildAnalysis,
  buildFinding,
  buildReportInput,
  quote,
} from '../test/build-report-input.ts';
import { composeGaps } from './gaps.ts';
import { createContext } from './report-context.ts';

/** The titles of the groups, each before its facts. */
function listMissing(facts: Partial<Analysis>): readonly (string | Fact)[] {
  const context = createContext(buildReportInput({ analysis: buildAnalysis(facts) }));
  const groups = composeGaps(context).flatMap(({ blocks }) => blocks);
  return groups.flatMap((group) =>
    group.kind === 'group'
      ? [
          group.title,
          ...group.blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : [])),
        ]
      : [],
  );
}

describe('what is missing', () => {
  it('is what the document refers to and lacks', () => {
    const missing = listMissing({
      crossReferences: [
        { target: '9.9', status: 'broken', evidence: quote('1 May') },
        { target: '1', status: 'resolved', evidence: quote('Fees'), clauseId: 'c1' },
      ],
      attachments: [{ label: 'Schedule B', status: 'missing', evidence: quote('Delaware') }],
    });
    expect(missing).toEqual([
      'Broken references (2)',
      {
        label: '9.9',
        words: 'is not in this document',
        quote: '1 May',
        place: 'clause 1 Fees, page 1',
      },
      {
        label: 'Schedule B',
        words: 'is not attached',
        quote: 'Delaware',
        place: 'Article II, page 2',
      },
    ]);
  });

  it('is what is still to be filled in and signed, each once and uncounted', () => {
    const line = { status: 'blank', evidence: quote('Law') } as const;
    const missing = listMissing({
      findings: [
        buildFinding({ ruleId: 'OPS-06', title: 'Blanks left', evidence: [quote('1 May')] }),
      ],
      signatureBlocks: [line, line, { ...line, party: quote('Customer') }],
    });
    expect(missing).toMatchObject([
      'Blanks',
      { label: 'To fill in', words: 'Blanks left', quote: '1 May' },
      { label: 'Not signed', words: 'a signature line is empty', quote: 'Law' },
      { label: 'Not signed', words: 'for Customer' },
    ]);
  });
});
