import { type BiffRecord, readUint16 } from './records.ts';

/** Gathers the words of the shapes of a sheet from its records, comments left out: [MS-XLS] 2.4.181, 2.4.329. */
export interface ShapeTextCollector {
  /** Takes a record; the words of a shape once all of them have come. */
  take(record: BiffRecord): string | undefined;
}

const objectType = 0x5d;
const textType = 0x1b6;
const continueType = 0x3c;
/** Kind of object that is the frame of a comment. */
const noteKind = 0x19;
const wide = new TextDecoder('utf-16le');
const latin = new TextDecoder('latin1');

/** Starts with no shape. */
export function createShapeTextCollector(): ShapeTextCollector {
  let kind = 0;
  let left = 0;
  let words = '';
  return {
    take({ type, data }) {
      if (type === objectType) kind = readUint16(data, 4);
      if (type === textType) {
        left = kind === noteKind ? 0 : readUint16(data, 10);
        words = '';
      }
      if (type !== continueType || left === 0) {
        if (type !== textType) left = 0;
        return undefined;
      }
      const isWide = ((data[0] ?? 0) & 1) === 1;
      const body = data.subarray(1, 1 + left * (isWide ? 2 : 1));
      words += (isWide ? wide : latin).decode(body);
      left -= isWide ? body.length >> 1 : body.length;
      return left <= 0 || body.length === 0 ? words : undefined;
    },
  };
}
