import type { Evidence } from '@clauselight/schema';
import { absolute, type Decimal, sumOf, toDigits } from '../../../text/values/decimal.ts';
import type { FormFigure } from '../../../text/values/form-figures.ts';
import { findAmountRole, isAmountLabel } from './amount-words.ts';
import { findItemColumns, type ItemColumn, isItemHeader } from './item-columns.ts';
import type { Cell, LayoutRow } from './layout.ts';
import { findBareRate, findDiscount, findPair } from './line-arithmetic.ts';
import type { Page } from './page.ts';

/** One line that is billed. */
export interface FoundItem {
  readonly position: string | undefined;
  readonly code: string | undefined;
  readonly description: string;
  readonly quantity: Decimal | undefined;
  readonly unit: string | undefined;
  readonly unitPrice: Decimal | undefined;
  readonly discountRate: Decimal | undefined;
  readonly taxRate: Decimal | undefined;
  readonly amount: Decimal | undefined;
  readonly evidence: Evidence;
}

/** The lines below the headings of their columns; without headings, the run of rows that adds up to `sums`. */
export function findItems(page: Page, sums: readonly Decimal[]): readonly FoundItem[] {
  const headed = findHeaded(page);
  return headed.length > 0 ? headed : findUnheaded(page, sums);
}

/** Rows between two lines that may hold notes, headings and page breaks. */
const longestGap = 14;

function findHeaded(page: Page): readonly FoundItem[] {
  const items: ItemDraft[] = [];
  let columns: readonly ItemColumn[] | undefined;
  let gap = 0;
  let isBelowSum = false;
  for (const row of page.rows) {
    const named = findHeader(page, row);
    if (named !== undefined) {
      if (columns === undefined || items.length === 0 || named.length >= 3) columns = named;
      gap = 0;
      continue;
    }
    if (columns === undefined || gap > longestGap) continue;
    const words = row.cells.map(({ folded }) => folded).join(' ');
    if (endsItems(page, row, words)) {
      // Parts may have subtotals; after the totals of the invoice no more items follow on this page.
      isBelowSum = /sub ?-?tot|zwischen|ubertrag|carried|report\b/.test(words);
      gap = isBelowSum ? 0 : longestGap + 1;
      continue;
    }
    if (isBelowSum && isOfWhole(page, row, words)) continue;
    const item = readItem(page, row, columns);
    gap = item === undefined ? gap + 1 : 0;
    if (item !== undefined) items.push(item);
    else extend(items.at(-1), row, gap);
  }
  return items.map((draft) => finish(page, draft));
}

function findHeader(page: Page, row: LayoutRow): readonly ItemColumn[] | undefined {
  const hasMoney = row.cells.some((cell) => page.listFigures(cell).some(({ isMoney }) => isMoney));
  const text = row.cells.map(({ folded }) => folded).join('  ');
  if (hasMoney || text.length > 200) return undefined;
  const isTable = row.cells.length > 1;
  const columns = findItemColumns(text);
  return isItemHeader(columns) && (isTable || columns.length >= 3) ? columns : undefined;
}

function endsItems(page: Page, row: LayoutRow, words: string): boolean {
  const first = row.cells.find(({ folded }) => /[a-z]{2}/.test(folded));
  const hasMoney = row.cells.some((cell) => page.listFigures(cell).some(({ isMoney }) => isMoney));
  if (!hasMoney || first === undefined) return false;
  const head = first.folded.slice(0, 60);
  const figures = row.cells
    .flatMap((cell) => page.listFigures(cell))
    .filter(({ isMoney }) => isMoney);
  const startsWithLabel =
    /^[^a-z]{0,6}(?:\w+ )?(?:sub ?-?total|grand|total|totaal|sum|zwischen|netto|net|vat|tax|mwst|gesamt|summe|razem|w tym|ogolem|tva|btw|iva|moms|base|imponibile|amount due|balance|rechnungsbetrag|endbetrag|montant|naleznosc|do zaplaty|celkem|osszesen|yhteensa)/.test(
      head,
    );
  return (
    (startsWithLabel || (isAmountLabel(head) && head.length < 40)) &&
    figures.length <= 4 &&
    words.length < 160
  );
}

