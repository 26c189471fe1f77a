import { termTypeSchema } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { describeTermParty, termGroupNames, termGroups } from './term-wording.ts';

it('every type of term belongs to one group', () => {
  expect(Object.values(termGroups).flat().toSorted()).toEqual(termTypeSchema.options.toSorted());
});

it('every group of terms has a name of its own', () => {
  expect(new Set(Object.values(termGroupNames)).size).toBe(Object.keys(termGroups).length);
});

it('a notice and a cap say whom they are about, where the document does', () => {
  expect(describeTermParty({ type: 'notice-period', by: 'Acme' })).toBe('Given by Acme');
  expect(describeTermParty({ type: 'liability-cap', by: 'Acme' })).toBe(
    'Limits the liability of Acme',
  );
  expect(describeTermParty({ type: 'liability-cap' })).toBeUndefined();
  expect(describeTermParty({ type: 'money', by: 'Acme' })).toBeUndefined();
});
