/** The longest part of a document's name in the name of a file made of it. File systems limit names to 255 bytes. */
const maxStem = 60;

/** Characters that some file system forbids, and direction marks, which can disguise a name. */
const forbidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\\/:*?"<>|]+/gu;

export interface MadeFile {
  /** The part between the document's name and the extension. */
  readonly suffix: string;
  readonly extension: string;
}

/** The name of a file made of a document: `Lease - analysis.pdf`. */
export function getMadeFileName(filename: string, { suffix, extension }: MadeFile): string {
  const stem = filename
    .replace(/\.[a-z][a-z0-9]{1,4}$/i, '')
    .replaceAll(forbidden, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[ .]+|[ .]+$/g, '');
  const short = [...stem].slice(0, maxStem).join('').trimEnd();
  return `${short === '' ? 'Document' : short} - ${suffix}.${extension}`;
}
