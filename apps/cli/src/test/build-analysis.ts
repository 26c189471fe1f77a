import type { Analysis, Evidence, Finding, Side, Term, TermValue } from '@clauselight/schema';

type Value<K extends TermValue['kind']> = Extract<TermValue, { kind: K }>;

/** The first place of some words in a text. */
export function quote(text: string, words: string): Evidence {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`the text does not hold "${words}"`);
  return { start, end: start + words.length, quote: words };
}

export function buildTerm(facts: Partial<Term> = {}): Term {
  return {
    id: 't1',
    type: 'governing-law',
    label: 'Governing law',
    display: 'Delaware',
    value: { kind: 'text', text: 'Delaware' },
    evidence: { start: 0, end: 8, quote: 'Delaware' },
    ...facts,
  };
}

export function buildParty(value: Omit<Value<'party'>, 'kind'>): Term {
  const { name, alias } = value;
  return buildTerm({
    id: `party ${name}`,
    type: 'party',
    label: 'Party',
    display: alias === undefined ? name : `${name} (${alias})`,
    value: { kind: 'party', ...value },
    evidence: { start: 0, end: name.length, quote: name },
  });
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

export function buildObligation(facts: Partial<Value<'obligation'>> = {}): Term {
  const value: Value<'obligation'> = {
    kind: 'obligation',
    who: 'The Customer',
    modality: 'must',
    action: 'pay the fees',
    ...facts,
  };
  return buildTerm({ type: 'obligation', label: 'Obligation', display: value.action, value });
}

export function buildFinding(facts: Partial<Finding> = {}): Finding {
  return {
    id: 'f1',
    ruleId: 'PAY-04',
    category: 'payment',
    title: 'Payments are not refunded',
    baseSeverity: 3,
    severity: 3,
    adjustments: [],
    confidence: 0.9,
    borneBy: 'the party that pays',
    standing: 'open',
    request: 'Ask for a refund',
    lookedIn: [],
    why: 'What has been paid stays paid.',
    mitigation: 'Ask for a refund.',
    source: 'Own',
    evidence: [{ start: 0, end: 8, quote: 'Delaware' }],
    points: 1,
    scoreWithout: 0,
    ...facts,
  };
}

export function buildAnalysis(facts: Partial<Analysis> = {}): Analysis {
  return {
    engineVersion: '1.2.3',
    ruleBookVersion: '2026.9',
    documentKind: { kind: 'services', label: 'Services agreement' },
    wordCount: 100,
    clauses: [],
    definitions: [],
    crossReferences: [],
    signatureBlocks: [],
    attachments: [],
    amendments: [],
    provisions: [],
    terms: [],
    failedSteps: [],
    sides: [],
    findings: [],
    checks: [],
    ndaChecks: [],
    strengths: [],
    score: {
      label: 'Risk',
      meaning: '',
      value: 3.25,
      level: 'medium',
      r: 1,
      scale: 10,
      rest: 0.5,
      categories: [],
    },
    recommendations: [],
    firstSteps: { recommendationIds: [], message: '' },
    summary: [],
    views: [],
    ...facts,
  };
}
