import { countOf, joinSome, joinWords, quoteWords } from '@clauselight/core';
import type { Remark } from '../../remark.ts';
import { points, tableCatalog } from '../catalog.ts';
import { type Column, isNumeric, type PlacedCell } from '../column.ts';
import { emailName, ibanName } from '../column-names.ts';
import { describeRow, describeTable, quote } from '../data-table.ts';
import { mostEvidence, type ProfiledTable, type TableDocument } from '../table-analysis.ts';
import { listDateStyles } from './date-styles.ts';
import { isFormula } from './formulas.ts';
import { listNearLabels } from './near-labels.ts';

/** Share of a column's cells beyond which another kind of value belongs there. */
const mostStrays = 0.25;
const fewestCells = 3;
const workbooks: ReadonlySet<string> = new Set(['xlsx', 'xls', 'ods']);
const impossibleDay = /^(?:(?:19|20)\d\d-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d)$/;

/** Cells on which sums, filters and imports fail, a remark for each kind of defect in a column. */
export function checkCells(document: TableDocument): readonly Remark[] {
  return document.tables.flatMap((table) => [
    ...table.columns.flatMap((column) => checkColumn({ column, table, document })),
    ...checkFormulas(table, document),
  ]);
}

interface ColumnInput {
  readonly column: Column;
  readonly table: ProfiledTable;
  readonly document: TableDocument;
}

function checkColumn(input: ColumnInput): readonly Remark[] {
  return [
    ...remarkErrors(input),
    ...remarkTextNumbers(input),
    ...remarkStrays(input),
    ...remarkDateStyles(input),
    ...remarkMalformed(input),
    ...remarkNearLabels(input),
  ];
}

function remarkErrors(input: ColumnInput): readonly Remark[] {
  const errors = input.column.cells.filter(({ cell }) => cell.kind === 'error');
  if (errors.length === 0) return [];
  const values = joinSome([...new Set(errors.map(({ cell }) => cell.words))]);
  return [
    createDefect(input, {
      title: 'Error values',
      places: errors,
      points: points.defect,
      what: `${countOf(errors.length, 'cell holds', 'cells hold')} an error instead of a value (${values})`,
      nextStep: 'Mend the formula or the export that left them; do not replace them by zero.',
    }),
  ];
}

/** Only if the file has types for its cells and most cells of the column are numbers. */
function remarkTextNumbers(input: ColumnInput): readonly Remark[] {
  const { column } = input;
  const texts = column.figures.filter(({ cell }) => cell.isTextNumber);
  if (texts.length === 0 || texts.length * 2 > column.figures.length) return [];
  const values = joinSome(texts.map(({ cell }) => quoteWords(cell.words, 30)));
  return [
    createDefect(input, {
      title: 'Numbers stored as text',
      places: texts,
      points: points.defect,
      what: `${countOf(texts.length, 'number is', 'numbers are')} stored as text (${values}), so that formulas leave ${texts.length === 1 ? 'it' : 'them'} out`,
      nextStep: 'Turn the text into numbers and let the sheet calculate again.',
    }),
  ];
}

/** Words among figures, figures among dates. */
function remarkStrays(input: ColumnInput): readonly Remark[] {
  const { column } = input;
  const isDates = column.type === 'date' && (column.kinds.get('date') ?? 0) > 0;
  if (!isNumeric(column) && !isDates) return [];
  const strays = column.cells.filter(({ cell: { kind, figure, words } }) => {
    if (kind === 'error' || kind === 'boolean') return false;
    // Digits beyond what is kept exactly are a number all the same.
    const isFigure = figure !== undefined || /^\d{16,}$/.test(words);
    // Days that no calendar holds are told of among the dates of the whole document.
    if (isDates && impossibleDay.test(words)) return false;
    return isDates ? kind !== 'date' && kind !== 'time' : !isFigure;
  });
  const all = column.cells.length;
  if (strays.length === 0 || all < fewestCells || strays.length > all * mostStrays) return [];
  const values = joinSome([...new Set(strays.map(({ cell }) => quoteWords(cell.words, 30)))]);
  const [single, plural] = isDates
    ? ['is no date', 'are no dates']
    : ['is no number', 'are no numbers'];
  return [
    createDefect(input, {
      title: isDates ? 'Not a date' : 'Not a number',
      places: strays,
      points: points.smallDefect,
      what: `${countOf(strays.length, 'cell')} ${strays.length === 1 ? single : plural} (${values})`,
      nextStep: `What should stand there? An unknown value is best left empty.`,
    }),
  ];
}

