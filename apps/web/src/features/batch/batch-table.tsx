import { BatchRowItem } from './batch-row-item.tsx';
import type { BatchRow } from './batch-rows.ts';
import type { BatchDesk } from './create-batch.ts';
import { t } from './messages.ts';

const columns = [
  'batch.table.document',
  'batch.table.score',
  'batch.table.findings',
  'batch.table.valueAndTerm',
  'batch.table.nextDeadline',
] as const;

interface BatchTableProps {
  rows: readonly BatchRow[];
  desk: BatchDesk;
  title: string;
}

/** One row per document, in the order in which they were added; on a narrow screen each row becomes a block. */
export function BatchTable({ rows, desk, title }: BatchTableProps) {
  return (
    <table className="w-full text-small max-lg:block">
      <caption className="sr-only">{title}</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line-strong">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1 pr-5 text-left font-normal text-ink-soft">
              {t(column)}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{t('batch.table.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map((row) => (
          <BatchRowItem key={row.item.key} row={row} desk={desk} />
        ))}
      </tbody>
    </table>
  );
}