/** A discount or charge below a subtotal is on the whole, and no line of its own. */
function isOfWhole(page: Page, row: LayoutRow, words: string): boolean {
  const role = findAmountRole(words);
  const figures = row.cells
    .flatMap((cell) => page.listFigures(cell))
    .filter(({ isPercent }) => !isPercent);
  return (role === 'discount' || role === 'charge') && figures.length === 1 && words.length < 60;
}

interface ItemDraft {
  readonly cells: Cell[];
  readonly description: string[];
  readonly item: Omit<FoundItem, 'evidence' | 'description'>;
  readonly row: LayoutRow;
}

function readItem(
  page: Page,
  row: LayoutRow,
  columns: readonly ItemColumn[],
): ItemDraft | undefined {
  const all = row.cells.flatMap((cell) =>
    page.listFigures(cell).map((figure) => ({ cell, figure })),
  );
  const money = all.filter(({ figure }) => figure.isMoney);
  const text = findText(page, row);
  if (text === undefined || money.length === 0) return undefined;
  const figures = all
    .filter(
      ({ cell, figure }) => cell !== text.cell || figure.from >= text.to || figure.to <= text.from,
    )
    .map(({ figure }) => figure);
  const sums = figures.filter(({ isPercent }) => !isPercent);
  const amount = sums.at(-1)?.value;
  const taxRate = figures.find(({ isPercent }) => isPercent)?.value ?? findBareRate(sums);
  const discountRate = columns.includes('discount') ? findDiscount(sums, figures) : undefined;
  const pair = amount && findPair(sums.slice(0, -1), amount, discountRate);
  const position =
    /^\s*(\d{1,4})[.)]?$/.exec(row.cells[0]?.text ?? '')?.[1] ??
    /^(\d{1,3})[.)]? +\D/.exec(row.cells[0]?.text ?? '')?.[1];
  const isPositioned = position !== undefined && columns[0] === 'position';
  const { code, rest } = splitCode(text.words, columns);
  const single = sums.length === 2 && sums[0]?.isMoney ? sums[0].value : undefined;
  const item = {
    position: isPositioned ? position : undefined,
    code,
    quantity: pair?.quantity,
    unit: pair && findUnit(row, pair.figure, page),
    unitPrice: pair?.price ?? single,
    discountRate,
    taxRate,
    amount,
  };
  const note = findNote(page, row, text.cell);
  return { cells: [...row.cells], description: note ? [rest, note] : [rest], item, row };
}

/** A second line of the description may have been put behind the last figure. */
function findNote(page: Page, row: LayoutRow, text: Cell): string | undefined {
  const last = row.cells.at(-1);
  if (last === undefined || last === text) return undefined;
  const end = page.listFigures(last).findLast(({ isMoney }) => isMoney)?.to;
  const rest = end === undefined ? '' : last.text.slice(end).trim();
  return /\p{L}{3}.*\p{L}{3}/u.test(rest) ? rest : undefined;
}

/** The cell with most letters, from its first word to the figures that end it. */
function findText(
  page: Page,
  row: LayoutRow,
):
  | { readonly cell: Cell; readonly from: number; readonly to: number; readonly words: string }
  | undefined {
  const counted = row.cells.map((cell) => ({
    cell,
    letters: cell.text.replace(/[^\p{L}]/gu, '').length,
  }));
  const best = counted.reduce((a, b) => (b.letters > a.letters ? b : a));
  if (best.letters < 2) return undefined;
  const { cell } = best;
  const before = row.cells
    .slice(0, row.cells.indexOf(cell))
    .map(({ text }) => text)
    .filter(
      (text) => /\d/.test(text) && /^[\w./-]{4,24}$/.test(text) && !/^\d+[.,]\d\d$/.test(text),
    );
  const from = /^(?:\d{1,4}[.)]? +)?/.exec(cell.text)?.[0].length ?? 0;
  const to = findFiguresAtEnd(page, cell, from);
  const words = cell.text
    .slice(from, to)
    .trim()
    .replace(/^[x×] (?=\p{L})/u, '');
  return { cell, from, to, words: [...before, words].join(' ') };
}

