import { createByteView } from './bytes.ts';
import type { Sprm } from './sprms.ts';

/** Where the shadings in an operand begin. */
const wide: Readonly<Record<number, number>> = {
  50765: 0,
  51825: 0,
  54796: 0,
  54802: 0,
  54806: 0,
  54829: 2,
  54880: 0,
  54896: 0,
  54897: 0,
  54898: 0,
};
const narrow: Readonly<Record<number, number>> = { 17453: 0, 18534: 0, 54793: 0, 30247: 2 };

const wideSize = 10;
const automatic = 0xff000000;
const white = 0x00ffffff;
const nothing = 0xffff;
const whiteIndex = 8;

/**
 * Whether a change gives words a background color other than white: of a character, a paragraph or any cell of a row.
 */
export function isShading({ code, operand }: Sprm): boolean {
  const view = createByteView(operand);
  const startWide = wide[code];
  if (startWide !== undefined) {
    for (let at = startWide; at + wideSize <= operand.length; at += wideSize)
      if (isWideShade(view, at)) return true;
  }
  const startNarrow = narrow[code];
  if (startNarrow !== undefined) {
    for (let at = startNarrow; at + 2 <= operand.length; at += 2)
      if (isNarrowShade(view.getUint16(at, true))) return true;
  }
  return false;
}

/** [MS-DOC] 2.9.246 (Shd): foreground color, background color, pattern. */
function isWideShade(view: DataView, at: number): boolean {
  const behind = view.getUint32(at + 4, true);
  const pattern = view.getUint16(at + 8, true);
  if (pattern === nothing) return false;
  return pattern !== 0 || (behind !== automatic && behind !== white);
}

/** [MS-DOC] 2.9.247 (Shd80): the same with places in a table of colors. */
function isNarrowShade(bits: number): boolean {
  if (bits === nothing) return false;
  const behind = (bits >> 5) & 0x1f;
  return bits >> 10 !== 0 || (behind !== 0 && behind !== whiteIndex);
}
