import type { Analysis } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { listTexts } from '../list-texts.ts';
import { buildAnalysis, buildReportInput, quote } from '../test/build-report-input.ts';
import { composeAnalysisReport } from './compose-analysis-report.ts';

function compose(conceptPassages: Analysis['conceptPassages']) {
  return composeAnalysisReport(buildReportInput({ analysis: buildAnalysis({ conceptPassages }) }));
}

describe('passages worth a look', () => {
  const hint: Analysis['conceptPassages'][number] = {
    concept: 'acceleration',
    title: 'Everything falls due after one default',
    subject: 'Early due date',
    detail: 'After a missed payment everything owed falls due at once.',
    category: 'payment',
    use: 'worth-a-look',
    probability: 0.6,
    evidence: quote('must pay all fees'),
  };

  it('have a section of their own that leaves it open whether there is a risk', () => {
    const content = compose([hint]);
    const section = content.sections.find(({ title }) => title === 'Worth a look (1)');
    expect(section?.blocks.at(-1)).toMatchObject({
      kind: 'facts',
      facts: [
        {
          label: `Perhaps: ${hint.title}`,
          words: 'After a missed payment everything owed falls due at once.',
          quote: 'must pay all fees',
        },
      ],
    });
  });

  it('are not called what the document deals with, unlike what is sure', () => {
    const sure = { ...hint, subject: 'Late payment', use: 'noted' } as const;
    const content = compose([hint, sure]);
    const texts = listTexts(content).join('\n');
    expect(texts).toContain('Late payment');
    expect(texts).not.toContain('Early due date');
    expect(listTexts(compose([sure])).join('\n')).not.toContain('Worth a look');
  });
});
