import { analysisSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { storedAnalysis } from '../../schema/src/testing/stored-analysis.ts';
import { withholdUncheckedScore } from './not-judged.ts';

const stored = analysisSchema.parse(storedAnalysis);

describe('an analysis that was stored with a score', () => {
  it.each([
    ['cv', 'Curriculum vitae', 'curriculum vitae'],
    ['other', 'Not recognised', 'no kind'],
  ] as const)('has none where its kind, %s, has no checks of its own', (kind, label, words) => {
    const analysis = withholdUncheckedScore({ ...stored, documentKind: { kind, label } });
    expect(analysis).not.toHaveProperty('score');
    expect(analysis.notJudged?.text).toContain(words);
  });

  it('keeps it where its kind has checks', () => {
    expect(withholdUncheckedScore(stored)).toBe(stored);
  });
});
