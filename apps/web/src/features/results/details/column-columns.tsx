import { columnTypeNames, interfaceLocale } from '@clauselight/core';
import type { TableColumn } from '@clauselight/schema';
import { formatDay } from '../../../lib/dates.ts';
import { formatNumber } from '../../../lib/format.ts';
import type { FigureColumn } from '../../../ui/figure-table.tsx';
import { Message, t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';

/** The columns of the table that shows each column of a document's table in one row. */
export function listColumnColumns(): readonly FigureColumn<TableColumn>[] {
  return [
    {
      title: t('results.columns.column'),
      cell: ({ name, type, evidence }) => (
        <div className="min-w-28">
          <PassageLink evidence={evidence}>
            <span className="font-semibold">{name}</span>
          </PassageLink>
          <span className="block text-ink-soft">{columnTypeNames[type]}</span>
        </div>
      ),
    },
    {
      title: t('results.columns.filled'),
      isFigure: true,
      cell: ({ count, empty, emptyShare }) => (
        <>
          {formatNumber(count)}
          {empty > 0 && (
            <span className="block text-ink-soft">
              {t('results.columns.empty', {
                count: formatNumber(empty),
                percent: Math.round(emptyShare * 100),
              })}
            </span>
          )}
        </>
      ),
    },
    {
      title: t('results.columns.different'),
      isFigure: true,
      cell: ({ distinct }) => formatNumber(distinct),
    },
    {
      title: t('results.columns.range'),
      cell: (column) => <Range column={column} />,
      isFilled: ({ min, earliest }) => min !== undefined || earliest !== undefined,
    },
    {
      title: t('results.columns.middle'),
      cell: (column) => <Middle column={column} />,
      isFilled: ({ median }) => median !== undefined,
    },
    {
      title: t('results.columns.sum'),
      isFigure: true,
      cell: ({ sum }) => sum?.display,
      isFilled: ({ sum }) => sum !== undefined,
    },
    {
      title: t('results.columns.spread'),
      cell: (column) =>
        column.bars.length > 0 ? <Bars bars={column.bars} /> : <TopValues column={column} />,
      isFilled: ({ bars, topValues }) => bars.length + topValues.length > 0,
    },
  ];
}

function Range({ column: { min, max, earliest, latest } }: { column: TableColumn }) {
  if (min && max) {
    return (
      <span className="whitespace-nowrap">
        <Message
          id="results.columns.fromTo"
          values={{
            from: <PassageLink evidence={min.evidence}>{min.display}</PassageLink>,
            to: <PassageLink evidence={max.evidence}>{max.display}</PassageLink>,
          }}
        />
      </span>
    );
  }
  if (earliest && latest) {
    return (
      <span className="block min-w-32">
        <Message
          id="results.columns.fromTo"
          values={{
            from: <PassageLink evidence={earliest.evidence}>{showDate(earliest.date)}</PassageLink>,
            to: <PassageLink evidence={latest.evidence}>{showDate(latest.date)}</PassageLink>,
          }}
        />
      </span>
    );
  }
  return null;
}

/** A whole day is written out; a month or a year stays as it is. */
function showDate(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDay(date) : date;
}

function Middle({ column: { median, mean } }: { column: TableColumn }) {
  if (median === undefined) return null;
  return (
    <span className="whitespace-nowrap">
      {median.display}
      {mean && (
        <span className="block text-ink-soft">
          {t('results.columns.mean', { mean: mean.display })}
        </span>
      )}
    </span>
  );
}

function Bars({ bars }: Pick<TableColumn, 'bars'>) {
  const tallest = Math.max(1, ...bars.map(({ count }) => count));
  const words = bars
    .filter(({ count }) => count > 0)
    .map(({ from, to, count }) =>
      t('results.columns.bar', { count, from: shorten(from), to: shorten(to) }),
    );
  return (
    <>
      <span aria-hidden="true" className="flex h-8 w-24 items-end border-b border-line-strong">
        {bars.map(({ from, count }) => (
          <span
            key={from}
            className="flex-1 border-r border-paper bg-line-strong"
            style={{ height: count === 0 ? 0 : `max(2px, ${(count / tallest) * 100}%)` }}
          />
        ))}
      </span>
      <span className="sr-only">{words.join(', ')}</span>
    </>
  );
}

function shorten(value: number): string {
  return value.toLocaleString(interfaceLocale, { maximumFractionDigits: 2 });
}

function TopValues({ column: { topValues } }: { column: TableColumn }) {
  if (topValues.length === 0) return null;
  return (
    <ul className="min-w-32">
      {topValues.slice(0, 3).map(({ value, count, evidence }) => (
        <li key={value}>
          <PassageLink evidence={evidence}>{value}</PassageLink>{' '}
          <span className="text-ink-soft">{t('results.details.times', { count })}</span>
        </li>
      ))}
    </ul>
  );
}
