import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Growing } from '../../../ui/growing.tsx';

export interface FigureColumn<T> {
  title: string;
  /** Figures stand at the right, under each other. */
  isFigure?: boolean;
  cell: (row: T) => ReactNode;
  /** Whether the cell holds anything; a column that no row fills is left out. */
  isFilled?: (row: T) => boolean;
}

interface FigureTableProps<T> {
  /** What the table shows, for those who do not see it. */
  caption: string;
  columns: readonly FigureColumn<T>[];
  rows: readonly T[];
}

/** A table that scrolls within itself where the screen is narrower, without columns that no row fills. */
export function FigureTable<T>({ caption, columns, rows }: FigureTableProps<T>) {
  const filled = columns.filter(({ isFilled }) => isFilled === undefined || rows.some(isFilled));
  return (
    <Growing items={rows}>
      {(shown) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        <section aria-label={`Table: ${caption}`} tabIndex={0} className="relative overflow-x-auto">
          <table className="w-full text-small">
            <caption className="sr-only">{caption}</caption>
            <thead>
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
            <tbody>
              {shown.map((row, index) => (
                <tr
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may be alike
                  key={index}
                  className="border-b border-line align-top"
                >
                  {filled.map(({ title, isFigure, cell }) => (
                    <td key={title} className={cx(cellClass, side(isFigure))}>
                      {cell(row)}
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

function side(isFigure = false): string {
  return isFigure ? 'text-right whitespace-nowrap' : 'text-left';
}
