import { countOf, groupBy, joinSome, joinWords, quoteWords } from '@clauselight/core';
import type { Remark } from '../../remark.ts';
import { points, tableCatalog } from '../catalog.ts';
import type { Column } from '../column.ts';
import { emailName, idName } from '../column-names.ts';
import { type DataRow, describeRow, describeTable, numberRow, quote } from '../data-table.ts';
import { mostEvidence, type ProfiledTable, type TableDocument } from '../table-analysis.ts';

/** Where more of the rows than this recur, recurring is what they do. */
const mostShare = 0.25;
const fewestRows = 3;
const fewestFilled = 2;
/** Share of different values that makes a column a key; short tables may have one pair. */
const keyShare = 0.98;

/** Rows that are the same, that share what should tell them apart, or that differ in a number only. */
export function checkDuplicates(document: TableDocument): readonly Remark[] {
  return document.tables.flatMap((table) => {
    if (table.rows.length < fewestRows) return [];
    const repeats = new Set<DataRow>();
    const same = listSame(table, document, repeats);
    return [
      ...remarkSame(same, table, document),
      ...table.columns.flatMap((column) => remarkKey({ column, table, document, repeats })),
      ...remarkAlike({ table, document, repeats }),
    ];
  });
}

type Groups = readonly (readonly DataRow[])[];

/** Rows of the same words; all but the first of each group are remembered as repeats. */
function listSame(
  table: ProfiledTable,
  { sourceText }: TableDocument,
  repeats: Set<DataRow>,
): Groups {
  const groups = listGroups(table.rows, (row) =>
    countFilled(row) < fewestFilled ? undefined : sourceText.text.slice(row.start, row.end),
  );
  // Table rows put together from the records of a data file span more than their words.
  if (table.isRecords) return [];
  for (const rows of groups) for (const row of rows.slice(1)) repeats.add(row);
  return groups;
}

function remarkSame(
  groups: Groups,
  table: ProfiledTable,
  document: TableDocument,
): readonly Remark[] {
  const repeats = groups.reduce((sum, rows) => sum + rows.length - 1, 0);
  // A table of a few categories has like rows by nature.
  if (repeats === 0 || (repeats > table.rows.length * mostShare && table.rows.length > 8))
    return [];
  const pairs = groups.flatMap(([first, ...others]) =>
    others.map((row) => `${describeRow(table, row)} repeats row ${first?.number}`),
  );
  return [
    tableCatalog.createRemark('TAB-05', {
      title: 'Rows that are the same',
      points: points.defect,
      notice: `${countOf(repeats, 'row')}${describeTable(table, document.tables)} ${repeats === 1 ? 'repeats another' : 'repeat others'} word for word: ${joinSome(pairs)}.`,
      nextStep:
        'Did it happen twice, or was it entered twice? Delete what is double before adding up.',
      evidence: listRows(groups, document),
    }),
  ];
}

interface KeyInput {
  readonly column: Column;
  readonly table: ProfiledTable;
  readonly document: TableDocument;
  readonly repeats: ReadonlySet<DataRow>;
}

/** Repeated values in a column whose values otherwise identify the rows. */
function remarkKey({ column, table, document, repeats }: KeyInput): readonly Remark[] {
  const { name, type, cells, values, index } = column;
  const isNamed = idName.test(name) || emailName.test(name);
  if (!isNamed && type !== 'id') return [];
  const doubles = cells.length - values.size;
  const isKey =
    values.size >= cells.length * keyShare || (doubles <= 2 && index === 0 && cells.length >= 4);
  const isKeyOfFew = doubles === 1 && cells.length >= 6;
  if (doubles === 0 || !(isKey || isKeyOfFew)) return [];
  const rows = table.rows.filter((row) => !repeats.has(row));
  const groups = listGroups(rows, (row) => row.cells[index]?.words || undefined);
  if (groups.length === 0) return [];
  const pairs = groups.map(
    (group) =>
      `${quoteWords(group[0]?.cells[index]?.words ?? '', 40)} in ${joinWords(group.slice(0, 4).map((row) => describePlace(row, { table, index })))}`,
  );
  return [
    tableCatalog.createRemark('TAB-05', {
      title: 'Key used twice',
      points: points.defect,
      notice: `${name}${describeTable(table, document.tables)} tells the rows apart but for ${joinSome(pairs)}.`,
      nextStep: 'Are they one and the same, or does one of them need a number of its own?',
      evidence: groups
        .flat()
        .slice(0, mostEvidence)
        .flatMap((row) => row.cells[index] ?? [])
        .map((cell) => quote(document.sourceText.text, cell)),
    }),
  ];
}

