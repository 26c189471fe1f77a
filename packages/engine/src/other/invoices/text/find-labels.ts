import { type LabelRole, labelPatterns } from './labels.ts';
import type { Cell, LayoutRow } from './layout.ts';

/** A label and its cell; offsets count within the cell. */
export interface Label {
  readonly role: LabelRole;
  readonly cell: Cell;
  readonly from: number;
  readonly to: number;
  /** Whether a colon follows it, it fills its cell, or its cell starts with it. */
  readonly isPlain: boolean;
}

/** Of a longer document only the beginning and the end are searched: what is between are lines. */
const firstRows = 500;
const lastRows = 300;
/** In longer cells only what is at the start or before a colon is a label; prose is full of such words. */
const longestLabelCell = 160;

/** Every label of the document, by cell; where two overlap the longer that starts first counts. */
export function findLabels(rows: readonly LayoutRow[]): ReadonlyMap<Cell, readonly Label[]> {
  const labels = new Map<Cell, readonly Label[]>();
  for (const row of rows) {
    if (row.index >= firstRows && row.index < rows.length - lastRows) continue;
    for (const cell of row.cells) {
      const found = findInCell(cell);
      if (found.length > 0) labels.set(cell, found);
    }
  }
  return labels;
}

function findInCell(cell: Cell): readonly Label[] {
  const isLong = cell.folded.length > longestLabelCell;
  const all = labelPatterns.flatMap(({ role, pattern }) =>
    [...cell.folded.slice(0, 2000).matchAll(pattern)].map((match) =>
      createLabel(cell, role, match.index, match.index + match[0].length),
    ),
  );
  const sorted = all.sort((a, b) => a.from - b.from || b.to - a.to);
  const kept: Label[] = [];
  for (const label of sorted) {
    if (label.from < (kept.at(-1)?.to ?? 0)) continue;
    if (!isLong || label.isPlain || label.role === 'number' || isOfPlace(label)) kept.push(label);
  }
  return kept;
}

/** Roles whose values are recognized by their form, without a label. */
function isOfPlace({ role }: Label): boolean {
  return role === 'vat-id' || role === 'registration' || role === 'phone' || role === 'due-date';
}

function createLabel(cell: Cell, role: LabelRole, from: number, to: number): Label {
  const rest = cell.folded.slice(to);
  const isPlain = from === 0 || /^\.? ?:/.test(rest) || (rest === '' && from === 0);
  return { role, cell, from, to, isPlain };
}
