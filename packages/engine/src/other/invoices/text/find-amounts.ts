import type { Evidence } from '@clauselight/schema';
import { type Decimal, toDigits } from '../../../text/values/decimal.ts';
import type { FormFigure } from '../../../text/values/form-figures.ts';
import { type AmountRole, findAmountRole } from './amount-words.ts';
import type { LabelRole } from './labels.ts';
import type { Cell, LayoutRow } from './layout.ts';
import type { Page } from './page.ts';

/** A sum of money the document states, with what the words beside it make of it. */
export interface Amount {
  readonly value: Decimal;
  readonly role: AmountRole | undefined;
  /** The rate in percent before it, if it is a tax. */
  readonly rate: Decimal | undefined;
  readonly evidence: Evidence;
  readonly words: string;
  readonly row: number;
  readonly isMoney: boolean;
  /** Figures of its row, itself included. */
  readonly rowSize: number;
  readonly isLastOfRow: boolean;
  /** Other figures of its row: rates and quantities. */
  readonly rowFigures: readonly Decimal[];
}

/** A row in which the first two of three sums make the third: net, tax, gross. */
export interface Triple {
  readonly net: Amount;
  readonly tax: Amount;
  readonly gross: Amount;
}

/** The totals of a longer document stand at its start or end. */
const mostAmounts = 2000;
const longestCell = 240;
const longestWords = 80;
/** Labels whose digits are no amounts, even if their words name a tax. */
const numbers: ReadonlySet<LabelRole> = new Set([
  'vat-id',
  'registration',
  'phone',
  'iban',
  'bic',
  'number',
  'customer-number',
  'order-number',
  'date',
]);

/** Every sum in short cells; a figure without decimals counts where its words name a total. */
export function listAmounts(page: Page): readonly Amount[] {
  const amounts = page.rows.flatMap((row) => listRow(page, row));
  return amounts.length > mostAmounts
    ? [...amounts.slice(0, mostAmounts / 2), ...amounts.slice(-mostAmounts / 2)]
    : amounts;
}

function listRow(page: Page, row: LayoutRow): readonly Amount[] {
  const amounts: Omit<Amount, 'rowSize' | 'isLastOfRow' | 'rowFigures'>[] = [];
  const others: Decimal[] = [];
  let words = '';
  let rate: Decimal | undefined;
  for (const cell of row.cells) {
    if (cell.text.length > longestCell && row.cells.length === 1) continue;
    const isNumbered = (page.labels.get(cell) ?? []).some(({ role }) => numbers.has(role));
    let at = 0;
    let isAfterPercent = false;
    for (const figure of page.listFigures(cell)) {
      const before = cell.folded.slice(at, figure.from);
      const isOfBase = ofBase.test(before) && words !== '';
      if (!isOfBase && /[a-z]{2}/.test(stripMarks(before))) {
        // In "21 % VAT 13.88" the rate comes before its words.
        if (!isAfterPercent) rate = undefined;
        words = before;
      }
      if (figure.isPercent) {
        rate = figure.value;
        words = `${words} %`;
      }
      const role = isOfBase ? undefined : findAmountRole(words.slice(-longestWords).trim());
      at = figure.to;
      isAfterPercent = figure.isPercent;
      if (
        figure.isPercent ||
        !(figure.isMoney || (!isNumbered && isWholeSum(figure, cell, role)))
      ) {
        others.push(figure.value);
        continue;
      }
      amounts.push(createAmount(page, { cell, figure, role, rate, words, row }));
    }
    const rest = stripMarks(cell.folded.slice(at));
    if (/[a-z]{2}/.test(rest)) {
      words = at === 0 ? cell.folded : rest;
      if (!isAfterPercent) rate = undefined;
    }
  }
  const above = findWordsAbove(page, row, amounts.length);
  return amounts.map((amount, index) => ({
    ...amount,
    role: amount.role ?? (above[index] === undefined ? undefined : findAmountRole(above[index])),
    rowSize: amounts.length,
    isLastOfRow: index === amounts.length - 1,
    rowFigures: others.slice(0, 8),
  }));
}

/** The words of the row above, cell for cell, where a row holds nothing but sums. */
function findWordsAbove(page: Page, row: LayoutRow, count: number): readonly string[] {
  const above = page.rows[row.index - 1];
  const hasWords = row.cells.some(({ folded }) => /[a-z]{2}/.test(stripMarks(folded)));
  if (hasWords || count === 0 || above === undefined) return [];
  const isHead = above.cells.every(
    (cell) => !page.listFigures(cell).some(({ isMoney }) => isMoney),
  );
  return isHead && above.cells.length === count ? above.cells.map(({ folded }) => folded) : [];
}

/** What follows is what a tax is charged on. */
const ofBase =
  /^[^a-z]*\b(?:on|of|sur|von|auf|aus|op|over|su|sobre|from|z|av|af|na)\b[^a-z]*(?:\b(?:eur|usd|gbp|chf|pln|chf)\b)?[^a-z]*$/;
const codes =
  /\b(?:eur|usd|gbp|chf|pln|czk|sek|nok|dkk|huf|ron|inr|jpy|aud|cad|kr|zl|kc|ft|lei|rs|euros?|us|pcs|st|x)\b|[^a-z]/g;

function stripMarks(folded: string): string {
  return folded.replace(codes, ' ').trim();
}

function isWholeSum(figure: FormFigure, cell: Cell, role: AmountRole | undefined): boolean {
  const isTotal =
    role === 'total' ||
    role === 'gross' ||
    role === 'due' ||
    role === 'net' ||
    role === 'subtotal' ||
    role === 'tax';
  const isAlone = cell.text.slice(figure.to).trim().length < 5;
  return (
    isTotal &&
    isAlone &&
    figure.value.scale === 0 &&
    figure.value.units >= 10n &&
    toDigits(figure.value).length <= 9
  );
}

interface Placed {
  readonly cell: Cell;
  readonly figure: FormFigure;
  readonly role: AmountRole | undefined;
  readonly rate: Decimal | undefined;
  readonly words: string;
  readonly row: LayoutRow;
}

function createAmount(
  page: Page,
  placed: Placed,
): Omit<Amount, 'rowSize' | 'isLastOfRow' | 'rowFigures'> {
  const { cell, figure, role, rate, words, row } = placed;
  return {
    value: figure.value,
    role,
    rate,
    words: words.trim().slice(-longestWords),
    row: row.index,
    isMoney: figure.isMoney,
    evidence: page.quote(cell, figure.from, figure.to),
  };
}

/** The same for equal amounts, however many zeros they end with. */
export function getKey(value: Decimal): string {
  return toDigits(value).replace(/\.?0+$/, '');
}
