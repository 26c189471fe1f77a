import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';

interface SortButtonProps {
  title: string;
  /** The direction that the list is ordered in by this column; absent if it is ordered by another. */
  direction: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

/** The head of a column, which orders the table by it; in a cell with `aria-sort`. */
export function SortButton({ title, direction, onSort }: SortButtonProps) {
  const Icon =
    direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={onSort}
      data-current={direction !== undefined}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-sm whitespace-nowrap font-normal text-ink-soft hover:text-ink data-[current=true]:font-semibold data-[current=true]:text-ink"
    >
      {title}
      <Icon aria-hidden="true" size={13} className="print:hidden" />
    </button>
  );
}
