import type { LanguageModelClient, ModelSettings, ModelTask } from '@clauselight/language-model';
import type { Platform } from '../../platform/open.ts';
import { getAnswerKey } from './answer-key.ts';
import { createAnswerStore } from './answer-store.ts';
import { type Clock, realClock } from './clock.ts';
import { limitTime } from './deadline.ts';
import { createPatientCalls, type PaidAnswer, type PatientCallOptions } from './retry.ts';
import { createTaskSharing, type SharedTask } from './share-tasks.ts';
import { type ModelSpending, noSpending } from './spending.ts';

export interface DeskRequest {
  /** The document with which the answer is stored and whose budget pays. */
  readonly documentId: string;
  readonly ownerId: string;
  /** When it aborts, the call to the model ends, so that nothing more is spent, and its reason is thrown. */
  readonly signal: AbortSignal;
  /** When the answer becomes useless, in milliseconds since 1970. Then `timed-out` is thrown. */
  readonly deadline: number;
  /** Whether a person is waiting for the answer. Such requests do not queue behind reviews. */
  readonly isUrgent?: boolean;
  /**
   * Like the client's `onPartial`. A retry starts again with an empty answer; a cached answer arrives complete, at
   * once.
   */
  onPartial?(partial: unknown): void;
  /** Called with the cost of each call to the model, successful or not. */
  onSpent?(spending: ModelSpending): void;
}

export interface DeskAnswer<Answer> extends PaidAnswer<Answer> {
  /** Whether the answer came from the cache or was shared with another caller. It then cost nothing. */
  readonly isCached: boolean;
}

/** The single entry point for requests to the language model. */
export interface ModelDesk {
  readonly provider: string;
  /** The model's name. */
  readonly name: string;
  /**
   * Asks the language model, or returns its cached answer. Temporary failures are retried until the deadline. Throws
   * a ModelError if there is no answer, and `not_found` if the document has been removed.
   */
  ask<Answer>(task: ModelTask<Answer>, request: DeskRequest): Promise<DeskAnswer<Answer>>;
}

export interface ModelDeskParts {
  readonly platform: Pick<Platform, 'database' | 'config' | 'log'>;
  readonly settings: ModelSettings;
  readonly client: LanguageModelClient;
  readonly clock?: Clock;
}

/** Creates the process's only desk. It limits the number of simultaneous calls to the configured one. */
export function createModelDesk(parts: ModelDeskParts): ModelDesk {
  const { platform, client, clock = realClock } = parts;
  const answers = createAnswerStore(platform.database);
  const calls = createPatientCalls({ ...parts, clock });
  const shared = createTaskSharing();

  const findKept = async <Answer>(task: ModelTask<Answer>, ownerId: string, key: string) => {
    const kept = await answers.find(ownerId, key);
    // An answer that another version stored may have an unknown shape.
    return kept === undefined ? undefined : task.answer.safeParse(kept).data;
  };

  const askAndKeep = async <Answer>(
    task: ModelTask<Answer>,
    request: PatientCallOptions,
    key: string,
  ) => {
    const paid = await calls.ask(task, request);
    await answers
      .keep({ documentId: request.documentId, key, answer: paid.answer, usage: paid.usage })
      .catch((error: unknown) => platform.log.warn({ err: error }, 'an answer was not kept'));
    return { ...paid, isCached: false };
  };

  /** The cache is read inside the shared work, so that callers who join meanwhile do not miss its result. */
  const createWork =
    <Answer>(task: ModelTask<Answer>, request: DeskRequest): SharedTask<DeskAnswer<Answer>> =>
    async (signal, tell) => {
      const key = getAnswerKey(client, task);
      const kept = await findKept(task, request.ownerId, key);
      if (kept !== undefined) {
        tell(kept);
        return { answer: kept, isCached: true, usage: noSpending };
      }
      const onSpent = (spending: ModelSpending) => request.onSpent?.(spending);
      const { isUrgent = false } = request;
      return askAndKeep(task, { ...request, isUrgent, signal, onPartial: tell, onSpent }, key);
    };

  return {
    provider: client.provider,
    name: client.name,
    async ask(task, request) {
      const { documentId, onPartial } = request;
      const limited = limitTime(request.signal, request.deadline - clock.now());
      try {
        const { result, isJoined } = await shared.join(
          `${documentId} ${getAnswerKey(client, task)}`,
          createWork(task, request),
          { signal: limited.signal, onUpdate: (partial) => onPartial?.(partial) },
        );
        return isJoined ? { ...result, isCached: true, usage: noSpending } : result;
      } finally {
        limited.clear();
      }
    },
  };
}
