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

/** A rule that finds “pays” in a sentence, but for what the facts say otherwise. */
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

/** A rule that misses a ceiling on liability, but for what the facts say otherwise. */
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

/** A rule that counts mentions of a deposit, a pet and a key, but for what the facts say otherwise. */
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

/** A rule in code that finds nothing, but for what the facts say otherwise. */
export function buildComputedRule(facts: Partial<ComputedRule> = {}): ComputedRule {
  return {
    ...head,
    kind: 'computed',
    find: () => [],
    examples: { matches: [], leaves: [] },
    ...facts,
  };
}
