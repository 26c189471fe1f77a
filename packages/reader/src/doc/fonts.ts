import { createByteView } from './bytes.ts';
import { decodeBytes, findCodePageOfFont } from './code-pages.ts';
import type { Fib } from './fib.ts';

/** A font of the document. */
export interface Font {
  readonly name: string;
  /** The encoding of 8-bit text in the font, where it is not the document's. */
  readonly codePage?: string;
}

const mostFonts = 5000;

/** Reads the fonts, [MS-DOC] 2.9.287 (SttbfFfn); Word 6 writes their names in 8-bit text. */
export function readFonts(bytes: Uint8Array, fib: Fib): Font[] {
  const fonts: Font[] = [];
  for (let at = fib.isOld ? 2 : 4; at < bytes.length && fonts.length < mostFonts; ) {
    const length = bytes[at] ?? 0;
    fonts.push(readFont(bytes.subarray(at + 1, at + 1 + length), fib));
    at += length + 1;
  }
  return fonts;
}

/** [MS-DOC] 2.9.93 (FFN), after its length. In Word 6 the name begins after six bytes. */
function readFont(bytes: Uint8Array, fib: Fib): Font {
  if (bytes.length < 6) return { name: '' };
  const codePage = findCodePageOfFont(createByteView(bytes).getUint8(3));
  const names = bytes.subarray(fib.isOld ? 5 : 39);
  const text = fib.isOld
    ? decodeBytes(names, fib.codePage)
    : new TextDecoder('utf-16le').decode(names);
  const [name = ''] = text.split('\u0000');
  return { name, ...(codePage === undefined ? {} : { codePage }) };
}
