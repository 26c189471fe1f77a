import { describe, expect, it } from 'vitest';
import { buildAbsenceRule } from '../../test/build-rule.ts';
import { draftFromText } from '../../test/draft-from-text.ts';
import { findSeldom, weighAbsence } from './weigh-absence.ts';

const rule = buildAbsenceRule({
  documents: ['services'],
  baseSeverity: 4,
  seldomIn: { kinds: ['joint-venture'], people: true },
});

describe('the weight of what is missing', () => {
  it.each([
    ['services', 'none', 4],
    ['joint-venture', 'none', 1],
    ['services', 'some', 3],
    ['services', 'all', 1],
    ['contract', 'none', 3],
  ] as const)('%s with %s of the parties private persons: %d', (kind, people, severity) => {
    const [finding] = draftFromText(rule, 'Contractor shall paint the house.');
    const seldom = findSeldom(rule, { kind, people, text: 'a fee' });
    expect(finding && weighAbsence(finding, seldom).severity).toBe(severity);
  });

  it('is less where nobody pays a fee', () => {
    const facts = { kind: 'services', people: 'none' } as const;
    const own = buildAbsenceRule({
      ...rule,
      seldomIn: { kinds: [], people: true, without: 'fee' },
    });
    const [finding] = draftFromText(own, 'Contractor shall paint the house.');
    const seldom = findSeldom(own, { ...facts, text: 'shares' });
    expect(finding && weighAbsence(finding, seldom).severity).toBe(1);
    expect(findSeldom(own, { ...facts, text: 'a fee' })).toBeUndefined();
  });

  it('is said with its reason and never falls below the least', () => {
    const [finding] = draftFromText(
      buildAbsenceRule({ ...rule, baseSeverity: 2 }),
      'Contractor shall paint the house.',
    );
    const seldom = findSeldom(rule, { kind: 'services', people: 'all', text: 'a fee' });
    expect(finding && weighAbsence(finding, seldom)).toMatchObject({
      severity: 1,
      adjustments: [{ effect: -1, reason: expect.stringContaining('private persons') }],
    });
  });
});
