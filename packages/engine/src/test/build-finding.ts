import type { Finding } from '@clauselight/schema';

/** Builds a finding at the first eleven characters of a text, with the given facts. */
export function buildFinding(facts: Partial<Finding> = {}): Finding {
  return {
    id: 'f1',
    ruleId: 'PAY-01',
    category: 'payment',
    title: 'Slow payment',
    baseSeverity: 3,
    severity: 3,
    adjustments: [],
    confidence: 1,
    borneBy: 'the supplier',
    standing: 'risk',
    why: 'The money comes late.',
    request: 'Shorten the time to pay',
    mitigation: 'Ask for thirty days.',
    source: 'Written for the tests',
    evidence: [{ start: 0, end: 11, quote: 'Pay in May.' }],
    lookedIn: [],
    points: 3,
    scoreWithout: 0,
    ...facts,
  };
}
