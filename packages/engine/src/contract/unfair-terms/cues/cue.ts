/** A phrase that is a feature of a sentence. */
export interface Cue {
  /** Stable: the weights refer to the cue by it. */
  readonly name: string;
  /** Words; a sentence that matches contains at least one. They are searched first, which is fast. */
  readonly words?: readonly string[];
  /**
   * A regular expression over the words of a sentence as `listWords` returns them, joined by single blanks. Gaps are
   * counted in words and bounded, so that a match takes a bounded number of steps.
   */
  readonly pattern: string;
}

/** As few words as possible, at most `most`, within one phrase of the sentence; ends with a blank. */
export function gap(most: number): string {
  return String.raw`(?:[^\s:;]+ ){0,${most}}?`;
}
