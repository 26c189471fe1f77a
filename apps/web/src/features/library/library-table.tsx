import { SortButton } from '../../ui/sort-button.tsx';
import type { LibraryColumns } from './library-columns.ts';
import { LibraryItem } from './library-item.tsx';
import type { LibraryKey } from './library-order.ts';
import type { LibraryRow } from './library-rows.ts';
import { t } from './messages.ts';
import type { LibraryView } from './use-library-view.ts';

interface LibraryTableProps {
  view: LibraryView;
  columns: LibraryColumns['shown'];
  onTag: (row: LibraryRow) => void;
}

/** One row for each document; on a narrow screen each row becomes a paragraph. */
export function LibraryTable({ view, columns, onTag }: LibraryTableProps) {
  const { rows, chosen } = view;
  const areAllChosen = rows.every((row) => chosen.includes(row));
  return (
    <table className="w-full text-small max-lg:block">
      <caption className="sr-only">{t('library.table.caption')}</caption>
      <thead className="max-lg:block">
        <tr className="border-b border-line-strong max-lg:block max-lg:pb-2">
          <td className="py-1 max-lg:block">
            <label className="inline-flex items-center gap-2">
              <input
                type="checkbox"
                checked={areAllChosen}
                ref={(box) => {
                  if (box) box.indeterminate = !areAllChosen && chosen.length > 0;
                }}
                onChange={(event) =>
                  view.choose(
                    rows.map(({ document }) => document.id),
                    event.target.checked,
                  )
                }
                className="size-4.5 accent-action"
              />
              <span className="lg:sr-only">{t('library.table.chooseAll')}</span>
            </label>
          </td>
          <Head column="document" title={t('library.column.document')} view={view} />
          {columns.map(({ key, title }) => (
            <Head key={key} column={key} title={t(title)} view={view} />
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map((row) => (
          <LibraryItem
            key={row.document.id}
            row={row}
            view={view}
            columns={columns}
            onTag={() => onTag(row)}
          />
        ))}
      </tbody>
    </table>
  );
}

function Head({ column, title, view }: { column: LibraryKey; title: string; view: LibraryView }) {
  const direction = view.order.key === column ? view.order.direction : undefined;
  return (
    <th scope="col" aria-sort={direction} className="py-1 pr-5 text-left last:pr-0 max-lg:sr-only">
      <SortButton title={title} direction={direction} onSort={() => view.sort(column)} />
    </th>
  );
}
