import { describe, expect, it } from 'vitest';
import { buildComparison } from '../test/build-comparison.ts';
import {
  describeCounts,
  describeScoreChange,
  describeWords,
  formatChange,
  listWarnings,
} from './describe-outcome.ts';

const comparison = buildComparison();
const { before, after, counts } = comparison;

describe('what a comparison says', () => {
  it.each([
    [0.8, '+0.8'],
    [-0.4, '−0.4'],
    [0, '0.0'],
    [-0.04, '0.0'],
  ])('a change of %d is written %s', (change, words) => {
    expect(formatChange(change)).toBe(words);
  });

  it.each([
    [0.8, 'Risk', 'Riskier than before'],
    [-0.3, 'Risk', 'Less risky than before'],
    [0.01, 'Risk', 'As risky as before'],
    [1, 'Revision need', 'Higher than before (revision need)'],
    [-1, 'Revision need', 'Lower than before (revision need)'],
    [0, 'Revision need', 'As before'],
  ])('a change of %d in what is called %s is: %s', (scoreChange, scoreLabel, words) => {
    const versions = { before: { ...before, scoreLabel }, after: { ...after, scoreLabel } };
    expect(describeScoreChange({ ...versions, materialChanges: [], scoreChange })).toBe(words);
  });

  it.each([
    [1, 'The score is the same, but 1 change concerns money, time, or ending'],
    [3, 'The score is the same, but 3 changes concern money, time, or ending'],
  ])('the same score is not called the same risk with %i changes of weight', (count, words) => {
    const change = { passageId: 'p1', topics: ['money' as const] };
    const materialChanges = Array.from({ length: count }, () => change);
    expect(describeScoreChange({ ...comparison, scoreChange: 0, materialChanges })).toBe(words);
  });

  it('scores of different measures are not compared', () => {
    const other = { ...before, scoreLabel: 'Revision need' };
    expect(describeScoreChange({ ...comparison, before: other })).toContain('cannot be compared');
  });

  it('counts leave out zeros', () => {
    expect(describeCounts(comparison)).toBe(
      '12 passages changed, 2 added, 1 removed, 1 moved, 3 renumbered.',
    );
    const few = { ...counts, changed: 0, added: 1, removed: 0, moved: 0, renumbered: 0 };
    expect(describeCounts({ counts: few })).toBe('1 passage added.');
    expect(describeCounts({ counts: { ...few, added: 0 } })).toBe('No passage changed.');
    expect(describeWords(comparison)).toBe('140 words inserted, 33 deleted.');
    expect(
      describeWords({ counts: { ...counts, insertedWords: 0, deletedWords: 0 } }),
    ).toBeUndefined();
  });
});

describe('warnings', () => {
  it('there are none where two versions of one document were analyzed alike', () => {
    expect(listWarnings({ ...comparison, likeness: 0.5 }, undefined)).toEqual([]);
  });

  it.each([
    ['share 49% of their words', { likeness: 0.49 }],
    ['The analysis of supply-v1.docx is incomplete', { before: { ...before, isIncomplete: true } }],
    ['analyzed as “Lease”', { before: { ...before, documentKind: 'lease', kindLabel: 'Lease' } }],
    ['different versions of the analysis', { before: { ...before, engineVersion: '0' } }],
  ] as const)('%s', (words, changes) => {
    expect(listWarnings({ ...comparison, ...changes }, undefined)).toEqual([
      expect.stringContaining(words),
    ]);
  });

  it('a side that one version lacks is reported, one that both have is not', () => {
    expect(listWarnings(comparison, 't1')).toEqual([expect.stringContaining('no such side')]);
    const sided = { ...comparison, after: { ...after, side: 'Customer' } };
    expect(listWarnings(sided, 't1')).toEqual([]);
  });
});
