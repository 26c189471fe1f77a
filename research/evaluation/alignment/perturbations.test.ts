import { describe, expect, it } from 'vitest';
import { alterations, perturbations } from './perturbations.ts';
import { falsehoods } from './prose-changes.ts';
import { createRandom, pick } from './random.ts';
import { listSlices, squeeze } from './slices.ts';

const words =
  'The Supplier shall not be liable for “indirect” loss – or the well-known profit of $5 – within thirty (30) days, as clause 4.2 states on page 12 of this Agreement.';

const sentences = [words, "The Customer's fees must be paid, and the Supplier shall deliver."];

/** A sentence that holds what is changed, before and after. */
function tryOut(change: (typeof perturbations)[number]['change']) {
  const before =
    sentences.find((sentence) => change(sentence, createRandom(1)) !== undefined) ?? '';
  return { before, after: change(before, createRandom(1)) ?? '' };
}

describe('what a quote is changed by', () => {
  const tolerated = perturbations.filter(({ name }) => name !== 'words left out');

  it.each(tolerated)(
    'leaves its letters and figures as they are where it is tolerated: $name',
    ({ change }) => {
      const { before, after } = tryOut(change);
      expect(after).not.toBe('');
      expect(squeeze(after)).toBe(squeeze(before));
    },
  );

  it.each(alterations.filter(({ name }) => !/number word/.test(name)))(
    'changes them where it is not: $name',
    ({ change }) => {
      const { before, after } = tryOut(change);
      expect(after).not.toBe('');
      expect(squeeze(after)).not.toBe(squeeze(before));
    },
  );

  it('applies to a sentence that holds what is changed, and to no other', () => {
    const applied = [...alterations, ...falsehoods].filter(
      ({ change }) => change(words, createRandom(1)) !== undefined,
    );
    expect(applied.length).toBeGreaterThan(8);
    for (const { change } of falsehoods)
      expect(change('it is due', createRandom(1))).toBeUndefined();
  });
});

describe('slices', () => {
  const text = `${words}\n\n`.repeat(40);

  it('are the same each time, and of whole words', () => {
    const slices = listSlices(text, 20, createRandom(7));
    expect(slices).toEqual(listSlices(text, 20, createRandom(7)));
    expect(slices).toHaveLength(20);
    for (const { start, end } of slices) {
      expect(text.slice(start - 1, start)).toMatch(/\s/);
      expect(text.slice(end, end + 1)).toMatch(/\s/);
      expect(text.slice(start, end)).toMatch(/^\S.*\S$/s);
    }
  });
});

describe('chance', () => {
  it('picks one of the values, or nothing of none', () => {
    expect(pick(['a'], createRandom(3))).toBe('a');
    expect(pick([], createRandom(3))).toBeUndefined();
  });
});
