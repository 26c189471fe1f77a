import type { Side, Term, TermValue } from '@clauselight/schema';

type PartyValue = Extract<TermValue, { kind: 'party' }>;

export function buildParty(value: Omit<PartyValue, 'kind'>): Term {
  const { name, alias } = value;
  return {
    id: `party ${name}`,
    type: 'party',
    label: 'Party',
    display: alias === undefined ? name : `${name} (${alias})`,
    value: { kind: 'party', ...value },
    evidence: { start: 0, end: name.length, quote: name },
  };
}

/** The sides that parties make: each with what the document calls it before its name. */
export function buildSides(parties: readonly Term[]): readonly Side[] {
  return parties.flatMap(({ id, value }) => {
    if (value.kind !== 'party') return [];
    const { name, alias, role } = value;
    const label = alias === undefined ? name : `${alias} (${name})`;
    return [{ id, label, ...(role !== undefined && { role }) }];
  });
}
