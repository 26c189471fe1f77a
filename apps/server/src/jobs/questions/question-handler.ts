import { AppError } from '@clauselight/schema';
import type { AnyAnswer, AnyRequest } from '../../domain/questions/question-kinds.ts';
import type { QuestionTask } from '../../domain/questions/question-task-store.ts';
import {
  type AnsweredKind,
  type AnswerParts,
  createQuestionAnswerer,
  type WorkEnds,
} from './answer-question.ts';

/** How often it is made sure that somebody still waits: that they left is told once, and may be missed. */
const lookMs = 2000;

/** Work under way, by the id of its question. */
export type RunningQuestions = Map<string, AbortController>;

/** The job that answers one question of a kind. */
export function createQuestionHandler<Request extends AnyRequest, Answer extends AnyAnswer, Input>(
  parts: AnswerParts,
  running: RunningQuestions,
  kind: AnsweredKind<Request, Answer, Input>,
) {
  const { log } = parts.platform;
  const { store, answer } = createQuestionAnswerer(parts, kind);

  const answerAndLog = async (task: QuestionTask<Request>, ends: WorkEnds) => {
    const startedAt = performance.now();
    const given = await answer(task, ends);
    await store.show(task.id, given);
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
    }, lookMs);

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
        // The document may have been removed, and nobody has told those who wait.
        if (left.signal.aborted && task !== undefined) return await store.announce(task);
        if (shutdown.aborted || !(error instanceof AppError)) throw error;
        log.info({ code: error.code, err: error.cause }, 'a question was not answered');
        await store.fail(id, error.code);
      } finally {
        clearInterval(watching);
        running.delete(id);
      }
    },
    giveUp: async (id: string): Promise<void> => void (await store.fail(id, 'analysis_failed')),
  };
}
