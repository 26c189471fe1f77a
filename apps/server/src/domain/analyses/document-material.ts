/** Text and analysis of a document as they are stored: JSON, unparsed, because parsing long ones takes a while. */
export interface DocumentMaterial {
  /** In UTF-8. */
  readonly sourceText: Uint8Array;
  readonly analysis: string;
}
