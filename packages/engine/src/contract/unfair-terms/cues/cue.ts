/** A turn of phrase that tells something about a sentence. */
export interface Cue {
  /** Stable: the weights know the cue by it. */
  readonly name: string;
  /** Of which the sentence holds at least one where the pattern can match; looked for first, which is quick. */
  readonly words?: readonly string[];
  /**
   * A regular expression over the words of a sentence as `listWords` gives them, with one blank between two. Gaps are
   * counted in words and bounded, so that a match takes no more than a bounded number of steps from where it starts.
   */
  readonly pattern: string;
}

/** As few words as possible, at most `most`, inside one part of the sentence; ends with a blank. */
export function gap(most: number): string {
  return String.raw`(?:[^\s:;]+ ){0,${most}}?`;
}
