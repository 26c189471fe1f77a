/** Sets reports in the typefaces that it was opened with. */
export interface Typesetter {
  /** A tagged PDF of a report, an `EncodedReport` as JSON. The same report gives the same bytes. */
  typeset(data: string): Uint8Array;
}

/** A typesetter that this machine can run: opens it with the files of its typefaces. */
export type OpenTypesetter = (fonts: readonly Buffer[]) => Promise<Typesetter>;
