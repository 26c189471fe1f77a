import { expect, it } from 'vitest';
import { getConceptOfRule, getConceptRuleId } from './concept-rule.ts';

it('a finding of a concept names it in its rule id', () => {
  expect(getConceptRuleId('acceleration')).toBe('C-acceleration');
  expect(getConceptOfRule('C-acceleration')).toBe('acceleration');
  expect(getConceptOfRule('LIA-01')).toBeUndefined();
});
