import { termTypeSchema } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { termGroupNames, termGroups } from './term-wording.ts';

it('every type of term belongs to one group', () => {
  expect(Object.values(termGroups).flat().toSorted()).toEqual(termTypeSchema.options.toSorted());
});

it('every group of terms has a name of its own', () => {
  expect(new Set(Object.values(termGroupNames)).size).toBe(Object.keys(termGroups).length);
});
