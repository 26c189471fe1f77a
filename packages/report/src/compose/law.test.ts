import type { Analysis } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { listTexts } from '../list-texts.ts';
import {
  buildAnalysis,
  buildFinding,
  buildReportInput,
  quote,
} from '../test/build-report-input.ts';
import { composeAnalysisReport } from './compose-analysis-report.ts';

const note: Analysis['lawNotes'][number] = {
  id: 'delaware-deposit',
  place: 'Delaware',
  topic: 'Late payment',
  text: 'Interest is limited.',
  source: 'Code 1',
  asOf: '2025-06-30',
  certainty: 'depends',
  places: [{ basis: 'governing-law', evidence: quote('Delaware law') }],
  occasion: 'Time of payment',
  evidence: [quote('must pay all fees')],
  restates: ['f1'],
};

function compose(facts: Partial<Analysis>) {
  return composeAnalysisReport(buildReportInput({ analysis: buildAnalysis(facts) }));
}

describe('the law of the place', () => {
  it('has a section of its own with place, reason, source, date and occasion', () => {
    const section = compose({ lawNotes: [note] }).sections.find(
      ({ title }) => title === 'Law to know (1)',
    );
    expect(section?.blocks[1]).toMatchObject({
      kind: 'group',
      title: 'Delaware',
      blocks: [
        {
          facts: [
            {
              label: 'Why this place',
              words: 'The document chooses this law',
              quote: 'Delaware law',
            },
          ],
        },
        {
          facts: [
            {
              label: 'Late payment',
              words:
                'Interest is limited. Code 1; as of 30 June 2025; exceptions or the facts can change this. Shown for: Time of payment.',
              quote: 'must pay all fees',
            },
          ],
        },
      ],
    });
  });

  it('is not said twice: the finding names the note', () => {
    const findings = [buildFinding({ law: 'Some laws limit interest.' })];
    const text = (lawNotes: Analysis['lawNotes']) =>
      listTexts(compose({ findings, lawNotes })).join('\n');
    expect(text([])).toContain('Some laws limit interest.');
    expect(text([])).not.toContain('Law to know');
    expect(text([note])).not.toContain('Some laws limit interest.');
    expect(text([note])).toContain('Delaware: see “Law to know”');
  });
});
