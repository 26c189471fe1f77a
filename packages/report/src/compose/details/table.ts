import { columnTypeNames } from '@clauselight/core';
import type {
  TableColumn as DataColumn,
  DataOutline,
  TableDetails,
  TableProfile,
} from '@clauselight/schema';
import type { Block } from '../../content.ts';
import {
  createFact,
  createFacts,
  createGroup,
  createParagraph,
  createTable,
  type TableColumn,
} from '../blocks.ts';
import { formatCount, formatDay, formatNumber, joinWords } from '../formats.ts';
import type { Places } from '../places.ts';

/** The columns of every table, wrong sums, and how the figures changed. */
export function composeTables(details: TableDetails, places: Places): readonly Block[] {
  const { tables, tableCount, data } = details;
  const more = tableCount - tables.length;
  return [
    ...(data === undefined ? [] : composeOutline(data)),
    ...tables.flatMap(composeProfile),
    ...createParagraph(
      more > 0
        ? `${formatCount(more, 'more table is', 'more tables are')} not shown here; all were checked.`
        : undefined,
    ),
    ...createGroup('Do the sums hold?', composeSums(details, places)),
    ...createGroup('From first to last', composeChanges(details)),
    ...details.shares.flatMap(({ measure, parts }) =>
      createGroup(
        measure,
        createFacts(
          parts.map(({ label, display, percent }) => ({
            label,
            words: `${display} (${percent} %)`,
          })),
        ),
      ),
    ),
  ];
}

function composeProfile({ name, rows, columns, columnCount }: TableProfile): readonly Block[] {
  const size = `${formatCount(rows, 'row')}, ${formatCount(columnCount, 'column')}`;
  const shown = columnCount > columns.length ? `, the first ${columns.length} below` : '';
  return createGroup(name, [
    { kind: 'note', words: `${size}${shown}` },
    ...createTable({ caption: `Columns of ${name}`, columns: profileColumns, rows: columns }),
  ]);
}

const profileColumns: readonly TableColumn<DataColumn>[] = [
  { title: 'Column', cell: ({ name, type }) => `${name}\n${columnTypeNames[type]}` },
  {
    title: 'Filled',
    width: 0.13,
    align: 'end',
    cell: ({ count, empty }) =>
      joinWords([formatNumber(count), empty > 0 && `${formatNumber(empty)} empty`], '\n'),
  },
  { title: 'Different', width: 0.11, align: 'end', cell: ({ distinct }) => formatNumber(distinct) },
  { title: 'From, to', width: 0.22, cell: describeRange },
  {
    title: 'Middle',
    width: 0.15,
    cell: ({ median, mean }) => joinWords([median?.display, mean && `mean ${mean.display}`], '\n'),
  },
  { title: 'Sum', width: 0.14, align: 'end', cell: ({ sum }) => sum?.display },
  {
    title: 'Most often',
    width: 0.2,
    cell: ({ topValues }) =>
      topValues
        .slice(0, 3)
        .map(({ value, count }) => `${value} (${count})`)
        .join('\n'),
  },
];

function describeRange({ min, max, earliest, latest }: DataColumn): string | undefined {
  if (min && max) return `${min.display} to ${max.display}`;
  if (earliest && latest) return `${showDate(earliest.date)} to ${showDate(latest.date)}`;
  return undefined;
}

/** A full date is written out; a month or a year stays as it is. */
function showDate(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDay(date) : date;
}

function composeSums({ sums, sumCount }: TableDetails, places: Places): readonly Block[] {
  if (sumCount === 0) return [];
  const wrong = sums.filter(({ isRight }) => !isRight);
  const words = `${formatCount(sumCount, 'sum was', 'sums were')} worked out again; ${wrong.length === 0 ? 'every one adds up' : 'these do not add up'}.`;
  return [
    { kind: 'paragraph', words },
    ...createTable({
      caption: 'Sums that do not add up',
      rows: wrong,
      columns: [
        { title: 'Cell', cell: ({ label }) => label },
        { title: 'Says', width: 0.18, align: 'end', cell: ({ stated }) => stated },
        { title: 'Worked out', width: 0.18, align: 'end', cell: ({ computed }) => computed },
        { title: 'Where', width: 0.18, cell: ({ evidence }) => places.find(evidence) },
      ],
    }),
  ];
}

function composeChanges({ changes }: TableDetails): readonly Block[] {
  return createTable({
    caption: 'Changes over the periods',
    rows: changes,
    columns: [
      { title: 'What', cell: ({ measure }) => measure },
      { title: 'First', width: 0.2, cell: ({ from }) => `${from.label}\n${from.display}` },
      { title: 'Last', width: 0.2, cell: ({ to }) => `${to.label}\n${to.display}` },
      {
        title: 'Change',
        width: 0.18,
        align: 'end',
        cell: ({ change, percent }) =>
          joinWords(
            [change.replace(/^-/, '−'), percent !== undefined && `${sign(percent)} %`],
            '\n',
          ),
      },
      {
        title: 'Each period',
        width: 0.13,
        align: 'end',
        cell: ({ perPeriod }) => (perPeriod === undefined ? undefined : `${sign(perPeriod)} %`),
      },
    ],
  });
}

function sign(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function composeOutline({ type, values, depth, keys }: DataOutline): readonly Block[] {
  return createGroup('The file', [
    ...createFacts([
      ...createFact('What it is', type),
      ...createFact('Size', formatCount(values, 'value')),
      ...createFact('Depth', formatCount(depth, 'level')),
    ]),
    ...createTable({
      caption: 'Keys',
      rows: keys,
      columns: [
        { title: 'Key', cell: ({ path }) => path },
        { title: 'Holds', width: 0.25, cell: ({ types }) => types.join(' or ') },
        { title: 'Times', width: 0.12, align: 'end', cell: ({ count }) => formatNumber(count) },
        {
          title: 'Always there',
          width: 0.15,
          cell: ({ isOptional }) => (isOptional ? 'no' : 'yes'),
        },
      ],
    }),
  ]);
}
