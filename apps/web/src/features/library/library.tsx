import type { Document, DocumentInsight } from '@clauselight/schema';
import { useState } from 'react';
import { describeFailure } from '../../lib/http.ts';
import { getLocalDay } from '../../lib/insights/deadlines.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { useLibraryColumns } from './library-columns.ts';
import { LibraryFilters } from './library-filters.tsx';
import { type LibraryRow, listTags } from './library-rows.ts';
import { LibraryTable } from './library-table.tsx';
import { t } from './messages.ts';
import { SelectionBar } from './selection-bar.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import { useLibraryActions } from './use-library-actions.ts';
import { type LibraryView, useLibraryView } from './use-library-view.ts';

interface LibraryProps {
  documents: readonly Document[];
  insights: readonly DocumentInsight[];
}

/** The documents that match, and what can be done with them. */
export function Library({ documents, insights }: LibraryProps) {
  const [today] = useState(() => getLocalDay(new Date()));
  const view = useLibraryView(documents, insights, today);
  const columns = useLibraryColumns();
  const actions = useLibraryActions();
  const [tagged, setTagged] = useState<readonly Document[]>([]);
  const { rows, all, chosen } = view;
  const ids = chosen.map(({ document }) => document.id);

  function tag(some: readonly LibraryRow[]) {
    setTagged(some.map(({ document }) => document));
  }

  return (
    <>
      <LibraryFilters view={view} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-small text-ink-soft">
          {describeCount(view)}
        </p>
        <ColumnMenu columns={columns} />
      </div>
      <SearchNotes view={view} />
      {chosen.length > 0 && (
        <SelectionBar
          chosen={chosen}
          isBusy={actions.isBusy}
          today={today}
          onAnalyze={() => actions.analyze(ids)}
          onTag={() => tag(chosen)}
          onRemove={() => actions.remove(ids)}
          onClear={() => view.choose(ids, false)}
        />
      )}
      {rows.length === 0 ? (
        <div className="flex flex-wrap items-center gap-4 py-4">
          <p>{t(view.search.isSearching ? 'library.search.running' : 'library.table.noMatch')}</p>
          <Button size="small" onClick={view.clear}>
            {t('library.table.clear')}
          </Button>
        </div>
      ) : (
        <LibraryTable view={view} columns={columns.shown} onTag={(row) => tag([row])} />
      )}
      <TagsDialog
        documents={tagged}
        known={listTags(all)}
        onSave={actions.setTags}
        onClose={() => setTagged([])}
      />
    </>
  );
}

function describeCount({ rows, all }: LibraryView): string {
  return rows.length === all.length
    ? t('library.table.count', { count: all.length })
    : t('library.table.countShown', { shown: rows.length, count: all.length });
}

/** What a search in the texts could not see. */
function SearchNotes({ view: { filter, search, all } }: { view: LibraryView }) {
  if (filter.text.trim() === '') return null;
  const unread = all.filter(({ status }) => status === 'new').length;
  if (search.error) {
    return (
      <div className="mb-3">
        <Failure
          message={describeFailure(search.error, t('library.search.failed'))}
          onRetry={search.retry}
        />
      </div>
    );
  }
  return (
    <>
      {search.found.isCut && (
        <p className="mb-3 text-small text-ink-soft">
          {t('library.search.cut', { count: search.found.documents.length })}
        </p>
      )}
      {unread > 0 && (
        <p className="mb-3 text-small text-ink-soft">
          {t('library.search.unread', { count: unread })}
        </p>
      )}
    </>
  );
}
