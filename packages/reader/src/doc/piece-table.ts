import { createByteView, cut, findLastAtMost, readPositionTable } from './bytes.ts';
import { decodeBytes } from './code-pages.ts';
import type { Fib } from './fib.ts';
import { readSprms, type Sprm } from './sprms.ts';

/** A stretch of text that lies in one piece in the file. */
export interface TextPiece {
  /** Half-open, in characters of the document. */
  readonly start: number;
  readonly end: number;
  /** Where its first character lies in the stream. */
  readonly offset: number;
  readonly bytesPerCharacter: 1 | 2;
  /** Changes of properties that hold for the whole piece. */
  readonly sprms: readonly Sprm[];
}

/** The whole text of a document, of all its parts; every character is one UTF-16 unit. */
export interface DocText {
  readonly text: string;
  readonly pieces: readonly TextPiece[];
  /** Whether a piece lies outside the file, or the text is longer than it may be. */
  readonly isDamaged: boolean;
  /** Where a character lies in the stream; nothing beyond the text. */
  locate(position: number): { readonly offset: number; readonly piece: TextPiece } | undefined;
}

export interface TextSource {
  /** The `WordDocument` stream. */
  readonly main: Uint8Array;
  readonly fib: Fib;
  /** Most characters the text may have. */
  readonly longest: number;
}

/** Puts pieces in order and reads their characters, as far as the limit allows. */
export function readPieces(pieces: readonly TextPiece[], source: TextSource): DocText {
  const parts: string[] = [];
  const kept: TextPiece[] = [];
  let end = 0;
  let isDamaged = false;
  for (const piece of pieces) {
    if (piece.start !== end || piece.end <= piece.start) {
      isDamaged = true;
      if (piece.start !== end) break;
      continue;
    }
    const found = decodePiece(piece, source);
    const missing = piece.end - piece.start - found.length;
    end += found.length + missing;
    isDamaged ||= missing > 0;
    if (end > source.longest) {
      // Too long, or an impossible length: the positions of everything after it are unknown.
      const within = found.slice(0, Math.max(0, source.longest - piece.start));
      parts.push(within);
      kept.push({ ...piece, end: piece.start + within.length });
      isDamaged = true;
      break;
    }
    parts.push(found, '\u0000'.repeat(missing));
    kept.push(piece);
  }
  const starts = kept.map(({ start }) => start);
  return {
    text: parts.join(''),
    pieces: kept,
    isDamaged,
    locate(position) {
      const piece = kept[findLastAtMost(starts, position)];
      if (piece === undefined || position >= piece.end) return undefined;
      return { piece, offset: piece.offset + (position - piece.start) * piece.bytesPerCharacter };
    },
  };
}

function decodePiece(piece: TextPiece, { main, fib }: TextSource): string {
  const { bytesPerCharacter: width, offset } = piece;
  const available = Math.floor(Math.max(0, main.length - offset) / width);
  const count = Math.min(piece.end - piece.start, available);
  const bytes = main.subarray(offset, offset + count * width);
  if (width === 1) return decodeBytes(bytes, fib.codePage);
  return decodeWide(bytes);
}

/** UTF-16 as it is, halves of pairs included, so that every two bytes give one unit. */
function decodeWide(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength & ~1).toString('utf16le');
}

/** The text of a file without a piece table: one stretch, as only Word 6 and 95 write it. */
export function createPlainPieces({ main, fib }: TextSource): TextPiece[] {
  const width = fib.isWide ? 2 : 1;
  const last = Math.min(fib.textEnd, main.length);
  const end = Math.floor(Math.max(0, last - fib.textStart) / width);
  return [{ start: 0, end, offset: fib.textStart, bytesPerCharacter: width, sprms: [] }];
}

const pieceSize = 8;
const markers = { properties: 1, pieces: 2 };

/** Reads the piece table, [MS-DOC] 2.9.38 (Clx). Throws `RangeError` if it is broken. */
export function readPieceTable(clx: Uint8Array, fib: Fib): TextPiece[] {
  const view = createByteView(clx);
  const shared: Uint8Array[] = [];
  let at = 0;
  while (view.getUint8(at) === markers.properties) {
    const length = view.getInt16(at + 1, true);
    shared.push(cut(clx, at + 3, length));
    at += 3 + length;
  }
  if (view.getUint8(at) !== markers.pieces) throw new RangeError('no piece table');
  const length = Math.min(view.getUint32(at + 1, true), clx.length - at - 5);
  const table = readPositionTable(cut(clx, at + 5, length), pieceSize);
  const decoded = new Map<number, readonly Sprm[]>();
  const readShared = (index: number) => {
    const known = decoded.get(index) ?? readSprms(shared[index] ?? new Uint8Array(), fib.isOld);
    decoded.set(index, known);
    return known;
  };
  const readSmall = createSmallModifiers();
  return table.records.map((record, index) => {
    const piece = createByteView(record);
    const modifier = piece.getUint16(6, true);
    return {
      start: table.positions[index] ?? 0,
      end: table.positions[index + 1] ?? 0,
      ...locatePiece(piece.getUint32(2, true), fib),
      sprms: (modifier & 1) === 1 ? readShared(modifier >> 1) : readSmall(modifier),
    };
  });
}

/** [MS-DOC] 2.9.73 (FcCompressed); Word 6 and 95 state the place as it is. */
function locatePiece(
  place: number,
  fib: Fib,
): { readonly offset: number; readonly bytesPerCharacter: 1 | 2 } {
  if (fib.isOld) return { offset: place, bytesPerCharacter: fib.isWide ? 2 : 1 };
  const offset = place & 0x3fffffff;
  return (place & 0x40000000) === 0
    ? { offset, bytesPerCharacter: 2 }
    : { offset: offset >>> 1, bytesPerCharacter: 1 };
}

/** What a piece can change without a list of changes, as far as it is read ([MS-DOC] 2.9.215, Prm0). */
const smallModifiers: Readonly<Record<number, number>> = {
  24: 0x2416,
  25: 0x2417,
  65: 0x0800,
  66: 0x0801,
  85: 0x0835,
  92: 0x083c,
  98: 0x2a42,
  117: 0x0855,
};

/** Pieces with the same modifier share their changes. */
function createSmallModifiers(): (modifier: number) => readonly Sprm[] {
  const known = new Map<number, readonly Sprm[]>();
  return (modifier) => {
    const code = smallModifiers[(modifier >> 1) & 0x7f];
    if (code === undefined) return none;
    const changes = known.get(modifier) ?? [{ code, operand: Uint8Array.of(modifier >> 8) }];
    known.set(modifier, changes);
    return changes;
  };
}

const none: readonly Sprm[] = [];
