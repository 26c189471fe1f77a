import type { TimeMention } from './time-mention.ts';
import type { TimedSentence } from './timed-sentence.ts';

/**
 * Words around a mention that support an interpretation, or contradict it when the weight is negative. The weights are
 * set by hand; `npm run evaluate:terms` measures the result on CUAD contracts.
 */
export interface Cue {
  readonly weight: number;
  /** Words that end where the mention starts. */
  readonly before?: RegExp;
  /** Words that start where the mention ends. When both patterns are given, both must match. */
  readonly after?: RegExp;
}

/** The words around a mention. */
export interface Context {
  readonly before: string;
  readonly after: string;
}

/** A mention with its score for the wanted interpretation. */
export interface ScoredMention {
  readonly sentence: TimedSentence;
  readonly mention: TimeMention;
  readonly score: number;
}

/** How far around a mention its cues are searched, in characters. */
export const contextLength = 260;

/** Returns the words around a mention, as far as its cues are searched. */
export function getContext(text: string, { from, to }: TimeMention): Context {
  return {
    before: text.slice(Math.max(0, from - contextLength), from),
    after: text.slice(to, to + contextLength),
  };
}

/** Returns the sum of the weights of all cues that match a context. */
export function scoreContext({ before, after }: Context, cues: readonly Cue[]): number {
  return cues.reduce(
    (total, cue) =>
      (cue.before?.test(before) ?? true) && (cue.after?.test(after) ?? true)
        ? total + cue.weight
        : total,
    0,
  );
}

/** Returns the mention with the higher score; among equals the first. */
export function pickBetter(best: ScoredMention | undefined, next: ScoredMention): ScoredMention {
  return best !== undefined && best.score >= next.score ? best : next;
}
