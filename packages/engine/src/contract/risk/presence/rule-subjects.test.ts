import { describe, expect, it } from 'vitest';
import { rules } from '../../rules/index.generated.ts';
import { compilePattern } from '../pattern.ts';
import { getSubject, ruleSubjects } from './rule-subjects.ts';

describe('the subjects of rules', () => {
  it('exist for every rule and for nothing else', () => {
    expect(Object.keys(ruleSubjects).sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  it('have names of their own, so that no two lines of a check list read alike', () => {
    const names = Object.values(ruleSubjects).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('have patterns that compile', () => {
    for (const { cues = [], heading = '' } of Object.values(ruleSubjects)) {
      for (const pattern of [...cues, heading]) {
        expect(() => compilePattern(pattern, 'acme')).not.toThrow();
      }
    }
  });

  it('are the risk itself for a rule without one', () => {
    expect(getSubject({ id: 'TRY-01', name: 'Something to try' })).toEqual({
      name: 'Something to try',
    });
  });
});