function remarkDateStyles(input: ColumnInput): readonly Remark[] {
  const styles = listDateStyles(input.column);
  // A workbook stores days, however it shows them.
  const isStored = workbooks.has(input.document.sourceText.format);
  if (styles.length < 2 || isStored) return [];
  const names = styles.map(({ style, places }) => `${style} (${places.length})`);
  const minor = styles.slice(1).flatMap(({ places }) => places);
  return [
    createDefect(input, {
      title: 'Mixed date formats',
      places: minor,
      points: points.smallDefect,
      what: `dates are written in ${styles.length} ways: ${joinWords(names)}`,
      nextStep: 'Write all dates in one way; 2026-03-31 is understood everywhere.',
    }),
  ];
}

const email = /^[^\s@,;<>]{1,64}@[^\s@,;<>]{1,190}\.[^\s@,;<>.]{2,24}$/;
const ibanShape = /^[A-Z]{2}\d{2}[A-Z0-9 ]{10,36}$/i;

function remarkMalformed(input: ColumnInput): readonly Remark[] {
  const { name, cells, type } = input.column;
  const kind = emailName.test(name) ? 'e-mail address' : ibanName.test(name) ? 'IBAN' : undefined;
  if (kind === undefined || isNumeric(input.column) || type === 'date') return [];
  const pattern = kind === 'IBAN' ? ibanShape : email;
  const wrong = cells.filter(
    ({ cell }) => (cell.kind === 'text' || cell.figure !== undefined) && !pattern.test(cell.words),
  );
  if (wrong.length === 0 || wrong.length > cells.length / 2) return [];
  const values = joinSome(wrong.map(({ cell }) => quoteWords(cell.words, 40)));
  return [
    createDefect(input, {
      title: `Malformed ${kind}`,
      places: wrong,
      points: points.smallDefect,
      what: `${countOf(wrong.length, 'cell')} ${wrong.length === 1 ? 'is' : 'are'} no ${kind} (${values})`,
      nextStep: 'Correct them before anything is sent there.',
    }),
  ];
}

/** A single pair may be two names; several are the marks of typing by hand. */
const fewestNearLabels = 2;

function remarkNearLabels(input: ColumnInput): readonly Remark[] {
  const found = listNearLabels(input.column);
  if (found.length === 0) return [];
  const pairs = joinSome(
    found.map(
      ({ place, usual }) => `${quoteWords(place.cell.words, 40)} beside ${quoteWords(usual, 40)}`,
    ),
  );
  return [
    createDefect(input, {
      title: 'Labels that may be misspelt',
      places: found.map(({ place }) => place),
      points: found.length >= fewestNearLabels ? points.smallDefect : 0,
      what: `${countOf(found.length, 'label is', 'labels are')} nearly another one that is usual (${pairs}), so that they count as groups of their own`,
      nextStep: 'Which of them are the same? Write each label in one way before grouping.',
    }),
  ];
}

function checkFormulas(table: ProfiledTable, document: TableDocument): readonly Remark[] {
  const found = table.columns.flatMap((column) =>
    column.cells.filter(({ cell }) => cell.kind === 'text' && isFormula(cell.words)),
  );
  const [first] = found;
  if (first === undefined) return [];
  const { text } = document.sourceText;
  const places = joinSome(found.map(({ row }) => describeRow(table, row)));
  return [
    tableCatalog.createRemark('TAB-03', {
      title: 'Cells that a spreadsheet would run',
      points: points.defect,
      why: 'When the file is opened in a spreadsheet, such a cell becomes a formula. It can show something else than it says, send data out or ask to start a programme.',
      notice: `${countOf(found.length, 'cell begins', 'cells begin')} like a formula${describeTable(table, document.tables)}: ${quoteWords(first.cell.words, 50)} in ${places}.`,
      nextStep:
        'Who wrote them? Open the file as text only, and put an apostrophe before them on export.',
      evidence: found.slice(0, mostEvidence).map(({ cell }) => quote(text, cell)),
    }),
  ];
}

interface Defect {
  readonly title: string;
  readonly places: readonly PlacedCell[];
  readonly points: number;
  /** What is wrong, without its full stop. */
  readonly what: string;
  readonly nextStep: string;
}

function createDefect({ column, table, document }: ColumnInput, defect: Defect): Remark {
  const rows = joinSome(defect.places.map(({ row }) => describeRow(table, row)));
  return tableCatalog.createRemark('TAB-03', {
    title: defect.title,
    points: defect.points,
    notice: `${column.name}${describeTable(table, document.tables)}: ${defect.what}, in ${rows}.`,
    nextStep: defect.nextStep,
    evidence: defect.places
      .slice(0, mostEvidence)
      .map(({ cell }) => quote(document.sourceText.text, cell)),
  });
}
