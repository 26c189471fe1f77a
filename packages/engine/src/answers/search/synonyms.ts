import { normalizeWord } from './words.ts';

// Each line: words that stand for one another in questions and documents. No word is on two lines, so that meanings
// do not run into one another.
const groups = [
  'terminate end cancel quit exit',
  'expire lapse finish',
  'start begin commence effective',
  'renew extend prolong rollover',
  'pay payment fee price cost charge',
  'assign transfer',
  'confidential secret nondisclosure private',
  'govern law',
  'dispute disagreement controversy',
  'court courts litigation lawsuit sue',
  'arbitration arbitrator arbitrate',
  'indemnify harmless compensate reimburse',
  'liable liability responsible',
  'loss damage damages',
  'insurance insured insurer',
  'audit inspect inspection examine',
  'book record',
  'breach violate violation default break',
  'employee staff worker personnel',
  'hire recruit solicit poach',
  'customer client',
  'compete competition competitor rival',
  'exclusive sole',
  'purchase buy order',
  'own ownership title',
  'invention intellectual patent copyright',
  'affiliate subsidiary subsidiaries',
  'forever perpetual perpetually irrevocable indefinitely',
  'merger acquisition acquire takeover',
  'disparage criticise criticize defame badmouth',
  'amend modify alter',
  'warranty guarantee warrant',
  'defect fault error',
  'penalty penalties liquidated',
  'minimum least',
  'maximum most exceed',
  'revenue profit income royalty royalties proceeds commission',
  'salary wage remuneration',
  'rent lease',
  'tax taxes vat',
  'late overdue arrears',
  'invalid unenforceable void',
  'notice notify',
  'disaster majeure',
  'bankrupt bankruptcy insolvent insolvency',
  'car vehicle',
  'buyer purchaser',
  'seller vendor supplier',
  'landlord lessor',
  'tenant lessee',
  'attendee attended participant present',
  'decide decision resolve resolved',
];

const neighbors: ReadonlyMap<string, readonly string[]> = createNeighbors();

/** Other words that documents say the same with; a stem as `stem` makes it, and so are the answers. */
export function listSynonyms(word: string): readonly string[] {
  return neighbors.get(word) ?? [];
}

function createNeighbors(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const group of groups) {
    const stems = [...new Set(group.split(' ').map(normalizeWord))];
    for (const word of stems)
      found.set(
        word,
        stems.filter((other) => other !== word),
      );
  }
  return found;
}
