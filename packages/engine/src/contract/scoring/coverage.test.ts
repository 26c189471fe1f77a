import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { measureCoverage, type Recognized } from './coverage.ts';

const promise = 'The Tenant pays the rent on the first day of each month.';
const other = 'The Landlord paints the kitchen every second summer in white.';
const text = `Rent\n\n${promise}\n\nColor\n\n${other}\n\nThe end`;

function measure(found: Partial<Recognized>, words = text) {
  return measureCoverage({
    ...findStructure({ sourceText: buildSourceText(words) }),
    terms: [],
    provisions: [],
    conceptPassages: [],
    checks: [],
    unfairChecks: [],
    draftFindings: [],
    conceptFindings: [],
    unfairFindings: [],
    ndaFindings: [],
    ...found,
  });
}

function quote(words: string) {
  const start = text.indexOf(words);
  return { start, end: start + words.length, quote: words };
}

describe('the coverage of a contract', () => {
  it('counts sentences, and no headings', () => {
    expect(measure({})).toEqual({ sentences: 2, recognized: 0 });
  });

  it('counts no definitions', () => {
    const defined = `${text}\n\n“Rent” means the sum of money that is paid for the home.`;
    expect(measure({}, defined).sentences).toBe(2);
  });

  it('counts a sentence once, however much was recognized in it', () => {
    const checks = [{ evidence: [quote('The Tenant')] }, { evidence: [quote('each month')] }];
    expect(measure({ checks } as unknown as Recognized).recognized).toBe(1);
  });

  it('counts every sentence that a passage touches', () => {
    const draftFindings = [{ evidence: [quote(`month.\n\nColor\n\n${other.slice(0, 12)}`)] }];
    expect(measure({ draftFindings } as unknown as Recognized).recognized).toBe(2);
  });

  it.each([
    [0.5, 1],
    [0.49, 0],
  ])('counts a passage with a probability of %d: %d', (probability, recognized) => {
    const provisions = [{ probability, evidence: quote(other) }];
    expect(measure({ provisions } as unknown as Recognized).recognized).toBe(recognized);
  });
});
