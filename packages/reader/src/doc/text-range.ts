/** Half-open, in characters of the whole text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}
