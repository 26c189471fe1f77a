import { useState } from 'react';
import { readStored, store } from '../../lib/storage.ts';
import type { LibraryKey } from './library-order.ts';

/** The columns beside the document's name, in their order. */
export const libraryColumns = [
  { key: 'parties', title: 'library.column.parties' },
  { key: 'score', title: 'library.column.score' },
  { key: 'review', title: 'library.column.review' },
  { key: 'deadline', title: 'library.column.deadline' },
  { key: 'uploaded', title: 'library.column.uploaded' },
] as const satisfies readonly { key: LibraryKey; title: string }[];
export type LibraryColumn = (typeof libraryColumns)[number]['key'];

const storageKey = 'library-hidden-columns';

/** The columns that are shown; the choice is remembered in this browser. */
export function useLibraryColumns() {
  const [hidden, setHidden] = useState<readonly string[]>(
    () => readStored(storageKey)?.split(',') ?? [],
  );

  function show(column: LibraryColumn, isShown: boolean) {
    const others = hidden.filter((one) => one !== column);
    const next = isShown ? others : [...others, column];
    store(storageKey, next.length > 0 ? next.join() : undefined);
    setHidden(next);
  }

  return { shown: libraryColumns.filter(({ key }) => !hidden.includes(key)), show };
}
export type LibraryColumns = ReturnType<typeof useLibraryColumns>;
