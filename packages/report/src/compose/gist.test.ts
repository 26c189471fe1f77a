import { describe, expect, it } from 'vitest';
import { buildAnalysis, buildReportInput, quote } from '../test/build-report-input.ts';
import { composeAnalysisReport } from './compose-analysis-report.ts';

const words = quote('must pay all fees');

function composeSection(gist: Parameters<typeof buildAnalysis>[0]) {
  const { sections } = composeAnalysisReport(buildReportInput({ analysis: buildAnalysis(gist) }));
  return sections.find(({ title }) => title === 'What it says');
}

describe('what a document says', () => {
  it('is quoted with its places, with what is to be done, figures, names and sections', () => {
    const section = composeSection({
      gist: {
        keySentences: [words],
        duties: [{ who: 'Members', what: 'must pay', status: 'open', evidence: words }],
        figures: [
          {
            display: '12 %',
            value: 12,
            unit: '%',
            measure: 'late fees',
            mentions: 1,
            evidence: words,
          },
        ],
        names: [
          { name: 'Anna Berg', mentions: 2, evidence: words },
          { name: 'Ben Cole', mentions: 1, evidence: words },
        ],
        sections: [
          { title: 'Fees', evidence: words },
          { title: 'Keys', evidence: words },
        ],
      },
    });
    expect(section?.blocks[0]).toMatchObject({
      kind: 'quote',
      words: 'must pay all fees',
      place: 'clause 1 Fees, page 1',
    });
    const text = JSON.stringify(section);
    expect(text).toContain('Nothing in them is changed.');
    expect(text).toContain('["Members","must pay","no date"');
    expect(text).toContain('["12 %","late fees","clause 1 Fees, page 1"]');
    expect(text).toContain('Anna Berg (2 times), Ben Cole');
    expect(text).toContain('Fees · Keys');
  });

  it('is left out where nothing is said, and of contracts', () => {
    const empty = { keySentences: [], duties: [], figures: [], names: [], sections: [] };
    expect(composeSection({ gist: empty })).toBeUndefined();
    expect(composeSection({})).toBeUndefined();
  });
});
