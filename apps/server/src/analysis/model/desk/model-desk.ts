import {
  type LanguageModelClient,
  ModelError,
  type ModelSettings,
  type ModelTask,
} from '@clauselight/language-model';
import type { Platform } from '../../../platform/open.ts';
import { getAnswerKey } from './answer-key.ts';
import { createAnswerStore } from './answer-store.ts';
import { type Clock, realClock } from './clock.ts';
import { limitTime } from './deadline.ts';
import { createMeteredCalls } from './metered-calls.ts';
import { findRetryDelay } from './retry-delay.ts';
import { createSharedWork } from './shared-work.ts';
import { addSpending, type ModelSpending, noSpending } from './spending.ts';
import { createTurns } from './turns.ts';

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

export interface DeskAnswer<Answer> {
  readonly answer: Answer;
  /** Whether it was kept from before, or somebody else was asking the same: it then cost nothing. */
  readonly isCached: boolean;
  /** What it cost, calls that failed before included. */
  readonly usage: ModelSpending;
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
  const { database, config, log } = platform;
  const answers = createAnswerStore(database);
  const calls = createMeteredCalls({ ...parts, clock });
  const turns = createTurns(config.MODEL_CONCURRENCY);
  const shared = createSharedWork();

  const askUntilAnswered = async <Answer>(
    task: ModelTask<Answer>,
    request: DeskRequest,
  ): Promise<Omit<DeskAnswer<Answer>, 'isCached'>> => {
    const { signal, deadline, isUrgent = false } = request;
    let usage = noSpending;
    const onSpent = (spending: ModelSpending) => {
      usage = addSpending(usage, spending);
      request.onSpent?.(spending);
    };
    for (let failedBefore = 0; ; failedBefore += 1) {
      try {
        const call = () => calls.ask(task, { ...request, onSpent });
        return { answer: await turns.take(call, { signal, isUrgent }), usage };
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof ModelError)) throw error;
        const remainingMs = deadline - clock.now();
        const state = { failedBefore, remainingMs, random: clock.random() };
        const delayMs = findRetryDelay(error, state);
        if (delayMs === undefined) throw error;
        await clock.wait(delayMs, signal);
      }
    }
  };

  const findKept = async <Answer>(
    task: ModelTask<Answer>,
    ownerId: string,
    key: string,
  ): Promise<Answer | undefined> => {
    const kept = await answers.find(ownerId, key);
    // What another version has kept may be of a shape that this one does not know.
    return kept === undefined ? undefined : task.answer.safeParse(kept).data;
  };

  const askAndKeep = async <Answer>(task: ModelTask<Answer>, request: DeskRequest, key: string) => {
    const answered = await askUntilAnswered(task, request);
    const { answer, usage } = answered;
    await answers
      .keep({ documentId: request.documentId, key, answer, usage })
      .catch((error: unknown) => log.warn({ err: error }, "a model's answer was not kept"));
    return answered;
  };

  return {
    provider: client.provider,
    name: client.name,
    async ask(task, request) {
      const { documentId, ownerId, onPartial } = request;
      const limited = limitTime(request.signal, request.deadline - clock.now());
      try {
        limited.signal.throwIfAborted();
        const key = getAnswerKey(client, task);
        const kept = await findKept(task, ownerId, key);
        if (kept !== undefined) {
          onPartial?.(kept);
          return { answer: kept, isCached: true, usage: noSpending };
        }
        const { result, isJoined } = await shared.join(
          `${documentId} ${key}`,
          (signal, tell) => askAndKeep(task, { ...request, signal, onPartial: tell }, key),
          { signal: limited.signal, onNews: (partial) => onPartial?.(partial) },
        );
        return isJoined
          ? { ...result, isCached: true, usage: noSpending }
          : { ...result, isCached: false };
      } finally {
        limited.clear();
      }
    },
  };
}
