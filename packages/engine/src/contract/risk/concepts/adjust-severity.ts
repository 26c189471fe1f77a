import type { Adjustment, Severity } from '@clauselight/schema';
import type { Sentence } from '../../../text/document-structure.ts';
import { findEvidence } from '../../../text/passage.ts';
import type { Concept, ConceptAdjustment } from '../../concept.ts';
import { isPastThreshold } from '../threshold.ts';

/** The severity of a concept in one sentence, and what changed it. */
export interface AdjustedSeverity {
  readonly severity: Severity;
  readonly adjustments: readonly Adjustment[];
}

/** However many words speak for it, a severity moves by one step alone: the model may err about the concept itself. */
const mostSteps = 1;
const daysOf = { days: 1, months: 30, years: 365, percent: 1 } as const;

/** What is less probable than this weighs little: in fair contracts it was often wrong. */
const sureEnough = 0.8;
const mostUnsure = 2;
const unsure = 'The words are less typical of this risk: read the passage';

export interface WeighedSentence {
  readonly sentence: Sentence;
  readonly text: string;
  /** How probable it is that the sentence holds the concept, 0-1. */
  readonly probability: number;
}

/** Weighs a concept by the words and numbers of the sentence that holds it, and by how sure it is. */
export function adjustSeverity(concept: Concept, weighed: WeighedSentence): AdjustedSeverity {
  const { severity, adjustments } = adjustByWords(concept, weighed);
  if (weighed.probability >= sureEnough || severity <= mostUnsure) return { severity, adjustments };
  return {
    severity: mostUnsure,
    adjustments: [...adjustments, { effect: mostUnsure - severity, reason: unsure }],
  };
}

function adjustByWords(
  { severity, adjust }: Concept,
  { sentence: { passage }, text }: WeighedSentence,
): AdjustedSeverity {
  const adjustments: Adjustment[] = [];
  for (const adjustment of adjust) {
    const match = findReason(adjustment, passage.text);
    if (match === undefined) continue;
    const evidence = findEvidence(text, passage, match);
    const { effect, reason } = adjustment;
    adjustments.push({ effect, reason, ...(evidence && { evidence }) });
  }
  const sum = adjustments.reduce((total, { effect }) => total + effect, 0);
  const change = Math.max(-mostSteps, Math.min(mostSteps, sum));
  return {
    severity: Math.max(1, Math.min(5, severity + change)) as Severity,
    // What is outweighed changes nothing, so it is no reason.
    adjustments: adjustments.filter(({ effect }) => effect === change),
  };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Patterns of the catalogue, compiled when they are first needed. */
const compiled = new WeakMap<ConceptAdjustment, RegExp>();

function compile(adjustment: ConceptAdjustment & { readonly pattern: string }): RegExp {
  const known = compiled.get(adjustment) ?? new RegExp(adjustment.pattern, 'i');
  compiled.set(adjustment, known);
  return known;
}

function findReason(adjustment: ConceptAdjustment, words: string): Range | undefined {
  if ('pattern' in adjustment) {
    const match = compile(adjustment).exec(words);
    return match === null ? undefined : { from: match.index, to: match.index + match[0].length };
  }
  const { measure, atLeast, atMost } = adjustment;
  const unit = daysOf[measure];
  const isPast = isPastThreshold(words, {
    measure: measure === 'percent' ? 'percent' : 'days',
    ...(atLeast !== undefined && { atLeast: atLeast * unit }),
    ...(atMost !== undefined && { atMost: atMost * unit }),
  });
  return isPast ? { from: 0, to: words.length } : undefined;
}
