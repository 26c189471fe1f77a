import { createByteView, readPositionTable } from './bytes.ts';
import type { DocumentFile } from './document-file.ts';
import { listRanges } from './notes.ts';
import type { TextRange } from './text-range.ts';

/** Text boxes by the position they hang on, and those whose place is not known. */
export interface TextBoxes {
  readonly placed: ReadonlyMap<number, readonly TextRange[]>;
  readonly loose: readonly TextRange[];
}

const sizes = { box: 22, shape: 26 };
const places = { isReusable: 8, shape: 14 };

/** Reads text boxes, [MS-DOC] 2.8.32 (PlcftxbxTxt), and where their shapes hang, 2.8.37 (PlcfSpa). */
export function readTextBoxes(file: DocumentFile): TextBoxes {
  const boxes = readPositionTable(file.getTable('textBoxTexts'), sizes.box);
  const ranges = listBoxRanges(file);
  const shapes = readPositionTable(file.getTable('shapes'), sizes.shape);
  const anchors = new Map(
    shapes.records.map((record, index) => [
      createByteView(record).getUint32(0, true),
      shapes.positions[index] ?? 0,
    ]),
  );
  const groups = readGroups(file.getTable('drawings'));
  const placed = new Map<number, TextRange[]>();
  const loose: TextRange[] = [];
  for (const [index, record] of boxes.records.entries()) {
    const range = ranges[index];
    const view = createByteView(record);
    if (range === undefined || view.getUint16(places.isReusable, true) !== 0) continue;
    const shape = view.getUint32(places.shape, true);
    const position = anchors.get(shape) ?? anchors.get(groups.get(shape) ?? 0);
    const target = position === undefined ? loose : (placed.get(position) ?? []);
    target.push(range);
    if (position !== undefined) placed.set(position, target);
  }
  return { placed, loose };
}

/** Text boxes of headers and footers. */
export function listHeaderBoxes(file: DocumentFile): TextRange[] {
  const table = file.getTable('headerTextBoxTexts');
  const { positions } = readPositionTable(table, sizes.box);
  return listRanges(toBytes(positions), file.getRange('headerTextBoxes'));
}

function listBoxRanges(file: DocumentFile): TextRange[] {
  const { positions } = readPositionTable(file.getTable('textBoxTexts'), sizes.box);
  return listRanges(toBytes(positions), file.getRange('textBoxes'));
}

function toBytes(positions: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(positions).buffer);
}

const records = { group: 0xf003, shape: 0xf00a, containerVersion: 0xf };
const headerSize = 8;
const mostRecords = 200_000;
const deepest = 50;

/** The outermost group of each shape that is grouped: [MS-ODRAW] 2.2.16 (OfficeArtSpgrContainer). */
function readGroups(bytes: Uint8Array): ReadonlyMap<number, number> {
  const view = createByteView(bytes);
  const groups = new Map<number, number>();
  const open: { end: number; isGroup: boolean; first?: number }[] = [];
  let at = 0;
  for (let count = 0; count < mostRecords && at + headerSize <= bytes.length; count += 1) {
    while (at >= (open.at(-1)?.end ?? Number.POSITIVE_INFINITY)) open.pop();
    const bits = view.getUint16(at, true);
    const type = view.getUint16(at + 2, true);
    const length = view.getUint32(at + 4, true);
    if (type < 0xf000 && open.length === 0) {
      // A byte between two drawings states which part of the text contains them.
      at += 1;
      continue;
    }
    at += headerSize;
    if ((bits & 0xf) === records.containerVersion && open.length < deepest) {
      open.push({ end: Math.min(at + length, bytes.length), isGroup: type === records.group });
      continue;
    }
    if (type === records.shape && at + 4 <= bytes.length) {
      const shape = view.getUint32(at, true);
      // The outermost group of all is the drawing itself.
      const [, group] = open.filter(({ isGroup }) => isGroup);
      if (group !== undefined) {
        group.first ??= shape;
        groups.set(shape, group.first);
      }
    }
    at += length;
  }
  return groups;
}
