import type { Document, DocumentInsight } from '@clauselight/schema';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { changeParams } from '../../lib/change-params.ts';
import { filterLibrary, type LibraryFilterKey, readLibraryFilter } from './library-filter.ts';
import { type LibraryKey, libraryOrders, sortLibrary } from './library-order.ts';
import { createLibraryRows } from './library-rows.ts';
import { useDocumentSearch } from './use-document-search.ts';

/** What the library shows, as its address says it, and the ways to change that. `today` is an ISO day. */
export function useLibraryView(
  documents: readonly Document[],
  insights: readonly DocumentInsight[],
  today: string,
) {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readLibraryFilter(params), [params]);
  const order = useMemo(() => libraryOrders.read(params), [params]);
  const search = useDocumentSearch(filter.text);
  const { found } = search;
  const passages = useMemo(
    () => new Map(found.documents.map((one) => [one.documentId, one.passages])),
    [found],
  );
  const all = useMemo(
    () => createLibraryRows(documents, insights, today),
    [documents, insights, today],
  );
  const rows = useMemo(
    () => sortLibrary(filterLibrary(all, filter, new Set(passages.keys())), order),
    [all, filter, passages, order],
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  function write(key: LibraryFilterKey | 'sort', value: string) {
    setParams(changeParams(params, { [key]: value }), { replace: true });
  }

  /** Chooses documents, or takes them out of the choice. */
  function choose(ids: readonly string[], isChosen: boolean) {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  }

  return {
    all,
    rows,
    /** Those that are chosen, of all rows: a filter does not take a document out of the choice. */
    chosen: all.filter(({ document }) => chosen.has(document.id)),
    filter,
    order,
    search,
    /** What was found in a document's text, by its id. */
    passages,
    setFilter: (key: LibraryFilterKey, value: string) => write(key, value),
    clear: () => setParams(new URLSearchParams(), { replace: true }),
    sort: (key: LibraryKey) => write('sort', libraryOrders.choose(order, key)),
    choose,
  };
}
export type LibraryView = ReturnType<typeof useLibraryView>;
