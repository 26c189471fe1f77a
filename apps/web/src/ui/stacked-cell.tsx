import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** The classes of a cell of a table whose rows become paragraphs on a narrow screen. */
export const stackedCellClass =
  'py-2.5 pr-5 text-left break-words last:pr-0 max-lg:block max-lg:py-1 max-lg:pr-0 print:table-cell print:py-2 print:pr-3';

interface StackedCellProps {
  /** The name of the column, shown with the cell where the table has no head. */
  title: string;
  /** Whether it only says that there is nothing: then a narrow screen leaves it out. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** A cell of such a table. */
export function StackedCell({ title, isEmpty = false, children }: StackedCellProps) {
  return (
    <td
      data-title={title}
      className={cx(
        stackedCellClass,
        isEmpty && 'max-lg:hidden',
        'max-lg:not-first:before:block max-lg:not-first:before:text-micro max-lg:not-first:before:text-ink-soft max-lg:not-first:before:content-[attr(data-title)] print:before:hidden!',
      )}
    >
      {children}
    </td>
  );
}
