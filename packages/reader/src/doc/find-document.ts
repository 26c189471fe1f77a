const sectorSize = 512;
/** First bytes of a document stream of Word 97 and later, and of Word 6 and 95 ([MS-DOC] 2.5.2). */
const openings = [
  [0xec, 0xa5],
  [0xdc, 0xa5],
] as const;

/** Finds the start of a Word document in a compound file whose directory is lost; undefined if there is none. */
export function findDocument(bytes: Uint8Array): number | undefined {
  for (let at = sectorSize; at + sectorSize <= bytes.length; at += sectorSize) {
    if (openings.some(([first, second]) => bytes[at] === first && bytes[at + 1] === second))
      return at;
  }
  return undefined;
}
