import { findBandedTables } from './banded-tables.ts';
import {
  type Fragment,
  type GridCell,
  type GridRow,
  isVisible,
  middleHeight,
  type Rule,
} from './fragments.ts';
import { findLattices, type RuledLattice } from './lattices.ts';
import { splitFragment } from './split-fragment.ts';

/**
 * Takes ruled tables out of a page's text and leaves a stand-in at the position of each. A frame around running text is
 * no table.
 */
export function extractGrids(
  fragments: readonly Fragment[],
  rules: readonly Rule[],
): readonly Fragment[] {
  let rest = fragments;
  const found: Fragment[] = [];
  const extract = (lattice: RuledLattice) => {
    const inside = rest.filter((fragment) => isInside(fragment, lattice));
    const rows = fillRows(inside, lattice);
    if (!isTable(rows)) return;
    const taken = new Set(inside);
    rest = rest.filter((fragment) => !taken.has(fragment));
    found.push(createStandIn(inside, { rows, lattice }));
  };
  for (const lattice of findLattices(rules)) extract(lattice);
  for (const lattice of findBandedTables(rules, rest)) extract(lattice);
  return found.length === 0 ? fragments : [...rest, ...found];
}

function isInside({ x, y, width, size }: Fragment, { xs, ys }: RuledLattice): boolean {
  const [middle, height] = [x + width / 2, y - size * middleHeight];
  return (
    middle > (xs[0] ?? 0) &&
    middle < (xs.at(-1) ?? 0) &&
    height > (ys[0] ?? 0) &&
    height < (ys.at(-1) ?? 0)
  );
}

function fillRows(inside: readonly Fragment[], lattice: RuledLattice): GridRow[] {
  const { xs, ys } = lattice;
  const rows: OpenCell[][] = [];
  for (const band of ys.slice(1).keys())
    rows.push(openCells(lattice, { band, before: rows.at(-1) ?? [] }));
  for (const whole of inside) {
    const band = findBand(ys, whole.y - whole.size * 0.3);
    const row = rows[band];
    if (row === undefined) continue;
    const walls = row.slice(1).map(({ x0 }) => x0);
    for (const fragment of splitFragment(whole, walls)) {
      const middle = fragment.x + fragment.width / 2;
      const cell = row.findLast(({ x0 }) => x0 <= middle) ?? row[0];
      if (cell !== undefined) findOwner(cell).fragments.push(fragment);
    }
  }
  const used = xs.map((x) =>
    rows.some((row) => row.some((cell) => cell.x0 === x && holdsText(cell))),
  );
  return rows
    .map((row) => row.filter((cell) => used[xs.indexOf(cell.x0)] === true))
    .filter((row) => row.some(holdsText))
    .map((cells) => ({ cells }));
}

interface OpenCell {
  readonly x0: number;
  readonly x1: number;
  readonly fragments: Fragment[];
  /** The cell above, if no line separates the two. */
  readonly above: OpenCell | undefined;
}

function holdsText(cell: GridCell): boolean {
  return cell.fragments.some(isVisible);
}

function findOwner(cell: OpenCell): OpenCell {
  let owner = cell;
  while (owner.above !== undefined) owner = owner.above;
  return owner;
}

/** The cells of one band, each as wide as no line separates it. */
function openCells(
  lattice: RuledLattice,
  { band, before }: { band: number; before: readonly OpenCell[] },
): OpenCell[] {
  const { xs } = lattice;
  const cells = xs.slice(0, -1).filter((_, at) => at === 0 || lattice.hasWall(at, band));
  return cells.map((x0, at): OpenCell => {
    const x1 = cells[at + 1] ?? xs.at(-1) ?? x0;
    const above = before.find((other) => other.x0 === x0 && other.x1 === x1);
    const isParted = above === undefined || lattice.hasFloor(xs.indexOf(x0), band);
    return { x0, x1, fragments: [], above: isParted ? undefined : above };
  });
}

function findBand(ys: readonly number[], y: number): number {
  return ys.findLastIndex((edge) => edge <= y);
}

/** Two cells with text beside each other somewhere; anything less is a frame. */
function isTable(rows: readonly GridRow[]): boolean {
  return rows.some(({ cells }) => cells.filter(holdsText).length >= 2);
}

function createStandIn(
  inside: readonly Fragment[],
  { rows, lattice }: { rows: readonly GridRow[]; lattice: RuledLattice },
): Fragment {
  const ink = inside.filter(isVisible);
  const size = ink[0]?.size ?? 10;
  const words = rows.flatMap(({ cells }) =>
    cells.map((cell) => cell.fragments.map(({ text }) => text).join(' ')),
  );
  const x0 = ink.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const x1 = ink.reduce((most, { x, width }) => Math.max(most, x + width), 0);
  return {
    text: words.join(' '),
    x: x0,
    y: ink.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY),
    width: x1 - x0,
    size,
    isBold: false,
    grid: { edges: lattice.xs, rows },
  };
}
