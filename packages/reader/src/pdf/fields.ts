import type { PageViewport } from 'pdfjs-dist/types/src/display/display_utils.d.ts';
import { type Annotation, type Box, getBox } from './annotation.ts';
import type { PositionedText } from './items.ts';
import { applyMatrix } from './matrix.ts';

/** Font size of a field that states none, in points, and mean width of a letter, in ems. */
const usualSize = 11;
const letterWidth = 0.5;

/** The text that a form field or a free text annotation displays; a checked box is `☒`, an unchecked one `☐`. */
export function readFields(annotation: Annotation, viewport: PageViewport): PositionedText[] {
  if (annotation.rect?.length !== 4) return [];
  const lines = listLines(annotation);
  if (lines.every((line) => line.trim() === '')) return [];
  const box = getBox(annotation.rect, viewport.transform);
  const size = findSize(annotation, { box, count: lines.length });
  const start = findStart(annotation, { box, viewport, size, count: lines.length });
  return lines.map((line, at) => ({
    text: line,
    x: start.x,
    y: start.y + at * size * 1.2,
    length: Math.min(line.length * size * letterWidth, Math.max(size, box.x1 - start.x)),
    size,
    isBold: false,
    turn: 0 as const,
  }));
}

function listLines(annotation: Annotation): readonly string[] {
  const { subtype, textContent, contentsObj } = annotation;
  if (subtype === 'FreeText') return textContent ?? splitLines(contentsObj?.str ?? '');
  if (subtype !== 'Widget' || annotation.password === true) return [];
  if (annotation.checkBox === true || annotation.radioButton === true)
    return [getCheckSymbol(annotation)];
  if (annotation.fieldType === 'Ch') return textContent ?? listChoices(annotation);
  if (annotation.fieldType !== 'Tx') return [];
  const { fieldValue } = annotation;
  return textContent ?? (typeof fieldValue === 'string' ? splitLines(fieldValue) : []);
}

function splitLines(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

function getCheckSymbol({ fieldValue, exportValue, buttonValue, checkBox }: Annotation): string {
  const on = checkBox === true ? exportValue : buttonValue;
  return typeof fieldValue === 'string' && fieldValue !== 'Off' && fieldValue === on ? '☒' : '☐';
}

function listChoices({ fieldValue, options }: Annotation): string[] {
  const chosen = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return chosen.flatMap((value: unknown) => {
    if (typeof value !== 'string') return [];
    return [options?.find(({ exportValue }) => exportValue === value)?.displayValue ?? value];
  });
}

function findSize(
  { defaultAppearanceData }: Annotation,
  { box, count }: { box: Box; count: number },
): number {
  const own = defaultAppearanceData?.fontSize ?? 0;
  const room = ((box.y1 - box.y0) / count) * 0.8;
  return Math.max(2, Math.min(own > 0 ? own : usualSize, count > 1 ? usualSize : room));
}

interface FieldLayout {
  readonly box: Box;
  readonly viewport: PageViewport;
  readonly size: number;
  readonly count: number;
}

function findStart(
  { rect, textPosition }: Annotation,
  { box, viewport, size, count }: FieldLayout,
): { x: number; y: number } {
  if (textPosition !== undefined && rect !== undefined && viewport.rotation === 0) {
    const [x = 0, y = 0] = textPosition;
    const start = applyMatrix(viewport.transform, { x: (rect[0] ?? 0) + x, y: (rect[1] ?? 0) + y });
    if (start.x >= box.x0 - 1 && start.x <= box.x1 && start.y >= box.y0 && start.y <= box.y1 + 1)
      return start;
  }
  const spare = Math.max(0, box.y1 - box.y0 - count * size * 1.2);
  return { x: box.x0 + 2, y: box.y0 + size + spare / 2 };
}
