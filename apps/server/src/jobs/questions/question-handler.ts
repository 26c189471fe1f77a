import { AppError } from '@clauselight/schema';
import type { AnyAnswer, AnyRequest } from '../../domain/questions/question-kinds.ts';
import type { QuestionTask } from '../../domain/questions/question-task-store.ts';
import {
  type AnsweredKind,
  type AnswerParts,
  createQuestionAnswerer,
  type StopSignals,
} from './answer-question.ts';

/**
 * Interval of the check whether the asker still waits. The notification that they left is sent once and may be
 * missed.
 */
const checkMs = 2000;

/** Running work by the id of its question. */
export type RunningQuestions = Map<string, AbortController>;

/** Creates the job that answers one question of a kind. */
export function createQuestionHandler<Request extends AnyRequest, Answer extends AnyAnswer, Input>(
  parts: AnswerParts,
  running: RunningQuestions,
  kind: AnsweredKind<Request, Answer, Input>,
) {
  const { log } = parts.platform;
  const { store, answer } = createQuestionAnswerer(parts, kind);

  /** Notifies an asker whose question was removed with its document: the removal itself notifies nobody. */
  const notifyIfRemoved = async (task: QuestionTask<Request>, isStored: boolean) => {
    if (!isStored) await store.announce(task);
  };

  const answerAndLog = async (task: QuestionTask<Request>, ends: StopSignals) => {
    const startedAt = performance.now();
    const given = await answer(task, ends);
    await notifyIfRemoved(task, await store.show(task.id, given));
    const durationMs = Math.round(performance.now() - startedAt);
    const failure = given.model?.failure;
    log.info({ documentId: task.documentId, durationMs, failure }, 'a question was answered');
  };

  const watch = (id: string, left: AbortController) =>
    setInterval(() => {
      store.isOpen(id).then(
        (isOpen) => isOpen || left.abort(),
        () => undefined,
      );
    }, checkMs);

  return {
    async run(id: string, shutdown: AbortSignal): Promise<void> {
      const left = new AbortController();
      running.set(id, left);
      const task = await store.find(id);
      const watching = watch(id, left);
      try {
        if (task === undefined) return;
        await answerAndLog(task, { shutdown, left: left.signal });
      } catch (error) {
        if (task === undefined) throw error;
        if (left.signal.aborted) return await store.announce(task);
        if (shutdown.aborted || !(error instanceof AppError)) throw error;
        log.info({ code: error.code, err: error.cause }, 'a question was not answered');
        await notifyIfRemoved(task, await store.fail(id, error.code));
      } finally {
        clearInterval(watching);
        running.delete(id);
      }
    },
    giveUp: async (id: string): Promise<void> => void (await store.fail(id, 'analysis_failed')),
  };
}
