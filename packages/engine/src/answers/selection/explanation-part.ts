import type { Evidence } from '@clauselight/schema';

/** A point of an explanation, with the passages it rests on. */
export interface ExplanationPart {
  readonly title: string;
  readonly text: string;
  readonly evidence: readonly Evidence[];
}
