import { getRiskLevel } from '@clauselight/core';
import { describe, expect, it } from 'vitest';
import { levelTones, nameLevel } from './severity.ts';

describe('the level of a score', () => {
  it.each([
    [3, 'Low Risk', 'good'],
    [4, 'Medium Risk', 'medium'],
    [6, 'Medium Risk', 'medium'],
    [6.1, 'High Risk', 'critical'],
  ])('of %s is %s, in the tone %s', (score, name, tone) => {
    const level = getRiskLevel(score);
    expect(nameLevel({ label: 'Risk', level })).toBe(name);
    expect(levelTones[level]).toBe(tone);
  });

  it('of what is no risk says what is measured', () => {
    expect(nameLevel({ label: 'Revision need', level: 'low' })).toBe('Revision need: low');
  });
});
