import { type DocumentKind, documentKindSchema } from '@clauselight/schema';
import { hasWords, splitWords } from '../../lib/words.ts';
import { getReview, type LibraryRow } from './library-rows.ts';

/** What may be asked of a document's state. */
export const libraryStates = ['new', 'running', 'failed', 'open', 'reviewed'] as const;
export type LibraryState = (typeof libraryStates)[number];

export interface LibraryFilter {
  /** Words of the document's name, kind, parties and tags, or of its text. */
  readonly text: string;
  readonly kind: DocumentKind | undefined;
  readonly tag: string | undefined;
  readonly state: LibraryState | undefined;
}

export type LibraryFilterKey = 'q' | 'kind' | 'tag' | 'state';

/** Reads the filter from the address; an invalid value counts as absent. */
export function readLibraryFilter(params: URLSearchParams): LibraryFilter {
  return {
    text: params.get('q') ?? '',
    kind: documentKindSchema.safeParse(params.get('kind')).data,
    tag: params.get('tag') || undefined,
    state: libraryStates.find((state) => state === params.get('state')),
  };
}

/** Those that match the filter. `foundIds`: the documents whose text has the words. */
export function filterLibrary(
  rows: readonly LibraryRow[],
  { text, kind, tag, state }: LibraryFilter,
  foundIds: ReadonlySet<string>,
): LibraryRow[] {
  const words = splitWords(text);
  return rows.filter(
    (row) =>
      (kind === undefined || row.insight?.documentKind === kind) &&
      (tag === undefined || row.document.tags.includes(tag)) &&
      (state === undefined || hasState(row, state)) &&
      (foundIds.has(row.document.id) || hasWords(listNames(row), words)),
  );
}

/** Whether a document is in a state; one that was analyzed is open until every finding is decided. */
export function hasState(row: LibraryRow, state: LibraryState): boolean {
  if (state !== 'open' && state !== 'reviewed') return row.status === state;
  const review = getReview(row);
  return review !== undefined && review.reviewed < review.total === (state === 'open');
}

function listNames({ document, insight }: LibraryRow): string[] {
  const { filename, tags } = document;
  return [filename, ...tags, insight?.kindLabel ?? '', ...(insight?.parties ?? [])];
}
