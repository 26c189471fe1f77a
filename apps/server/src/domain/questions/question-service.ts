import { AppError, type ErrorCode, isErrorCode } from '@clauselight/schema';
import { isStorable } from '../../platform/database/storable-text.ts';
import { createSignal } from '../../platform/events/signal.ts';
import type { DocumentChanges } from '../documents/document-changes.ts';
import type { RequireDocument } from '../documents/require-document.ts';
import type { AnyAnswer, AnyRequest } from './question-kinds.ts';
import type { QuestionStore } from './question-store.ts';

/** Longest time somebody waits for the first words of an answer, and for all of it where no language model is asked. */
const engineWaitMs = 20_000;

export interface QuestionServiceParts<Request extends AnyRequest, Answer extends AnyAnswer> {
  readonly store: QuestionStore<Request, Answer>;
  readonly requireDocument: RequireDocument;
  readonly changes: DocumentChanges;
  /** Longest time somebody waits where the language model may be asked; undefined where there is none. */
  readonly modelWaitMs: number | undefined;
  /** How it is called that a request holds characters that no text has. */
  readonly impossibleCode: ErrorCode;
  readonly waitMs?: number;
}

export interface Question<Request> {
  readonly ownerId: string;
  readonly documentId: string;
  readonly request: Request;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** What can be asked about documents. A document of another session does not exist: not_found. */
export function createQuestionService<Request extends AnyRequest, Answer extends AnyAnswer>(
  parts: QuestionServiceParts<Request, Answer>,
) {
  const { store, requireDocument, waitMs = engineWaitMs, modelWaitMs = waitMs } = parts;

  return {
    /**
     * The answer as far as it goes, again and again, until it is final. Throws unavailable where its beginning takes too
     * long; what is there when the rest does is the end of it. Whoever stops reading ends the work.
     */
    async *ask(question: Question<Request>): AsyncGenerator<Answer, void, undefined> {
      const { ownerId, documentId, request, signal } = question;
      await requireDocument(ownerId, documentId);
      if (!(await store.isAnalyzed(documentId))) throw new AppError('analysis_missing');
      if (holdsImpossible(request)) throw new AppError(parts.impossibleCode);
      const id = await store.insert(documentId, request);
      const wholeMs = request.useModel === false ? waitMs : modelWaitMs;
      try {
        yield* follow(parts, { id, documentId, signal, beginningMs: waitMs, wholeMs });
      } finally {
        // Nobody comes back for it; a job that has not begun finds nothing to do.
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
  /** Milliseconds that somebody waits for the first words, and for the last. */
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
    yield endLate(last);
  } finally {
    unsubscribe();
  }
}

/** What has come is worth reading, and says that there is no more of it. */
function endLate<Answer extends AnyAnswer>(answer: Answer): Answer {
  const { model } = answer;
  const failure = 'timed-out' as const;
  return { ...answer, isFinal: true, ...(model !== undefined && { model: { ...model, failure } }) };
}

/** Whether a request holds characters that no text has. */
function holdsImpossible(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsImpossible);
}
