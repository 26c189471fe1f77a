import type { Box } from '../slides/shapes.ts';
import { listElements, type XmlElement } from '../xml/tree.ts';

/** Points in one of each unit. */
const units: Readonly<Record<string, number>> = {
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  in: 72,
  pt: 1,
  pc: 12,
  px: 0.75,
};
const nowhere: Box = { left: 0, top: Number.MAX_SAFE_INTEGER, width: 0, height: 0 };
const deepestGroup = 20;

/** The rectangle of a shape on its slide, in points; that of a group is around its shapes. */
export function getShapeBox(shape: XmlElement, depth = 0): Box {
  const { attributes } = shape;
  if (shape.name === 'draw:g' && depth < deepestGroup)
    return surround(listElements(shape).map((child) => getShapeBox(child, depth + 1)));
  const [movedLeft, movedTop] = readMove(attributes.transform);
  const left = readLength(attributes.x) ?? movedLeft;
  const top = readLength(attributes.y) ?? movedTop;
  if (left === undefined || top === undefined) return nowhere;
  const width = readLength(attributes.width) ?? 0;
  return { left, top, width, height: readLength(attributes.height) ?? 0 };
}

function surround(boxes: readonly Box[]): Box {
  const placed = boxes.filter((box) => box !== nowhere);
  if (placed.length === 0) return nowhere;
  const left = Math.min(...placed.map((box) => box.left));
  const top = Math.min(...placed.map((box) => box.top));
  const right = Math.max(...placed.map((box) => box.left + box.width));
  const bottom = Math.max(...placed.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Where a turned shape was moved to. */
function readMove(transform: string | undefined): [number | undefined, number | undefined] {
  const [, x, y] = /translate\s*\(\s*([^\s,)]+)[\s,]+([^\s)]+)/.exec(transform ?? '') ?? [];
  return [readLength(x), readLength(y)];
}

function readLength(length: string | undefined): number | undefined {
  const [, number, unit = ''] = /^\s*(-?\d*\.?\d+)\s*([a-z]+)\s*$/.exec(length ?? '') ?? [];
  const factor = units[unit];
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}
