import { describe, expect, it } from 'vitest';
import { labelByHeading, silverCategories } from './silver-labels.ts';

function labelOf(category: string, sentence: string, heading?: string): string | undefined {
  return labelByHeading(sentence, heading)[silverCategories.indexOf(category as 'term')];
}

describe('labels by headings', () => {
  it.each([
    ['yes', 'severability', 'The rest stays in force.', 'Severability'],
    ['yes', 'amendment', 'It may be amended in writing.', 'Amendment and Waiver'],
    ['unknown', 'amendment', 'No delay is a waiver.', 'Amendment and Waiver'],
    ['yes', 'non-waiver', 'No delay is a waiver.', 'Amendment and Waiver'],
    ['no', 'severability', 'Fees are due monthly.', 'Payment'],
    ['unknown', 'notices', 'It shall give notice.', 'Payment'],
    ['unknown', 'notices', 'It shall give notice.', undefined],
    ['no', 'notices', 'It shall pay.', undefined],
    ['no', 'non-waiver', 'Each party gives up a trial.', 'Waiver of Jury Trial'],
    ['yes', 'late-payment', 'The rate is 2 %.', 'Late Payments'],
    ['no', 'payment', 'The rate is 2 %.', 'Late Payments'],
  ])('are %s for %s: %s (%s)', (label, category, sentence, heading) => {
    expect(labelOf(category, sentence, heading)).toBe(label);
  });
});
