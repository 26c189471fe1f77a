import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ReportItem } from './report-item.tsx';
import type { SortKey } from './report-order.ts';
import type { ReportView } from './use-report-view.ts';

/** The widths are those on paper; a screen finds its own. */
const columns: readonly { key: SortKey; title: string; width: string }[] = [
  { key: 'document', title: 'Document', width: 'print:w-[23%]' },
  { key: 'score', title: 'Score', width: 'print:w-[19%]' },
  { key: 'findings', title: 'Findings', width: 'print:w-[28%]' },
  { key: 'deadline', title: 'Next deadline', width: 'print:w-[16%]' },
  { key: 'value', title: 'Value', width: 'print:w-[14%]' },
];

/** A row a document; on a narrow screen each row becomes a paragraph. */
export function ReportTable({ view }: { view: ReportView }) {
  const { rows, order, clear } = view;
  if (rows.length === 0) {
    return (
      <div className="flex flex-wrap items-center gap-4 py-4">
        <p>No document has what you look for.</p>
        <Button size="small" onClick={clear}>
          Clear filters
        </Button>
      </div>
    );
  }
  return (
    <>
      {order.key === 'attention' && (
        <p className="mb-2 text-small text-ink-soft">
          The document with the most findings of the gravest severity stands first; where these are
          equal, the higher score.
        </p>
      )}
      <table className="w-full text-small max-lg:block print:table print:table-fixed print:text-micro">
        <caption className="sr-only">Risk report</caption>
        <thead className="max-lg:sr-only print:not-sr-only print:table-header-group">
          <tr className="border-b border-line-strong">
            {columns.map(({ key, title, width }) => (
              <th
                key={key}
                scope="col"
                aria-sort={order.key === key ? order.direction : undefined}
                className={cx('py-1 pr-5 text-left last:pr-0', width)}
              >
                <SortButton column={key} title={title} view={view} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block print:table-row-group">
          {rows.map((row) => (
            <ReportItem key={row.document.documentId} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface SortButtonProps {
  column: SortKey;
  title: string;
  view: ReportView;
}

function SortButton({ column, title, view: { order, sort } }: SortButtonProps) {
  const isCurrent = order.key === column;
  const Icon = isCurrent ? (order.direction === 'ascending' ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <button
      type="button"
      onClick={() => sort(column)}
      data-current={isCurrent}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-sm font-normal text-ink-soft hover:text-ink data-[current=true]:font-semibold data-[current=true]:text-ink"
    >
      {title}
      <Icon aria-hidden="true" size={13} className="print:hidden" />
    </button>
  );
}
