import type { Concept } from '../contract/concept.ts';

/** A concept for tests. */
export function buildConcept(facts: Partial<Concept> = {}): Concept {
  return {
    id: 'entry',
    name: 'Owner may enter',
    subject: 'Entry',
    what: 'The owner may come in.',
    kinds: 'all',
    category: 'tenancy',
    borneBy: 'the tenant',
    severity: 3,
    isOneSided: false,
    adjust: [],
    why: 'You are disturbed.',
    request: 'Ask for notice',
    mitigation: 'Ask for a day of notice.',
    rules: [],
    contradicts: [],
    near: [],
    ...facts,
  };
}
