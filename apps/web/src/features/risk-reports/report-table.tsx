import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { SortButton } from '../../ui/sort-button.tsx';
import { t } from './messages.ts';
import { ReportItem } from './report-item.tsx';
import type { SortKey } from './report-order.ts';
import type { ReportView } from './use-report-view.ts';

/** The widths apply to print; on screen the browser chooses them. */
const columns = [
  { key: 'document', title: 'risk-reports.column.document', width: 'print:w-[23%]' },
  { key: 'score', title: 'risk-reports.column.score', width: 'print:w-[19%]' },
  { key: 'findings', title: 'risk-reports.column.findings', width: 'print:w-[28%]' },
  { key: 'deadline', title: 'risk-reports.column.deadline', width: 'print:w-[16%]' },
  { key: 'value', title: 'risk-reports.column.value', width: 'print:w-[14%]' },
] as const satisfies readonly { key: SortKey; title: string; width: string }[];

/** One row for each document; on a narrow screen each row becomes a paragraph. */
export function ReportTable({ view }: { view: ReportView }) {
  const { rows, order, sort, clear } = view;
  if (rows.length === 0) {
    return (
      <div className="flex flex-wrap items-center gap-4 py-4">
        <p>{t('risk-reports.table.noMatch')}</p>
        <Button size="small" onClick={clear}>
          {t('risk-reports.table.clear')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {order.key === 'attention' && (
        <p className="mb-2 text-small text-ink-soft">{t('risk-reports.table.attention')}</p>
      )}
      <table className="w-full text-small max-lg:block print:table print:table-fixed print:text-micro">
        <caption className="sr-only">{t('risk-reports.table.caption')}</caption>
        <thead className="max-lg:sr-only print:not-sr-only print:table-header-group">
          <tr className="border-b border-line-strong">
            {columns.map(({ key, title, width }) => (
              <th
                key={key}
                scope="col"
                aria-sort={order.key === key ? order.direction : undefined}
                className={cx('py-1 pr-5 text-left last:pr-0', width)}
              >
                <SortButton
                  title={t(title)}
                  direction={order.key === key ? order.direction : undefined}
                  onSort={() => sort(key)}
                />
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
