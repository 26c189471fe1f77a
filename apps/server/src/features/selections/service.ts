import {
  AppError,
  isErrorCode,
  type SelectionAnswer,
  type SelectionRequest,
} from '@clauselight/schema';
import type { DocumentChanges } from '../../platform/events/document-changes.ts';
import { createSignal } from '../../platform/events/signal.ts';
import type { RequireDocument } from '../../platform/require-document.ts';
import type { SelectionStore } from './store.ts';

/** Longest time somebody waits for an explanation. */
export const selectionWaitMs = 20_000;

export interface SelectionServiceParts {
  readonly store: SelectionStore;
  readonly requireDocument: RequireDocument;
  readonly changes: DocumentChanges;
  readonly waitMs?: number;
}

export interface Question {
  readonly ownerId: string;
  readonly documentId: string;
  readonly request: SelectionRequest;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** Characters that no text has and no database takes. */
const impossible = /\0|\p{Surrogate}/u;

/** What can be asked about passages. A document of another session does not exist: not_found. */
export function createSelectionService(parts: SelectionServiceParts) {
  const { store, requireDocument, changes, waitMs = selectionWaitMs } = parts;

  const waitForAnswer = async (
    id: string,
    documentId: string,
    signal: AbortSignal,
  ): Promise<SelectionAnswer> => {
    const changed = createSignal(signal);
    const unsubscribe = changes.subscribe(documentId, changed.raise);
    try {
      while (!signal.aborted) {
        const state = await store.find(id);
        // The document was removed meanwhile, and the question with it.
        if (state === undefined) throw new AppError('not_found');
        if (state.answer !== null) return state.answer;
        if (isErrorCode(state.errorCode)) throw new AppError(state.errorCode);
        await changed.wait();
      }
      throw new AppError('unavailable');
    } finally {
      unsubscribe();
    }
  };

  return {
    /** Explains a passage. Throws unavailable where that takes too long. */
    async ask({ ownerId, documentId, request, signal }: Question): Promise<SelectionAnswer> {
      await requireDocument(ownerId, documentId);
      if (!(await store.isAnalyzed(documentId))) throw new AppError('analysis_missing');
      if (impossible.test(`${request.selectedText}${request.side ?? ''}`)) {
        throw new AppError('selection_not_found');
      }
      const id = await store.insert(documentId, request);
      const waiting = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
      try {
        return await waitForAnswer(id, documentId, waiting);
      } finally {
        // Nobody comes back for it; a job that has not begun finds nothing to do.
        await store.remove(id);
      }
    },
  };
}
