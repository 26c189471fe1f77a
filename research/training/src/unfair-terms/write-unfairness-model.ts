import {
  bytesPerRow,
  outputCount,
  rowWidth,
  termFeatureCount,
  type UnfairnessModel,
  unfairnessMark,
  type WrittenHeader,
  zeroCode,
} from '@clauselight/engine/research';

const largestCode = 7;
const largestScale = 65_535;

/** The weights as bytes, in the form that `readUnfairnessModel` reads: every row rounded to four bits a figure. */
export function writeUnfairnessModel(model: UnfairnessModel): Uint8Array {
  const { rows, table, ...header } = model;
  const units = [measureUnit(table, true), measureUnit(table, false)] as const;
  const written: WrittenHeader = { ...header, units };
  const headerBytes = new TextEncoder().encode(JSON.stringify(written));
  const bits = new Uint8Array(termFeatureCount / 8);
  rows.forEach((row, feature) => {
    if (row >= 0) bits[feature >> 3] = (bits[feature >> 3] ?? 0) | (1 << (feature & 7));
  });
  const start = 8 + headerBytes.length;
  const count = table.length / rowWidth;
  const bytes = new Uint8Array(start + bits.length + count * bytesPerRow);
  bytes.set(new TextEncoder().encode(unfairnessMark));
  new DataView(bytes.buffer).setUint32(4, headerBytes.length, true);
  bytes.set(headerBytes, 8);
  bytes.set(bits, start);
  for (let row = 0; row < count; row += 1) {
    const own = table.subarray(row * rowWidth, (row + 1) * rowWidth);
    bytes.set(writeRow(own, units), start + bits.length + row * bytesPerRow);
  }
  return bytes;
}

/** What one unit of a scale stands for, so that the largest scale of all rows is the largest number it can be. */
function measureUnit(table: Float32Array, isDirect: boolean): number {
  let most = 0;
  table.forEach((figure, place) => {
    if (place % rowWidth < outputCount === isDirect) most = Math.max(most, Math.abs(figure));
  });
  return Math.max(most, 1e-6) / largestCode / largestScale;
}

function writeRow(figures: Float32Array, units: readonly [number, number]): Uint8Array {
  const bytes = new Uint8Array(bytesPerRow);
  const view = new DataView(bytes.buffer);
  const parts = [figures.subarray(0, outputCount), figures.subarray(outputCount)];
  const codes = parts.flatMap((part, index) => {
    const unit = units[index] ?? 1;
    const most = part.reduce((sum, figure) => Math.max(sum, Math.abs(figure)), 0);
    const scale = Math.max(1, Math.round(most / largestCode / unit));
    view.setUint16(index * 2, scale, true);
    return Array.from(part, (figure) => toCode(figure / (scale * unit)));
  });
  codes.forEach((code, column) => {
    const place = 4 + (column >> 1);
    bytes[place] = (bytes[place] ?? 0) | (code << ((column & 1) * 4));
  });
  return bytes;
}

function toCode(figure: number): number {
  return Math.max(-largestCode, Math.min(largestCode, Math.round(figure))) + zeroCode;
}
