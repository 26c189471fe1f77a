import type { TimeMention } from './time-mention.ts';
import type { TimedSentence } from './timed-sentence.ts';

/** Words around a mention that speak for a reading of it, or against it where the weight is negative. */
export interface Cue {
  readonly weight: number;
  /** Words that end where the mention begins. */
  readonly before?: RegExp;
  /** Words that begin where the mention ends; both must hold where both are given. */
  readonly after?: RegExp;
}

/** The words around a mention. */
export interface Context {
  readonly before: string;
  readonly after: string;
}

/** A mention with what speaks for the reading that was asked for. */
export interface ScoredMention {
  readonly sentence: TimedSentence;
  readonly mention: TimeMention;
  readonly score: number;
}

/** How far around a mention its cues are looked for, in characters. */
export const contextLength = 260;

/** The words around a mention, as far as its cues are looked for. */
export function getContext(text: string, { from, to }: TimeMention): Context {
  return {
    before: text.slice(Math.max(0, from - contextLength), from),
    after: text.slice(to, to + contextLength),
  };
}

/** The sum of the weights of all cues that hold in a context. */
export function scoreContext({ before, after }: Context, cues: readonly Cue[]): number {
  return cues.reduce(
    (total, cue) =>
      (cue.before?.test(before) ?? true) && (cue.after?.test(after) ?? true)
        ? total + cue.weight
        : total,
    0,
  );
}

/** The mention with the higher score; of equals the one that came first. */
export function pickBetter(best: ScoredMention | undefined, next: ScoredMention): ScoredMention {
  return best !== undefined && best.score >= next.score ? best : next;
}
