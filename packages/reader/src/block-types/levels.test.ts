import { describe, expect, it } from 'vitest';
import { findLabel } from './label.ts';
import { createLevelTracker } from './levels.ts';

function listLevels(...texts: string[]): (number | undefined)[] {
  const tracker = createLevelTracker();
  return texts.map((text) => {
    const label = findLabel(`${text} Text`);
    return label && tracker.next(label);
  });
}

describe('levels of typed numbers', () => {
  it.each([
    [
      ['1.', '1.1', '(a)', '(b)', '1.2', '(a)', '2.'],
      [1, 2, 3, 3, 2, 3, 1],
    ],
    [
      ['ARTICLE I', '1.1', '(a)', '(i)', '(ii)', 'ARTICLE II', '2.1'],
      [1, 2, 3, 4, 4, 1, 2],
    ],
    [
      ['1.', '1.1', '1.1.1', '1.2', '2.'],
      [1, 2, 3, 2, 1],
    ],
    [
      ['(g)', '(h)', '(i)', '(j)'],
      [1, 1, 1, 1],
    ],
    [
      ['(a)', '(i)', '(ii)', '(b)'],
      [1, 2, 2, 1],
    ],
    [
      ['Exhibit A', '1.', 'Exhibit B', '1.'],
      [1, 1, 1, 1],
    ],
  ])('%j are %j', (texts, levels) => {
    expect(listLevels(...texts)).toEqual(levels);
  });
});
