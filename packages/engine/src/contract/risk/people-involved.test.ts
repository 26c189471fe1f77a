import type { Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { findPeopleInvolved } from './people-involved.ts';

const buildParty = (name: string, alias?: string): Term => ({
  id: name,
  type: 'party',
  label: name,
  display: name,
  value: { kind: 'party', name, ...(alias !== undefined && { alias }) },
  evidence: { start: 0, end: name.length, quote: name },
});

describe('private persons among the parties', () => {
  it.each([
    [['Priya Sharma', 'Dana J. Whitfield'], 'all'],
    [['Digital Solutions Corp.', 'Priya Sharma'], 'some'],
    [['Digital Solutions Corp.', 'Acme Ltd'], 'none'],
    [['Elegant Moments Wedding Services', 'Town of Vinton'], 'none'],
    [['Ludwig van Beethoven', 'Roanoke Gas Company'], 'some'],
    [['Priya Sharma'], 'some'],
    [[], 'none'],
  ] as const)('%j: %s', (names, expected) => {
    expect(findPeopleInvolved(names.map((name) => buildParty(name)))).toBe(expected);
  });

  it('are told by roles too', () => {
    expect(findPeopleInvolved([buildParty('Nanny'), buildParty('Family')])).toBe('all');
  });
});