/** Where the figures begin that end a cell, if a sum of money is among them; else the end of the cell. */
function findFiguresAtEnd(page: Page, cell: Cell, from: number): number {
  let to = cell.text.length;
  let hasMoney = false;
  for (const figure of page.listFigures(cell).toReversed()) {
    const between = cell.text.slice(figure.to, to).replace(/[^\p{L}]/gu, '');
    if (between.length > 5 || figure.from <= from) break;
    to = figure.from;
    hasMoney ||= figure.isMoney;
  }
  return hasMoney && /\p{L}{2}/u.test(cell.text.slice(from, to)) ? to : cell.text.length;
}

/** A code in brackets or stars, or a first word with a digit where the headings name codes. */
function splitCode(
  words: string,
  columns: readonly ItemColumn[],
): { readonly code: string | undefined; readonly rest: string } {
  const marked = /^(?:\[([\w./-]{2,30})\]|\*([\w./-]{2,30})\*) +/.exec(words);
  if (marked) return { code: marked[1] ?? marked[2], rest: words.slice(marked[0].length) };
  const first = /^(?=[A-Z\d._/-]*\d)([A-Z\d][A-Z\d._/-]{3,24}) +(?=\p{L})/u.exec(words);
  const isNamed = columns.includes('code') || columns[0] === 'description';
  return first && isNamed
    ? { code: first[1], rest: words.slice(first[0].length) }
    : { code: undefined, rest: words };
}

const unit = /^ ?(\p{L}[\p{L}.]{0,11})(?: |$)/u;

function findUnit(row: LayoutRow, figure: FormFigure, page: Page): string | undefined {
  for (const cell of row.cells) {
    const own = page.listFigures(cell).find((other) => other === figure);
    const rest = cell.text.slice(own?.to);
    if (own)
      return rest.trim().split(' ').length > 2 ? undefined : (unit.exec(rest)?.[1] ?? own.mark);
  }
  return undefined;
}

/** Words below a line that bear no sum belong to it. */
function extend(draft: ItemDraft | undefined, row: LayoutRow, gap: number): void {
  const isNear = draft && row.index - draft.row.index === gap && gap <= 6;
  const words = row.cells
    .map(({ text }) => text)
    .join(' ')
    .trim();
  const isNote =
    row.kind === 'heading' ||
    row.kind === 'header' ||
    row.kind === 'footer' ||
    /^[-=_*]{2}|:\s*$/.test(words) ||
    words.length > 120;
  if (!isNear || isNote || row.cells.length > 2) return;
  draft.description.push(words);
  draft.cells.push(...row.cells);
}

function finish(page: Page, { item, description, cells }: ItemDraft): FoundItem {
  const [first, last] = [cells[0], cells.at(-1)];
  const start = first?.start ?? 0;
  const end = last?.end ?? start;
  const quote = page.sourceText.text.slice(start, end);
  return {
    ...item,
    description: description
      .join('\n')
      .replace(/[ \t]+/g, ' ')
      .trim(),
    evidence: { start, end, quote },
  };
}

/** The longest run of rows, each with words and one amount, whose amounts add up to one of `sums`. */
function findUnheaded(page: Page, sums: readonly Decimal[]): readonly FoundItem[] {
  const wanted = new Set(sums.map((sum) => toDigits(absolute(sum))));
  let best: readonly ItemDraft[] = [];
  for (const group of groupRows(page)) {
    const total = toDigits(absolute(sumOf(group.flatMap(({ item }) => item.amount ?? []))));
    if (wanted.has(total) && group.length > best.length) best = group;
  }
  return best.map((draft) => finish(page, draft));
}

function groupRows(page: Page): readonly (readonly ItemDraft[])[] {
  const groups: ItemDraft[][] = [];
  let last: number | undefined;
  let table: number | undefined;
  for (const row of page.rows) {
    const head = row.cells[0]?.folded ?? '';
    const isPart =
      row.cells.length > 1 &&
      !isAmountLabel(head.slice(0, 60)) &&
      !/^(?:charges|credits|discounts?|vat|tax)\b/.test(head);
    const draft = isPart ? readItem(page, row, ['description', 'amount']) : undefined;
    if (draft === undefined) continue;
    if (last === undefined || row.index - last > 4 || row.table !== table) groups.push([]);
    groups.at(-1)?.push(draft);
    [last, table] = [row.index, row.table];
  }
  return groups;
}
