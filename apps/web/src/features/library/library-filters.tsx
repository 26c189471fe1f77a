import { documentKindNames } from '@clauselight/core';
import type { DocumentKind } from '@clauselight/schema';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { allOption, SelectField } from '../../ui/select-field.tsx';
import { hasState, libraryStates } from './library-filter.ts';
import type { LibraryKey } from './library-order.ts';
import { type LibraryRow, listTags } from './library-rows.ts';
import { t } from './messages.ts';
import type { LibraryView } from './use-library-view.ts';

const orders = [
  { value: 'uploaded', title: 'library.column.uploaded' },
  { value: 'document', title: 'library.column.document' },
  { value: 'parties', title: 'library.column.parties' },
  { value: 'score', title: 'library.column.score' },
  { value: 'review', title: 'library.column.review' },
  { value: 'deadline', title: 'library.column.deadline' },
] as const satisfies readonly { value: LibraryKey; title: string }[];

const stateNames = {
  new: 'library.state.new',
  running: 'library.state.running',
  failed: 'library.state.failed',
  open: 'library.state.open',
  reviewed: 'library.state.reviewed',
} as const;

/** What the library shows, and in which order. */
export function LibraryFilters({ view }: { view: LibraryView }) {
  const { all, filter, order, setFilter, sort } = view;
  const tags = listTags(all);
  return (
    <FilterBar label={t('library.filters.title')} className="mb-3">
      <SearchField
        label={t('library.filters.containing')}
        value={filter.text}
        onChange={(text) => setFilter('q', text)}
      />
      <SelectField
        label={t('library.column.kind')}
        value={filter.kind ?? ''}
        onChange={(kind) => setFilter('kind', kind)}
        options={listKinds(all)}
      />
      {(tags.length > 0 || filter.tag !== undefined) && (
        <SelectField
          label={t('library.filters.tag')}
          value={filter.tag ?? ''}
          onChange={(tag) => setFilter('tag', tag)}
          options={[allOption, ...tags.map((tag) => ({ value: tag, title: tag }))]}
        />
      )}
      <SelectField
        label={t('library.filters.state')}
        value={filter.state ?? ''}
        onChange={(state) => setFilter('state', state)}
        options={listStates(all)}
      />
      <SelectField
        label={t('library.filters.order')}
        value={order.key}
        onChange={sort}
        options={orders.map(({ value, title }) => ({ value, title: t(title) }))}
      />
    </FilterBar>
  );
}

function listKinds(rows: readonly LibraryRow[]): { value: string; title: string }[] {
  const kinds = new Set<DocumentKind>(rows.flatMap(({ insight }) => insight?.documentKind ?? []));
  const options = [...kinds]
    .map((kind) => ({ value: kind, title: documentKindNames[kind] }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
  return [allOption, ...options];
}

/** The states that documents are in, each with their number. */
function listStates(rows: readonly LibraryRow[]): { value: string; title: string }[] {
  const options = libraryStates.flatMap((state) => {
    const count = rows.filter((row) => hasState(row, state)).length;
    const name = t(stateNames[state]);
    return count === 0
      ? []
      : [{ value: state, title: t('library.filters.option', { name, count }) }];
  });
  return [allOption, ...options];
}
