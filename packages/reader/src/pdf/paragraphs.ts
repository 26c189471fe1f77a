import { isBreak, type Setting } from './breaks.ts';
import { getLineText, type Line } from './lines.ts';
import { continuesRow, extendRow, findRows } from './tables.ts';

/** Lines that belong together: a paragraph, or one row of a table. */
export interface LineGroup {
  readonly lines: readonly Line[];
  readonly isRow: boolean;
}

/** Groups lines in reading order into paragraphs and table rows. Every line ends in exactly one group. */
export function groupLines(lines: readonly Line[], setting: Setting): LineGroup[] {
  const rows = findRows(lines, setting);
  const groups: { lines: Line[]; isRow: boolean }[] = [];
  for (const line of lines) {
    const open = groups.at(-1);
    const before = open?.lines.at(-1);
    if (
      open?.isRow === true &&
      before !== undefined &&
      !rows.has(line) &&
      continuesRow({ before, line }, setting)
    ) {
      open.lines[open.lines.length - 1] = extendRow(before, line);
    } else if (rows.has(line)) {
      groups.push({ lines: [line], isRow: true });
    } else if (
      open === undefined ||
      before === undefined ||
      open.isRow ||
      isBreak({ before, line }, setting)
    ) {
      groups.push({ lines: [line], isRow: false });
    } else {
      open.lines.push(line);
    }
  }
  return groups;
}

/** Whether a group reads as set apart from running text: bold all through, or larger. */
export function isProminent(group: LineGroup, setting: Setting): boolean {
  const isBold = group.lines.every((line) => line.isBold);
  const size = Math.min(...group.lines.map((line) => line.size));
  return (
    isBold ||
    (size > setting.bodySize * 1.15 && group.lines.map(getLineText).join(' ').length < 200)
  );
}
