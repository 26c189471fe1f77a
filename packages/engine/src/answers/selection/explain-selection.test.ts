import { isAnchored, takeSide } from '@clauselight/core';
import type { Analysis, Span } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weights } from '../../../test/weights.ts';
import { analyze } from '../../pipeline.ts';
import { buildSourceText } from '../../test/build-source-text.ts';
import { cloudAgreement } from '../../test/cloud-agreement.ts';
import { explainSelection } from './explain-selection.ts';

const sourceText = buildSourceText(cloudAgreement);
const analysis = analyze(sourceText, { weights });

function find(words: string): Span {
  const start = sourceText.text.indexOf(words);
  if (start < 0) throw new Error(`the text does not hold "${words}"`);
  return { start, end: start + words.length };
}

describe('a selection', () => {
  const finding = analysis.findings.find(({ ruleId }) => ruleId === 'LIA-02');
  const cap = explainSelection(finding?.evidence[0] ?? { start: 0, end: 0 }, {
    sourceText,
    analysis,
  });

  it('is placed, named, put in plain words, and its risks are told', () => {
    const titles = cap.parts.map(({ title }) => title);
    expect(titles).toContain('Where it stands');
    expect(cap.text).toContain('Clause 8.3');
    expect(cap.text).toContain('It limits how much a party can be made to pay for a loss.');
    expect(cap.text).toContain(finding?.title);
    expect(cap.text).toContain('What to ask for:');
  });

  it('says what it states', () => {
    const explained = explainSelection(find('annual subscription fee of $120,000'), {
      sourceText,
      analysis,
    });
    expect(explained.text).toContain('What it states');
    expect(explained.text).toContain('USD 120,000.00 per year');
  });

  it('turns to the favour of the side that the risk does not weigh on', () => {
    const provider = analysis.sides.find(({ role }) => role === 'provider')?.id;
    const explained = explainSelection(finding?.evidence[0] ?? { start: 0, end: 0 }, {
      sourceText,
      analysis: takeSide(analysis, provider),
    });
    expect(explained.text).toContain('In your favour');
  });

  it('that may be a risk is said to be uncertain', () => {
    const evidence = { ...find('WHEREAS, Provider operates'), quote: 'WHEREAS, Provider operates' };
    const hint: Analysis['conceptPassages'][number] = {
      concept: 'entry',
      title: 'Owner may enter',
      subject: 'Entry',
      detail: 'The owner may come in.',
      category: 'tenancy',
      use: 'worth-a-look',
      probability: 0.5,
      evidence,
    };
    const explained = explainSelection(evidence, {
      sourceText,
      analysis: { ...analysis, conceptPassages: [hint] },
    });
    expect(explained.parts).toContainEqual({
      title: 'Worth a look',
      text: 'The engine is not sure. This may be the risk “Owner may enter”, or nothing. The risk: The owner may come in.',
      evidence: [evidence],
    });
    expect(explained.text).not.toContain('None of the');
  });

  it('in which no check found anything is not called safe', () => {
    const explained = explainSelection(find('WHEREAS, Provider operates'), {
      sourceText,
      analysis,
    });
    expect(explained.text).toContain('That is no promise that there is none.');
  });

  it('of white space is told so, and one outside the text is refused', () => {
    const context = { sourceText, analysis };
    expect(explainSelection(find('\n\n'), context).text).toContain('white space');
    expect(() => explainSelection({ start: 0, end: 9e9 }, context)).toThrow(RangeError);
  });

  it('anywhere rests on words of the text', () => {
    const place = fc.nat(sourceText.text.length);
    fc.assert(
      fc.property(place, place, (a, b) => {
        const span = { start: Math.min(a, b), end: Math.max(a, b) };
        const { parts } = explainSelection(span, { sourceText, analysis });
        const evidence = parts.flatMap((part) => part.evidence);
        expect(evidence.filter((found) => !isAnchored(sourceText.text, found))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
