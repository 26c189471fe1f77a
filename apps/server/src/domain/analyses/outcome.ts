import type { Analysis, AnalysisFacts, RiskFlag, Term, TermType } from '@clauselight/schema';
import { collectFacts } from './facts.ts';

export interface Outcome {
  /** Null if the document was not judged. */
  readonly riskScore: number | null;
  readonly contractValue: string | null;
  readonly contractTerm: string | null;
  readonly riskFlags: RiskFlag[];
  readonly summary: string | null;
  readonly facts: AnalysisFacts;
}

/** The figures of an analysis that lists show; null if the document states none. */
export function describeOutcome(analysis: Analysis): Outcome {
  const { score, terms, findings, summary } = analysis;
  const text = summary.map((sentence) => sentence.text).join(' ');
  return {
    riskScore: score?.value ?? null,
    contractValue: findDisplay(terms, 'contract-value') ?? findDisplay(terms, 'recurring-value'),
    contractTerm: findDisplay(terms, 'contract-term'),
    riskFlags: findings.map(({ id, title, severity }) => ({
      findingId: id,
      title,
      severity,
    })),
    summary: text === '' ? null : text,
    facts: collectFacts(analysis),
  };
}

function findDisplay(terms: readonly Term[], type: TermType): string | null {
  return terms.find((term) => term.type === type)?.display ?? null;
}
