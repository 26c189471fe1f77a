import type { ConceptCalibration } from '@clauselight/engine/research';

/** The score of a sentence for a concept by a network that did not see its document, and what a reader saw. */
export interface HeldOutScore {
  readonly concept: number;
  readonly score: number;
  readonly holds: boolean;
}

/** Findings of a concept should be right in this share of sentences. Below it they are only worth a look. */
const leastPrecision = 0.75;
/** The threshold of a concept of which too few sentences were read to say more. */
const usualThreshold = 0.68;
/** From so many sentences on, a concept's own rate of hits counts as much as that of all. */
const enoughSentences = 20;
const rounds = 400;
const rate = 0.05;

/**
 * Of the sentences that nobody read, a concept may find at most so many for each sentence that was read and holds it.
 * The sentences read were the likeliest of all; of the others every eighth is in the sample, and some hold a concept too.
 */
const mostUnread = 0.6;
/** The same for a concept that hardly any sentence holds. */
const fewestUnread = 4;

/**
 * Fits how scores become probabilities. The slope is one for all concepts; the offset of each is drawn towards that of
 * all as long as few of its sentences were read.
 * @param unread scores of all concepts in a sample of sentences that nobody read
 */
export function calibrateConcepts(
  scores: readonly HeldOutScore[],
  unread: readonly Float32Array[],
  conceptCount: number,
): readonly ConceptCalibration[] {
  const shared = fitLine(scores);
  return Array.from({ length: conceptCount }, (_, concept) => {
    const own = scores.filter((one) => one.concept === concept);
    const shift = fitShift(own, shared) * (own.length / (own.length + enoughSentences));
    const calibration = { slope: round(shared.slope), offset: round(shared.offset + shift) };
    const held = own.filter(({ holds }) => holds).length;
    const least = findRankedScore(
      unread.map((one) => one[concept] ?? Number.NEGATIVE_INFINITY),
      Math.max(fewestUnread, Math.round(mostUnread * held)),
    );
    const threshold = Math.max(
      chooseThreshold(own, calibration),
      toProbability(least, calibration),
    );
    return { ...calibration, threshold: round(threshold) };
  });
}

/** The score that just so many others reach; without so many, none is too low. */
function findRankedScore(scores: readonly number[], rank: number): number {
  return scores.toSorted((a, b) => b - a)[rank] ?? Number.NEGATIVE_INFINITY;
}

/** A concept of which only likely sentences were read seems likelier than it is. */
const mostShift = 0.5;
const leastShift = -2;

interface Line {
  readonly slope: number;
  readonly offset: number;
}

/** Logistic regression on the score, by gradient descent. */
function fitLine(scores: readonly HeldOutScore[]): Line {
  let slope = 1;
  let offset = 0;
  for (let round = 0; round < rounds * 5; round += 1) {
    let slopeStep = 0;
    let offsetStep = 0;
    for (const { score, holds } of scores) {
      const error = toProbability(score, { slope, offset }) - (holds ? 1 : 0);
      slopeStep += error * score;
      offsetStep += error;
    }
    slope -= (rate * slopeStep) / scores.length;
    offset -= (4 * rate * offsetStep) / scores.length;
  }
  return { slope, offset };
}

function fitShift(scores: readonly HeldOutScore[], { slope, offset }: Line): number {
  let shift = 0;
  for (let round = 0; round < rounds && scores.length > 0; round += 1) {
    let step = 0;
    for (const { score, holds } of scores) {
      step += toProbability(score, { slope, offset: offset + shift }) - (holds ? 1 : 0);
    }
    shift -= (10 * rate * step) / scores.length;
  }
  return Math.max(leastShift, Math.min(mostShift, shift));
}

/**
 * The least probability from which on enough findings are right, drawn towards the usual one as long as few sentences of
 * the concept were read.
 */
function chooseThreshold(scores: readonly HeldOutScore[], line: Line): number {
  const ranked = scores
    .map(({ score, holds }) => ({ probability: toProbability(score, line), holds }))
    .sort((a, b) => b.probability - a.probability);
  let right = 0;
  let own = mostThreshold;
  ranked.forEach(({ probability, holds }, index) => {
    if (holds) right += 1;
    const next = ranked[index + 1]?.probability ?? 0;
    // One more sentence that is right as often as asked, so that the first one does not decide.
    const precision = (right + leastPrecision) / (index + 2);
    if (next < probability && precision >= leastPrecision) own = (probability + next) / 2;
  });
  const limited = Math.max(leastThreshold, Math.min(mostThreshold, own));
  const trust = scores.length / (scores.length + enoughSentences);
  return round(trust * limited + (1 - trust) * usualThreshold);
}

/** Chosen on fair contracts written for the purpose: they have as many findings as with the earlier weights. */
const leastThreshold = 0.55;
const mostThreshold = 0.9;

export function toProbability(score: number, { slope, offset }: Line): number {
  return 1 / (1 + Math.exp(-(slope * score + offset)));
}

function round(value: number): number {
  return Math.round(1e4 * value) / 1e4;
}
