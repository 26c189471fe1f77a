/** Text and analysis of a document as stored: unparsed JSON, because parsing a long one is slow. */
export interface DocumentMaterial {
  /** JSON in UTF-8. */
  readonly sourceText: Uint8Array;
  readonly analysis: string;
}
