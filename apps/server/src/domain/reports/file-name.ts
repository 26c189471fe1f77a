/** Longest part of a document's name that a file made of it is called by; the names of file systems end at 255 bytes. */
const maxStem = 60;

/** What no name of a file may hold on some system, and what only pretends to be something else: marks of direction. */
const forbidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\\/:*?"<>|]+/gu;

export interface MadeFile {
  /** Between the document's name and the extension. */
  readonly suffix: string;
  readonly extension: string;
}

/** What a file made of a document is called: `Lease - analysis.pdf`. */
export function nameMadeFile(filename: string, { suffix, extension }: MadeFile): string {
  const stem = filename
    .replace(/\.[a-z][a-z0-9]{1,4}$/i, '')
    .replaceAll(forbidden, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[ .]+|[ .]+$/g, '');
  const short = [...stem].slice(0, maxStem).join('').trimEnd();
  return `${short === '' ? 'Document' : short} - ${suffix}.${extension}`;
}