/** A row by its number alone where what names it is the value spoken of. */
function describePlace(
  row: DataRow,
  { table, index }: { readonly table: ProfiledTable; readonly index: number },
): string {
  return index === table.labelColumn ? numberRow(table, row) : describeRow(table, row);
}

/** The same name, amount and day in rows that differ otherwise. */
function remarkAlike({ table, document, repeats }: Omit<KeyInput, 'column'>): readonly Remark[] {
  const { columns, labelColumn } = table;
  const label =
    columns.find(({ type, index }) => type === 'text' && index === labelColumn) ??
    columns.find(({ type }) => type === 'text' || type === 'category');
  const amount =
    columns.find(({ type, isAdditive }) => type === 'money' && isAdditive) ??
    columns.find(
      ({ type, decimals }) => type === 'money' || (type === 'number' && decimals === 2),
    ) ??
    columns.find(
      ({ isAdditive, name }) =>
        isAdditive && /amount|betrag|total|sum|paid|debit|balance/i.test(name),
    );
  const dates = columns.filter(({ type }) => type === 'date');
  const hasKey = columns.some(({ type }) => type === 'id');
  if (label === undefined || amount === undefined || !(hasKey || dates.length > 0)) return [];
  const rows = table.rows.filter((row) => !repeats.has(row));
  const groups = listGroups(rows, (row) => {
    const name = row.cells[label.index]?.words.toLowerCase().replace(/[\s.,-]+/g, ' ');
    const figure = row.cells[amount.index]?.figure;
    if (!name || figure === undefined || figure.units === 0) return undefined;
    return [
      name,
      `${figure.units}e${figure.scale}`,
      ...dates.map(({ index }) => row.cells[index]?.words),
    ].join('\t');
  });
  const doubled = groups.reduce((sum, group) => sum + group.length - 1, 0);
  if (doubled === 0 || doubled > Math.max(2, rows.length * 0.05)) return [];
  const pairs = groups.map((group) =>
    joinWords(group.slice(0, 4).map((row) => describeRow(table, row))),
  );
  const what = joinWords([label.name, amount.name, ...dates.map(({ name }) => name)]);
  return [
    tableCatalog.createRemark('TAB-05', {
      title: 'Rows that may be the same',
      points: points.smallDefect,
      notice: `${what}${describeTable(table, document.tables)} agree in ${joinSome(pairs)}, although the rows differ otherwise.`,
      nextStep: 'Is it one and the same, entered twice under different numbers?',
      evidence: listRows(groups, document),
    }),
  ];
}

/** Rows with the same key, several of them; a row without a key is like no other. */
function listGroups(
  rows: readonly DataRow[],
  getKey: (row: DataRow) => string | undefined,
): Groups {
  return [...groupBy(rows, getKey)].flatMap(([key, own]) =>
    key !== undefined && own.length > 1 ? [own] : [],
  );
}

function listRows(groups: Groups, { sourceText }: TableDocument) {
  return groups
    .flat()
    .slice(0, mostEvidence)
    .map((row) => quote(sourceText.text, row));
}

function countFilled({ cells }: DataRow): number {
  let count = 0;
  for (const { kind } of cells) if (kind !== 'empty') count += 1;
  return count;
}
