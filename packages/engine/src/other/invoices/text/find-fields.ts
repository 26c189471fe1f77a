import type { Evidence, InvoiceFieldId } from '@clauselight/schema';
import { toCalendarDate } from '../../../text/values/calendar.ts';
import { formatDate } from '../../../text/values/dates.ts';
import { findMonth } from '../../../text/values/months.ts';
import type { Label } from './find-labels.ts';
import { type FoundValue, findValue, type Placed, type Shape } from './find-value.ts';
import type { LabelRole } from './labels.ts';
import type { Cell } from './layout.ts';
import type { Page } from './page.ts';

/** A field of the invoice's head, where the text states it. */
interface FoundField {
  readonly id: InvoiceFieldId;
  readonly label: string;
  readonly value: string;
  readonly display: string;
  readonly evidence: Evidence;
}

export const fieldLabels: Readonly<Record<InvoiceFieldId, string>> = {
  number: 'Invoice number',
  date: 'Invoice date',
  'due-date': 'Due date',
  'delivery-date': 'Date of supply',
  'period-start': 'Period from',
  'period-end': 'Period to',
  currency: 'Currency',
  'order-number': 'Order number',
  'customer-number': 'Customer number',
  'contract-number': 'Contract number',
  'delivery-note': 'Delivery note',
  reference: 'Reference',
  'preceding-invoice': 'Preceding invoice',
  'valid-until': 'Valid until',
};

/** Numbers, dates and references beside their labels, and the number and date in the title line. */
export function findFields(page: Page): readonly FoundField[] {
  const number = findNumber(page);
  const date = findInvoiceDate(page);
  const dates = (['due-date', 'delivery-date', 'valid-until'] as const).map((role) =>
    findDate(page, role),
  );
  const codes = (
    [
      'order-number',
      'customer-number',
      'contract-number',
      'delivery-note',
      'reference',
      'preceding-invoice',
    ] as const
  ).map((role) => findCode(page, role, number?.value));
  return [number, date, ...dates, ...findPeriod(page), ...codes].filter(
    (field) => field !== undefined,
  );
}

