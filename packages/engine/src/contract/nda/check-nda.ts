import type { Evidence, SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { createFeatureReader } from './features.ts';
import { createJudgeReader, judge } from './judge-document.ts';
import { getNdaHypothesis } from './nda-hypotheses.ts';
import type { NdaModel } from './nda-model.ts';
import { type NdaId, type NdaOutcome, ndaIds, ndaOutcomes } from './outputs.ts';
import { findSettled, listEvidence, listLookedIn, type PassageRequest } from './quote-passages.ts';
import { scoreSegment } from './score-segments.ts';
import { listSegments } from './segments.ts';

/** What a non-disclosure agreement says of one hypothesis. */
export interface NdaCheck {
  readonly id: NdaId;
  readonly title: string;
  /** What was asked, as a statement. */
  readonly hypothesis: string;
  readonly outcome: NdaOutcome;
  /** How often outcomes with this estimate are right, 0-1: measured on agreements that were not learnt from. */
  readonly probability: number;
  /** The passages it rests on, in document order; empty only where the hypothesis is not mentioned. */
  readonly evidence: readonly Evidence[];
  /** The passages nearest to the question, whatever came of it, in document order: where one would look oneself. */
  readonly lookedIn: readonly Evidence[];
}

export interface NdaRequest {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  /** Read once by `readNdaModel` and used for every document. */
  readonly model: NdaModel;
}

/** No agreement is nearly as long: what follows is not looked at, so that hostile text costs little. */
const mostSegments = 10_000;
/** How often an outcome is right that words settle by themselves. */
const settledShare = 0.95;
/**
 * Answers the 17 questions of ContractNLI (Koreeda and Manning 2021) about a non-disclosure agreement: whether it says
 * so, says the opposite or says nothing, and where. Linear in the length of the text. Which questions are a risk to whom says
 * `ndaHypotheses`.
 */
export function checkNda({ sourceText, structure, model }: NdaRequest): readonly NdaCheck[] {
  const segments = listSegments(structure).slice(0, mostSegments);
  const features = segments.map(createFeatureReader());
  const scores = features.map((one) => scoreSegment(model.classifier, one));
  const readFeatures = createJudgeReader({ scores, features });
  const scored = segments.map((segment, index) => ({
    segment,
    scores: scores[index] ?? new Float32Array(),
  }));
  return ndaIds.map((id) => {
    const request = { scored, id, text: sourceText.text };
    const probabilities = judge(model.judge, { id, features: readFeatures(id) });
    const { title, statement } = getNdaHypothesis(id);
    return {
      id,
      title,
      hypothesis: statement,
      ...choose(request, probabilities),
      lookedIn: listLookedIn(request),
    };
  });
}

/**
 * The most probable outcome that some passage supports; the probability is that among the outcomes not ruled out. What
 * is said of a document must be shown in it, so that an outcome without a passage that speaks of the matter falls away.
 */
function choose(
  request: PassageRequest,
  probabilities: readonly number[],
): Pick<NdaCheck, 'outcome' | 'probability' | 'evidence'> {
  const settled = findSettled(request);
  const candidates = ndaOutcomes
    .map((outcome, index) => {
      const learnt = probabilities[index] ?? 0;
      return {
        outcome,
        probability: outcome === settled ? Math.max(learnt, settledShare) : learnt,
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
