import type { LanguageModelClient, ModelSettings, ModelTask } from '@clauselight/language-model';
import type { Platform } from '../../platform/open.ts';
import { getAnswerKey } from './answer-key.ts';
import { createAnswerStore } from './answer-store.ts';
import { type Clock, realClock } from './clock.ts';
import { limitTime } from './deadline.ts';
import { createSharedWork, type Work } from './dedupe.ts';
import { createPatientCalls, type PaidAnswer, type PatientCallOptions } from './retry.ts';
import { type ModelSpending, noSpending } from './spending.ts';

export interface DeskRequest {
  /** What the answer is kept with and whose budget it is taken from. */
  readonly documentId: string;
  readonly ownerId: string;
  /** An aborted signal ends the call to the model, so that nothing more is spent, and throws its reason. */
  readonly signal: AbortSignal;
  /** When an answer is of no use any more, in milliseconds since 1970; then `timed-out` is thrown. */
  readonly deadline: number;
  /** Whether somebody sits before the answer: those do not wait behind reviews. */
  readonly isUrgent?: boolean;
  /** As the client's; where the model is asked again it begins anew, and an answer that was kept comes whole, at once. */
  onPartial?(partial: unknown): void;
  /** Called with what each call to the model has cost, however it ended. */
  onSpent?(spending: ModelSpending): void;
}

export interface DeskAnswer<Answer> extends PaidAnswer<Answer> {
  /** Whether it was kept from before, or somebody else was asking the same: it then cost nothing. */
  readonly isCached: boolean;
}

/** Where everything is asked that goes to the language model. */
export interface ModelDesk {
  readonly provider: string;
  /** The model's name. */
  readonly name: string;
  /**
   * Asks the language model, or answers with what it has answered before. Failures that pass are mended by asking again,
   * as long as there is time. Throws a ModelError where there is no answer, not_found where the document has been removed.
   */
  ask<Answer>(task: ModelTask<Answer>, request: DeskRequest): Promise<DeskAnswer<Answer>>;
}

export interface ModelDeskParts {
  readonly platform: Pick<Platform, 'database' | 'config' | 'log'>;
  readonly settings: ModelSettings;
  readonly client: LanguageModelClient;
  readonly clock?: Clock;
}

/** One for each process: it lets no more calls be under way at a time than are configured. */
export function createModelDesk(parts: ModelDeskParts): ModelDesk {
  const { platform, client, clock = realClock } = parts;
  const answers = createAnswerStore(platform.database);
  const calls = createPatientCalls({ ...parts, clock });
  const shared = createSharedWork();

  const findKept = async <Answer>(task: ModelTask<Answer>, ownerId: string, key: string) => {
    const kept = await answers.find(ownerId, key);
    // What another version has kept may be of a shape that this one does not know.
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

  /** What was kept is looked for by whoever asks first, so that nobody misses it who asks meanwhile. */
  const createWork =
    <Answer>(task: ModelTask<Answer>, request: DeskRequest): Work<DeskAnswer<Answer>> =>
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
          { signal: limited.signal, onNews: (partial) => onPartial?.(partial) },
        );
        return isJoined ? { ...result, isCached: true, usage: noSpending } : result;
      } finally {
        limited.clear();
      }
    },
  };
}
