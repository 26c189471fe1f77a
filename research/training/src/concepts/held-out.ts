import {
  bearerClasses,
  type ConceptCalibration,
  type ConceptModel,
  createConceptScorer,
} from '@clauselight/engine/research';
import { type HeldOutScore, toProbability } from './calibrate-concepts.ts';
import { toBearerClass } from './concept-rows.ts';
import type { RealSentence } from './real-sentences.ts';

/** What a network says of sentences of documents that it did not see. */
export interface HeldOut {
  readonly scores: readonly HeldOutScore[];
  /** Of sentences whose bearer a reader named: the class read, the class found, and how sure the network is, 0-1. */
  readonly bearers: readonly {
    readonly read: number;
    readonly found: number;
    readonly sure: number;
  }[];
  /** Scores of all concepts in sentences that nobody read. */
  readonly unread: readonly Float32Array[];
}

/**
 * Scores the sentences of one part of the documents, with the weights as they are written and read.
 */
export function scoreHeldOut(model: ConceptModel, sentences: readonly RealSentence[]): HeldOut {
  const scorer = createConceptScorer(model);
  const scores: HeldOutScore[] = [];
  const bearers: HeldOut['bearers'][number][] = [];
  const unread: Float32Array[] = [];
  for (const { tokens, label } of sentences) {
    const result = scorer.score(tokens.words);
    if (label === undefined) unread.push(result.scores);
    const add = (concept: string, holds: boolean) => {
      const index = model.concepts.indexOf(concept);
      scores.push({ concept: index, score: result.scores[index] ?? 0, holds });
    };
    for (const concept of label?.no ?? []) add(concept, false);
    for (const [concept, bearer] of Object.entries(label?.yes ?? {})) {
      add(concept, true);
      const read = toBearerClass(bearer);
      if (read === undefined) continue;
      const shares = result.getBearers(model.concepts.indexOf(concept));
      const sure = Math.max(...shares);
      bearers.push({ read, found: shares.indexOf(sure), sure });
    }
  }
  return { scores, bearers, unread };
}

export interface ConceptFigures {
  readonly read: number;
  readonly held: number;
  readonly found: number;
  readonly right: number;
}

export interface HeldOutFigures {
  /** By concept. `read`: sentences that were read for it; `held`: that hold it; `found`: above its threshold. */
  readonly concepts: readonly ConceptFigures[];
  readonly precision: number;
  readonly recall: number;
  /** Mean over the concepts that some sentence holds. */
  readonly averagePrecision: number;
  /** Findings in 1,000 sentences that nobody read. */
  readonly findingsOfUnread: number;
  /** Share of right bearers, and of wrong parties among the parties named, where the network is sure. */
  readonly bearerRight: number;
  readonly partyWrong: number;
  readonly calibration: readonly {
    readonly from: number;
    readonly count: number;
    readonly mean: number;
    readonly right: number;
  }[];
}

/** As in the engine. */
const sureEnough = 0.99;

/** Measures all parts together, with the thresholds that are shipped. */
export function measureHeldOut(
  parts: readonly HeldOut[],
  calibration: readonly ConceptCalibration[],
): HeldOutFigures {
  const scores = parts.flatMap((part) => part.scores);
  const estimate = ({ concept, score }: HeldOutScore) => {
    const own = calibration[concept];
    return own === undefined ? 0 : toProbability(score, own);
  };
  const concepts = calibration.map(({ threshold }, concept): ConceptFigures => {
    const own = scores.filter((one) => one.concept === concept);
    const found = own.filter((one) => estimate(one) >= threshold);
    return {
      read: own.length,
      held: own.filter(({ holds }) => holds).length,
      found: found.length,
      right: found.filter(({ holds }) => holds).length,
    };
  });
  const sum = (get: (figures: ConceptFigures) => number) =>
    concepts.reduce((total, figures) => total + get(figures), 0);
  const sure = parts.flatMap(({ bearers }) => bearers).filter((one) => one.sure >= sureEnough);
  const named = sure.filter((one) => one.found <= bearerClasses.indexOf('third'));
  const unread = parts.flatMap((part) => part.unread);
  return {
    concepts,
    precision: sum(({ right }) => right) / sum(({ found }) => found),
    recall: sum(({ right }) => right) / sum(({ held }) => held),
    averagePrecision: measureAveragePrecision(scores, calibration.length),
    findingsOfUnread: (1000 * countFindings(unread, calibration)) / unread.length,
    bearerRight: sure.filter((one) => one.found === one.read).length / sure.length,
    partyWrong: named.filter((one) => one.found !== one.read).length / named.length,
    calibration: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((from) => {
      const own = scores.filter((one) => estimate(one) >= from && estimate(one) < from + 0.1);
      return {
        from,
        count: own.length,
        mean: own.reduce((total, one) => total + estimate(one), 0) / own.length,
        right: own.filter(({ holds }) => holds).length / own.length,
      };
    }),
  };
}

function measureAveragePrecision(scores: readonly HeldOutScore[], concepts: number): number {
  const own = Array.from({ length: concepts }, (_, concept) =>
    scores.filter((one) => one.concept === concept).sort((a, b) => b.score - a.score),
  ).filter((list) => list.some(({ holds }) => holds));
  const each = own.map((list) => {
    let right = 0;
    let total = 0;
    list.forEach(({ holds }, index) => {
      if (!holds) return;
      right += 1;
      total += right / (index + 1);
    });
    return total / right;
  });
  return each.reduce((total, one) => total + one, 0) / each.length;
}

function countFindings(
  unread: readonly Float32Array[],
  calibration: readonly ConceptCalibration[],
): number {
  return unread.reduce(
    (total, scores) =>
      total +
      calibration.filter(
        (own, concept) => toProbability(scores[concept] ?? 0, own) >= own.threshold,
      ).length,
    0,
  );
}
