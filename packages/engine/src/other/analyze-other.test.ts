import type { DocumentKind } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { createStepRunner } from '../step-runner.ts';
import { buildSourceText } from '../test/build-source-text.ts';
import { findStructure } from '../text/structure/find-structure.ts';
import { analyzeOther } from './analyze-other.ts';

const letter =
  'Acme Ltd\n\n4 May 2026\n\nDear Mr Carter,\n\nPlease pay EUR 250 by 18 May 2026. Otherwise we will go to court.\n\nYours sincerely,\nHelen Marsh';

function analyze(text: string, kind: DocumentKind) {
  const sourceText = buildSourceText(text);
  const read = { sourceText, ...findStructure({ sourceText }) };
  const documentKind = { kind, label: kind };
  const document = { ...read, documentKind, languageErrors: undefined };
  return { document, ...analyzeOther(document, createStepRunner({})) };
}

describe('a document that is no contract', () => {
  const analysis = analyze(letter, 'letter');

  it('has no sides, no views and nobody to write to', () => {
    expect(analysis).toMatchObject({ sides: [], views: [], ndaChecks: [], provisions: [] });
    expect(analysis.firstSteps.message).toBe('');
  });

  it('has the details and the terms of its kind, numbered', () => {
    expect(analysis.details?.kind).toBe('letter');
    expect(analysis.terms.length).toBeGreaterThan(0);
    expect(analysis.terms.map(({ id }) => id)).toEqual(
      analysis.terms.map((_, index) => `t${index + 1}`),
    );
  });

  it('has the checks of every document first, then those of its kind', () => {
    const groups = analysis.checks.map(({ ruleId }) => ruleId.slice(0, 3));
    expect(new Set(groups)).toEqual(new Set(['GEN', 'LET']));
    expect(groups).toEqual(groups.toSorted());
  });

  it('has a check for everything that it found', () => {
    const found = analysis.checks.filter(({ outcome }) => outcome === 'found');
    const ids = new Set(found.map(({ ruleId }) => ruleId));
    expect(analysis.findings.length).toBeGreaterThan(0);
    expect(analysis.findings.filter(({ ruleId }) => !ids.has(ruleId))).toEqual([]);
  });

  it('of a kind without checks of its own is checked for what holds of all', () => {
    const { details, terms, checks, score } = analyze('Milk\n\nBread', 'other');
    expect(details).toBeUndefined();
    expect(terms).toEqual([]);
    expect(checks.length).toBeGreaterThan(0);
    expect(score?.label).toBe('Attention needed');
  });

  it('is incomplete, and says so first, where a step of it failed', () => {
    const languageErrors = [null] as never;
    const runner = createStepRunner({});
    const { document } = analyze(letter, 'essay');
    const failed = analyzeOther({ ...document, languageErrors }, runner);
    expect(failed.failedSteps.map(({ step }) => step)).toContain('kind');
    expect(failed.summary[0]?.text).toContain('incomplete');
    expect(failed.score?.label).toBe('Revision need');
  });
});
