/** Typesets reports in the typefaces with which it was opened. */
export interface Typesetter {
  /** Typesets an `EncodedReport` in JSON as a tagged PDF. The same report gives the same bytes. */
  typeset(data: string): Uint8Array;
}

/** Opens a typesetter with the files of its typefaces. */
export type OpenTypesetter = (fonts: readonly Buffer[]) => Promise<Typesetter>;
