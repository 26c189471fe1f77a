import type { AbsenceRule, ChecklistRule, ComputedRule, SentenceRule } from '../contract/rule.ts';

const head = {
  id: 'TRY-01',
  name: 'Something to try',
  category: 'payment',
  baseSeverity: 3,
  grade: 'A',
  documents: 'all',
  borneBy: 'the customer',
  bearer: 'everyone',
  why: 'It costs money.',
  request: 'Strike it',
  mitigation: 'Ask to strike it.',
  source: 'Written for the tests',
} as const;

/** Builds a rule that finds “pays” in a sentence, with the given facts. */
export function buildSentenceRule(facts: Partial<SentenceRule> = {}): SentenceRule {
  return {
    ...head,
    kind: 'presence',
    triggers: ['\\bpays\\b'],
    counterEvidence: [],
    aggravating: [],
    examples: { matches: [], leaves: [] },
    ...facts,
  };
}

/** Builds a rule that misses a liability cap, with the given facts. */
export function buildAbsenceRule(facts: Partial<AbsenceRule> = {}): AbsenceRule {
  return {
    ...head,
    kind: 'absence',
    soughtFor: 'a ceiling on liability',
    present: ['shall not exceed'],
    examples: { matches: [], leaves: [] },
    ...facts,
  };
}

/** Builds a rule that counts mentions of a deposit, a pet and a key, with the given facts. */
export function buildChecklistRule(facts: Partial<ChecklistRule> = {}): ChecklistRule {
  return {
    ...head,
    kind: 'checklist',
    items: ['deposit', 'pet', 'key'].map((name) => ({ name, pattern: `\\b${name}s?\\b` })),
    counts: 'missing',
    from: 2,
    examples: { matches: [], leaves: [] },
    ...facts,
  };
}

/** Builds a computed rule that finds nothing, with the given facts. */
export function buildComputedRule(facts: Partial<ComputedRule> = {}): ComputedRule {
  return {
    ...head,
    kind: 'computed',
    find: () => [],
    examples: { matches: [], leaves: [] },
    ...facts,
  };
}
