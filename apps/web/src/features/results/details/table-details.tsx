import type { TableDetails, TableProfile } from '@clauselight/schema';
import { FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { listColumnColumns } from './column-columns.tsx';
import { DataOutlinePart } from './data-outline-part.tsx';
import { TableSumsPart } from './table-sums-part.tsx';
import { TableTrendsPart } from './table-trends-part.tsx';

/** What the columns of every table hold, which sums do not add up, and how the figures changed. */
export function TableDetailsView({ details }: { details: TableDetails }) {
  const { tables, tableCount, data } = details;
  return (
    <>
      {data && <DataOutlinePart data={data} />}
      {tables.map((table, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tables never move, and two may have the same name
        <Profile key={index} table={table} />
      ))}
      {tableCount > tables.length && (
        <p className="text-small text-ink-soft">
          {t('results.table.moreTables', { count: tableCount - tables.length })}
        </p>
      )}
      <TableSumsPart details={details} />
      <TableTrendsPart details={details} />
    </>
  );
}

function Profile({ table }: { table: TableProfile }) {
  const { name, evidence, rows, columns, columnCount } = table;
  const size = t('results.table.size', { rows, columns: columnCount });
  return (
    <Part
      title={<PassageLink evidence={evidence}>{name}</PassageLink>}
      aside={<span className="label">{size}</span>}
    >
      <FigureTable
        caption={t('results.table.caption', { table: name })}
        columns={listColumnColumns()}
        rows={columns}
      />
      {columnCount > columns.length && (
        <p className="mt-2 text-small text-ink-soft">
          {t('results.table.firstColumns', { shown: columns.length, total: columnCount })}
        </p>
      )}
    </Part>
  );
}