// At least one digit, after any letters: "F 1234/20", "INV/2023/03/0008".
const code =
  /(?<![a-z0-9@.])(?:[a-z]{1,4} )?(?:[a-z0-9]+[-/_.]{1,2})*[a-z0-9]*\d[a-z0-9]*(?:[-/_.#]{1,2}[a-z0-9]+)*(?![a-z0-9@])/g;

function shapeOfCode(page: Page): Shape<string> {
  return (cell) => {
    const dates = page.listDates(cell);
    const placed: Placed<string>[] = [];
    for (const match of cell.folded.slice(0, 400).matchAll(code)) {
      const words = dropWords(match[0]);
      const from = match.index + match[0].length - words.length;
      const to = from + words.length + findGroups(words, cell.folded.slice(from + words.length));
      if (dates.some((date) => date.from < to && from < date.to)) continue;
      if (/^\d{1,3}[.,]\d{2}$/.test(words)) continue;
      placed.push({ from, to, value: cell.text.slice(from, to) });
    }
    return placed;
  };
}

/** Digits in groups, to the end of the cell, are one number: `123 456 789`. */
function findGroups(words: string, rest: string): number {
  return /^\d{2,5}$/.test(words) ? (/^(?: \d{2,5}){1,5}(?=\s*$)/.exec(rest)?.[0].length ?? 0) : 0;
}

/** A short word before a number, such as `nr 12` or `du 3`, is not part of it. */
function dropWords(words: string): string {
  return words.replace(
    /^(?:no|nr|num|n|id|of|du|de|le|vom|am|der|die|z|dnia|page|seite|to|the|and|at|on|for|by|in|is|was|ref|eur|usd|gbp|tel|po|vat|am|bis|zum) /,
    '',
  );
}

const title =
  /^(?:(?:copy|kopie|duplicate|original|tax|vat|commercial|sales|final|pro ?-?forma|proforma|kopi|duplikat)[ :-]{1,3})?(?:invoice|bill|receipt|credit note|quote|quotation|estimate|rechnung|gutschrift|angebot|schlussrechnung|facture|avoir|devis|factuur|creditnota|faktura(?: vat)?|factura|fattura|fatura|lasku|szamla|arve)(?: pro ?-?forma)?(?: ?(?:n[°ºor]{0,2}\.?|no\.?|number|nummer|num\.?|#|№|c\.))?[ :#-]{0,3}(?=[a-z]{0,6}[ /-]?\d|[a-z]+[-/]\d)/;

function findNumber(page: Page): FoundField | undefined {
  const shape = shapeOfCode(page);
  const found = rank(findAll(page, 'number', shape), ({ value, distance, label }) => {
    const digits = value.replace(/\D/g, '').length;
    return (digits > 2 ? 2 : 0) - distance + (label.isPlain ? 1 : 0);
  });
  if (found !== undefined) return createField(page, 'number', found);
  for (const cell of page.cells) {
    const match = cell.folded.length < 200 ? title.exec(cell.folded) : null;
    const placed =
      match &&
      shape(cell).find(({ from }) => from >= match[0].length - 4 && from <= match[0].length + 2);
    if (placed) return createField(page, 'number', { ...placed, cell });
  }
  return findUnderColumn(page, shape);
}

const bare =
  /^(?:tax )?(?:invoice|factuur|facture|rechnung|faktura|fattura|factura|fatura|document|beleg)(?: ?[:#])?$/;

/** Under or beside a cell that only says "Invoice". */
function findUnderColumn(page: Page, shape: Shape<string>): FoundField | undefined {
  for (const cell of page.cells) {
    if (!bare.test(cell.folded)) continue;
    const label: Label = { role: 'number', cell, from: 0, to: cell.folded.length, isPlain: true };
    const found = findValue(page, label, shape);
    const isLoose = found !== undefined && found.value.replace(/\D/g, '').length < 4;
    if (found !== undefined && !isLoose) return createField(page, 'number', found);
  }
  return undefined;
}

function shapeOfDate(page: Page): Shape<string> {
  return (cell) => page.listDates(cell).map(({ from, to, date }) => ({ from, to, value: date }));
}

function findInvoiceDate(page: Page): FoundField | undefined {
  const found = rank(
    findAll(page, 'date', shapeOfDate(page)),
    ({ label, distance }) => (isBareDate(label) ? 0 : 3) - distance + (label.isPlain ? 1 : 0),
  );
  if (found !== undefined) return createDateField(page, 'date', found);
  const loose = findTitleDate(page);
  return loose && createDateField(page, 'date', loose);
}

function isBareDate({ cell, from, to }: Label): boolean {
  return /^(?:dated?|datum|data|fecha|dato|tarih|pvm|issued)$/.test(cell.folded.slice(from, to));
}

/** The date beside the title of the invoice, or else the first date without another label. */
function findTitleDate(
  page: Page,
): { cell: Cell; from: number; to: number; value: string } | undefined {
  const taken = new Set<string>();
  for (const role of [
    'due-date',
    'delivery-date',
    'order-date',
    'valid-until',
    'period',
  ] as const) {
    for (const { cell, from } of findAll(page, role, shapeOfDate(page)))
      taken.add(`${cell.start + from}`);
  }
  const all = page.cells.flatMap((cell) =>
    page.listDates(cell).map((date) => ({ cell, ...date, value: date.date })),
  );
  const free = all.filter(({ cell, from }) => !taken.has(`${cell.start + from}`));
  return (
    free.find(({ cell }) =>
      /invoice|rechnung|facture|factuur|faktura|factura|fattura|fatura/.test(cell.folded),
    ) ??
    free.find(({ cell }) => cell.folded.length < 60) ??
    free[0]
  );
}

function findDate(
  page: Page,
  role: 'due-date' | 'delivery-date' | 'valid-until',
): FoundField | undefined {
  const found = rank(
    findAll(page, role, shapeOfDate(page)),
    ({ distance, label }) => (label.isPlain ? 1 : 0) - distance,
  );
  return found && createDateField(page, role, found);
}

function findCode(
  page: Page,
  role: LabelRole & InvoiceFieldId,
  number: string | undefined,
): FoundField | undefined {
  const all = findAll(page, role, shapeOfCode(page)).filter(({ value, distance, label }) => {
    return value.length > 2 && value !== number && (distance < 2 || label.isPlain);
  });
  const found = rank(all, ({ distance, label }) => (label.isPlain ? 1 : 0) - distance);
  return found && createField(page, role, found);
}

const range =
  /^ {0,2}(?:-|to|bis|au|a|al|tot(?: en met)?|t\/m|do|until|through|till|og|ate)? {0,2}$/;
const openRange =
  /\b(?:from|vom|von|du|van|od|dal|del|de)? ?(\d{1,2})(?:st|nd|rd|th|er|\.)? ?(?:-|to|bis|au|al|tot|do) ?$/;
const monthRange = /\b([a-z]{3,10}) (\d{1,2})(?:st|nd|rd|th)? ?(?:-|to|through) ?$/;

/** Two days with nothing but "to" between them; in "1 to 31 July 2015" the first borrows month and year. */
function findPeriod(page: Page): readonly FoundField[] {
  for (const cell of page.cells) {
    const dates = page.listDates(cell);
    for (const [index, date] of dates.entries()) {
      const next = dates[index + 1];
      if (next && date.date < next.date && range.test(cell.folded.slice(date.to, next.from))) {
        return createPeriod(
          page,
          cell,
          { ...date, value: date.date },
          { ...next, value: next.date },
        );
      }
      const before = cell.folded.slice(Math.max(0, date.from - 30), date.from);
      const day = openRange.exec(before) ?? monthRange.exec(before);
      const first = day && borrow(date.date, day);
      if (first && first < date.date) {
        const from = date.from - day[0].trimStart().length;
        return createPeriod(
          page,
          cell,
          { from, to: date.to, value: first },
          { ...date, value: date.date },
        );
      }
    }
  }
  return [];
}

/** The start of a period that lacks its year, or its month and year: they are those of the end. */
function borrow(date: string, match: RegExpExecArray): string | undefined {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const [, first = '', second] = match;
  const named = second === undefined ? month : findMonth(first);
  return named === undefined
    ? undefined
    : toCalendarDate({ year, month: named, day: Number(second ?? first) });
}

function createPeriod(
  page: Page,
  cell: Cell,
  start: Placed<string>,
  end: Placed<string>,
): readonly FoundField[] {
  return [
    createDateField(page, 'period-start', { ...start, cell }),
    createDateField(page, 'period-end', { ...end, cell }),
  ];
}

function findAll<V>(page: Page, role: LabelRole, shape: Shape<V>): readonly FoundValue<V>[] {
  return page.allLabels.flatMap((label) =>
    label.role === role ? (findValue(page, label, shape) ?? []) : [],
  );
}

/** The best by its mark, the first of equals. */
function rank<T>(all: readonly T[], mark: (one: T) => number): T | undefined {
  let best: T | undefined;
  let bestMark = Number.NEGATIVE_INFINITY;
  for (const one of all) {
    const own = mark(one);
    if (own > bestMark) [best, bestMark] = [one, own];
  }
  return best;
}

interface Stated extends Placed<string> {
  readonly cell: Cell;
}

function createField(
  page: Page,
  id: InvoiceFieldId,
  { cell, from, to, value }: Stated,
): FoundField {
  return {
    id,
    label: fieldLabels[id],
    value,
    display: value,
    evidence: page.quote(cell, from, to),
  };
}

function createDateField(page: Page, id: InvoiceFieldId, stated: Stated): FoundField {
  return { ...createField(page, id, stated), display: formatDate(stated.value) };
}
