import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Growing } from './growing.tsx';
import { t } from './messages.ts';

export interface FigureColumn<T> {
  title: string;
  /** Whether the column is right-aligned. */
  isFigure?: boolean;
  cell: (row: T) => ReactNode;
  /** Whether the cell holds anything; a column that no row fills is left out. */
  isFilled?: (row: T) => boolean;
}

interface FigureTableProps<T> {
  /** What the table shows, for screen readers. */
  caption: string;
  columns: readonly FigureColumn<T>[];
  rows: readonly T[];
}

/**
 * A table without columns that no row fills. On a phone each row becomes a paragraph: its first cell, then the others
 * under each other, each after its column's title. Where it is still too wide, it scrolls within itself.
 */
export function FigureTable<T>({ caption, columns, rows }: FigureTableProps<T>) {
  const filled = columns.filter(({ isFilled }) => isFilled === undefined || rows.some(isFilled));
  return (
    <Growing items={rows}>
      {(shown) => (
        <section
          aria-label={t('ui.table.label', { caption })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
          tabIndex={0}
          className="relative overflow-x-auto"
        >
          <table className="w-full text-small max-sm:block">
            <caption className="sr-only">{caption}</caption>
            <thead className="max-sm:sr-only">
              <tr className="border-b border-line-strong">
                {filled.map(({ title, isFigure }) => (
                  <th
                    key={title}
                    scope="col"
                    className={cx(cellClass, 'label font-normal', side(isFigure))}
                  >
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {shown.map((row, index) => (
                <tr
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may be alike
                  key={index}
                  className="border-b border-line align-top max-sm:block max-sm:py-2"
                >
                  {filled.map(({ title, isFigure, cell }) => (
                    <td
                      key={title}
                      data-title={title}
                      className={cx(cellClass, narrowClass, side(isFigure))}
                    >
                      <div className="min-w-0">{cell(row)}</div>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Growing>
  );
}

const cellClass = 'py-1.5 pr-5 last:pr-0';
const narrowClass =
  'max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:py-0.5 max-sm:pr-0 max-sm:has-[>div:empty]:hidden max-sm:not-first:before:shrink-0 max-sm:not-first:before:text-ink-soft max-sm:not-first:before:content-[attr(data-title)]';

function side(isFigure = false): string {
  return isFigure ? 'text-right whitespace-nowrap' : 'text-left';
}
