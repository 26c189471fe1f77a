import { AppError, type ErrorCode, isErrorCode } from '@clauselight/schema';
import { isStorable } from '../../platform/database/storable-text.ts';
import { createSignal } from '../../platform/events/signal.ts';
import type { DocumentChanges } from '../documents/document-changes.ts';
import type { RequireDocument } from '../documents/require-document.ts';
import type { AnyAnswer, AnyRequest } from './question-kinds.ts';
import type { QuestionStore } from './question-store.ts';

/** Timeout for the beginning of an answer, and for the whole answer if no language model is used. In milliseconds. */
const engineWaitMs = 20_000;

export interface QuestionServiceParts<Request extends AnyRequest, Answer extends AnyAnswer> {
  readonly store: QuestionStore<Request, Answer>;
  readonly requireDocument: RequireDocument;
  readonly changes: DocumentChanges;
  /** Timeout if the language model may be used, in milliseconds; undefined if there is none. */
  readonly modelWaitMs: number | undefined;
  /** Error code for a request with characters that no stored text contains. */
  readonly impossibleCode: ErrorCode;
  readonly waitMs?: number;
}

export interface Question<Request> {
  readonly ownerId: string;
  readonly documentId: string;
  readonly request: Request;
  /** Aborts when the asker does not wait any more. */
  readonly signal: AbortSignal;
}

/** Operations on questions about documents. Another session's document is answered with `not_found`. */
export function createQuestionService<Request extends AnyRequest, Answer extends AnyAnswer>(
  parts: QuestionServiceParts<Request, Answer>,
) {
  const { store, requireDocument, waitMs = engineWaitMs, modelWaitMs = waitMs } = parts;

  return {
    /**
     * Yields the answer again each time it has grown, until it is final. Throws `unavailable` if the beginning takes
     * too long. If the rest takes too long, the answer ends with what is there. The work ends when the caller stops
     * reading.
     */
    async *ask(question: Question<Request>): AsyncGenerator<Answer, void, undefined> {
      const { ownerId, documentId, request, signal } = question;
      await requireDocument(ownerId, documentId);
      if (!(await store.isAnalyzed(documentId))) throw new AppError('analysis_missing');
      if (hasImpossibleCharacters(request)) throw new AppError(parts.impossibleCode);
      const id = await store.insert({ ownerId, documentId, request });
      const wholeMs = request.useModel === false ? waitMs : modelWaitMs;
      try {
        yield* follow(parts, { id, documentId, signal, beginningMs: waitMs, wholeMs });
      } finally {
        // Nobody returns for the answer. A job that has not started finds no question.
        await store.remove(id);
      }
    },
  };
}
export type QuestionService<Request extends AnyRequest, Answer extends AnyAnswer> = ReturnType<
  typeof createQuestionService<Request, Answer>
>;

interface Wait {
  readonly id: string;
  readonly documentId: string;
  readonly signal: AbortSignal;
  /** Milliseconds until the first words and until the last ones. */
  readonly beginningMs: number;
  readonly wholeMs: number;
}

async function* follow<Request extends AnyRequest, Answer extends AnyAnswer>(
  { store, changes }: QuestionServiceParts<Request, Answer>,
  { id, documentId, signal, beginningMs, wholeMs }: Wait,
): AsyncGenerator<Answer, void, undefined> {
  const beginning = AbortSignal.timeout(beginningMs);
  const whole = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]);
  const changed = createSignal(AbortSignal.any([beginning, whole]));
  whole.addEventListener('abort', changed.raise, { once: true });
  const unsubscribe = changes.subscribe(documentId, changed.raise);
  let last: Answer | undefined;
  let seen = '';
  try {
    while (!(whole.aborted || (beginning.aborted && last === undefined))) {
      const state = await store.find(id);
      // The document was removed meanwhile, and the question with it.
      if (state === undefined) throw new AppError('not_found');
      if (isErrorCode(state.errorCode)) throw new AppError(state.errorCode);
      const json = JSON.stringify(state.answer);
      if (state.answer !== null && json !== seen) {
        last = state.answer;
        seen = json;
        yield last;
        if (last.isFinal) return;
      }
      await changed.wait();
    }
    if (signal.aborted || last === undefined) throw new AppError('unavailable');
    yield endIncomplete(last);
  } finally {
    unsubscribe();
  }
}

/** Ends an answer that took too long: what has arrived is returned with a note that it is incomplete. */
function endIncomplete<Answer extends AnyAnswer>(answer: Answer): Answer {
  const { model } = answer;
  const failure = 'timed-out' as const;
  return { ...answer, isFinal: true, ...(model !== undefined && { model: { ...model, failure } }) };
}

/** Whether a request contains characters that no stored text contains. */
function hasImpossibleCharacters(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value);
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some(hasImpossibleCharacters)
  );
}
