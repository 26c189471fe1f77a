import { describe, expect, it } from 'vitest';
import { buildConcept } from '../../../test/build-concept.ts';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import type { Concept } from '../../concept.ts';
import { adjustSeverity } from './adjust-severity.ts';

function adjust(text: string, facts: Partial<Concept>, probability = 0.9) {
  const { structure } = findStructure({ sourceText: buildSourceText(text) });
  const [sentence] = structure.sentences;
  if (sentence === undefined) throw new Error('there is no sentence');
  return adjustSeverity(buildConcept(facts), { sentence, text, probability });
}

const graver = { pattern: '\\bat any time\\b', effect: 1, reason: 'Any time' } as const;
const milder = { pattern: '\\bnotice\\b', effect: -1, reason: 'Notice' } as const;

describe('adjustSeverity', () => {
  it('raises a severity by words and quotes them', () => {
    const result = adjust('Owner may enter at any time it likes.', {
      severity: 2,
      adjust: [graver],
    });
    expect(result.severity).toBe(3);
    expect(result.adjustments.map(({ reason, evidence }) => [reason, evidence?.quote])).toEqual([
      ['Any time', 'at any time'],
    ]);
  });

  it('moves by one step alone, and not at all when reasons outweigh each other', () => {
    const twice = [graver, { ...graver, pattern: '\\benter\\b', reason: 'Entry' }];
    expect(
      adjust('Owner may enter at any time it likes.', { severity: 2, adjust: twice }).severity,
    ).toBe(3);
    const both = adjust('Owner may enter at any time after notice.', {
      severity: 2,
      adjust: [graver, milder],
    });
    expect(both).toEqual({ severity: 2, adjustments: [] });
  });

  it.each([
    ['Pay within 90 days of the invoice.', 3],
    ['Pay within 10 days of the invoice.', 2],
    ['Pay within three months of the invoice.', 3],
  ])('compares numbers with their unit: %s', (text, severity) => {
    const slow = { measure: 'days', atLeast: 60, effect: 1, reason: 'Slow' } as const;
    expect(adjust(text, { severity: 2, adjust: [slow] }).severity).toBe(severity);
  });

  it('weighs little where the words are less typical', () => {
    const result = adjust('Owner may enter at any time it likes.', { severity: 4 }, 0.75);
    expect(result).toEqual({
      severity: 2,
      adjustments: [
        { effect: -2, reason: 'The words are less typical of this risk: read the passage' },
      ],
    });
    expect(adjust('Owner may enter at any time it likes.', { severity: 1 }, 0.75).severity).toBe(1);
  });

  it('stays between 1 and 5', () => {
    expect(
      adjust('Owner may enter after notice is given.', { severity: 1, adjust: [milder] }).severity,
    ).toBe(1);
    expect(
      adjust('Owner may enter at any time it likes.', { severity: 5, adjust: [graver] }).severity,
    ).toBe(5);
  });
});
