import type { Evidence, SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { createSegmentDescriber } from './features.ts';
import { getNdaHypothesis } from './nda-hypotheses.ts';
import type { NdaModel } from './nda-model.ts';
import { createOutcomeDescriber, estimateOutcomes } from './outcome-model.ts';
import { type NdaId, type NdaOutcome, ndaIds, ndaOutcomes } from './outputs.ts';
import { findSettled, listEvidence, listLookedIn, type PassageRequest } from './quote-passages.ts';
import { scoreSegment } from './score-segments.ts';
import { listSegments } from './segments.ts';

/** What a non-disclosure agreement says about one hypothesis. */
export interface NdaCheck {
  readonly id: NdaId;
  readonly title: string;
  /** The question, as a statement. */
  readonly hypothesis: string;
  readonly outcome: NdaOutcome;
  /** The share of outcomes with this estimate that are right, 0-1; measured on agreements outside the training data. */
  readonly probability: number;
  /** The passages it rests on, in document order; empty only when the hypothesis is not mentioned. */
  readonly evidence: readonly Evidence[];
  /** The passages closest to the question, whatever the outcome, in document order. */
  readonly lookedIn: readonly Evidence[];
}

export interface NdaRequest {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  /** Read it once with `readNdaModel` and use it for every document. */
  readonly model: NdaModel;
}

/** No agreement is this long. The rest is not searched, so that hostile text takes little time. */
const mostSegments = 10_000;
/** The probability of an outcome that words alone decide; see `decisive`: 125 of 128 cases, rounded down. */
const settledShare = 0.95;
/**
 * Answers the 17 questions of ContractNLI (Koreeda and Manning 2021) about a non-disclosure agreement: whether it says
 * so, says the opposite or says nothing, and where. Linear in the length of the text. `ndaHypotheses` says which
 * outcomes are whose risk.
 */
export function checkNda({ sourceText, structure, model }: NdaRequest): readonly NdaCheck[] {
  const segments = listSegments(structure).slice(0, mostSegments);
  const features = segments.map(createSegmentDescriber());
  const scores = features.map((one) => scoreSegment(model.classifier, one));
  const describeOutcome = createOutcomeDescriber({ scores, features });
  const scored = segments.map((segment, index) => ({
    segment,
    scores: scores[index] ?? new Float32Array(),
  }));
  return ndaIds.map((id) => {
    const request = { scored, id, text: sourceText.text };
    const probabilities = estimateOutcomes(model.outcomeModel, {
      id,
      features: describeOutcome(id),
    });
    const { title, statement } = getNdaHypothesis(id);
    return {
      id,
      title,
      hypothesis: statement,
      ...chooseOutcome(request, probabilities),
      lookedIn: listLookedIn(request),
    };
  });
}

/**
 * Chooses the most probable outcome that some passage supports. Its probability is relative to the outcomes that are
 * left: an outcome without a supporting passage is dropped, because every statement must be shown in the document.
 */
function chooseOutcome(
  request: PassageRequest,
  probabilities: readonly number[],
): Pick<NdaCheck, 'outcome' | 'probability' | 'evidence'> {
  const settled = findSettled(request);
  const candidates = ndaOutcomes
    .map((outcome, index) => {
      const estimate = probabilities[index] ?? 0;
      return {
        outcome,
        probability: outcome === settled ? Math.max(estimate, settledShare) : estimate,
      };
    })
    .sort((a, b) => b.probability - a.probability);
  let left = 1;
  for (const { outcome, probability } of candidates) {
    const evidence = listEvidence(request, outcome);
    if (outcome === 'not-mentioned' || evidence.length > 0) {
      const share = Math.min(1, probability / left);
      return { outcome, probability: Math.round(share * 1000) / 1000, evidence };
    }
    left -= probability;
  }
  return { outcome: 'not-mentioned', probability: 1, evidence: [] };
}
