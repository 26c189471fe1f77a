import type { Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { listParties, nameParties } from './name-parties.ts';

const party = (name: string, alias?: string): Term => ({
  id: name,
  type: 'party',
  label: 'Party',
  display: name,
  value: { kind: 'party', name, ...(alias !== undefined && { alias }) },
  evidence: { start: 0, end: name.length, quote: name },
});
const title: Term = {
  ...party('Offering Terms'),
  type: 'document-title',
  value: { kind: 'text', text: 'Offering Terms' },
};

const tell = (...terms: readonly Term[]) => nameParties(listParties(terms));

describe('the parties in a summary', () => {
  it('are named with what the document calls them', () => {
    expect(tell(party('Ann Lee', 'Tenant'), party('Hill Homes Ltd', 'Landlord'))).toBe(
      'Ann Lee (the Tenant) and Hill Homes Ltd (the Landlord)',
    );
  });

  it.each([
    'STREET / HOUSE NUMBER POST CODE / CITY',
    'FIRST NAME',
    '[Company]',
    '____',
    '{{name}}',
  ])('are called by their role where the name is still to be filled in: %s', (name) => {
    expect(tell(party(name, 'Employer'), party('Ann Lee', 'Employee'))).toBe(
      'the Employer and Ann Lee (the Employee)',
    );
    expect(tell(party(name), party('Ann Lee', 'Employee'))).toBe('Ann Lee (the Employee)');
  });

  it('are not the title of the document', () => {
    expect(tell(title, party('Offering Terms'), party('Ann Lee'))).toBe('Ann Lee');
  });
});
