import { overlaps } from '@clauselight/core';
import { type NdaCheck, type NdaId, ndaIds, ndaOutcomes } from '@clauselight/engine/research';
import type { Span } from '@clauselight/schema';
import type { AnnotatedNda, NdaLabel } from './read-ndas.ts';

/** An annotated agreement and what was answered about it. */
export interface Answered {
  readonly nda: AnnotatedNda;
  readonly checks: readonly NdaCheck[];
}

export interface HypothesisFigures {
  readonly id: NdaId;
  readonly agreements: number;
  readonly right: number;
  /** How many would be right if the most frequent label were always answered. */
  readonly baseline: number;
  /** `confusion[label][answer]`, both in the order of `ndaOutcomes`. */
  readonly confusion: readonly (readonly number[])[];
  readonly evidence: EvidenceFigures;
}

/** Where the annotators and the engine agree that something is said: whose passages touch whose. */
export interface EvidenceFigures {
  readonly annotated: number;
  /** Annotated passages that evidence of the engine touches. */
  readonly found: number;
  readonly quoted: number;
  /** Passages of the engine that touch an annotated one. */
  readonly right: number;
}

/** Sets answers beside those of the annotators. `majority` are the most frequent labels of the agreements learned from. */
export function measureNdas(
  answered: readonly Answered[],
  majority: ReadonlyMap<string, NdaLabel>,
): readonly HypothesisFigures[] {
  return ndaIds.map((id) => {
    const confusion = ndaOutcomes.map(() => ndaOutcomes.map(() => 0));
    let evidence: EvidenceFigures = { annotated: 0, found: 0, quoted: 0, right: 0 };
    let baseline = 0;
    for (const { nda, checks } of answered) {
      const answer = nda.answers.get(id);
      const check = checks.find((one) => one.id === id);
      if (answer === undefined || check === undefined) continue;
      const row = confusion[ndaOutcomes.indexOf(answer.label)] ?? [];
      const column = ndaOutcomes.indexOf(check.outcome);
      row[column] = (row[column] ?? 0) + 1;
      if (majority.get(id) === answer.label) baseline += 1;
      if (answer.label === check.outcome) evidence = addEvidence(evidence, answer.evidence, check);
    }
    const agreements = confusion.flat().reduce((sum, count) => sum + count, 0);
    const right = confusion.reduce((sum, row, number) => sum + (row[number] ?? 0), 0);
    return { id, agreements, right, baseline, confusion, evidence };
  });
}

/** The most frequent label of each hypothesis. */
export function listMajority(ndas: readonly AnnotatedNda[]): ReadonlyMap<string, NdaLabel> {
  return new Map(
    ndaIds.map((id) => {
      const counts = ndaOutcomes.map(
        (outcome) => ndas.filter(({ answers }) => answers.get(id)?.label === outcome).length,
      );
      return [id, ndaOutcomes[counts.indexOf(Math.max(...counts))] ?? 'not-mentioned'];
    }),
  );
}

function addEvidence(
  before: EvidenceFigures,
  annotated: readonly Span[],
  { evidence }: NdaCheck,
): EvidenceFigures {
  const touches = (span: Span, others: readonly Span[]) =>
    others.some((other) => overlaps(span, other));
  return {
    annotated: before.annotated + annotated.length,
    found: before.found + annotated.filter((span) => touches(span, evidence)).length,
    quoted: before.quoted + evidence.length,
    right: before.right + evidence.filter((span) => touches(span, annotated)).length,
  };
}
