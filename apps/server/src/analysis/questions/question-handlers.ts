import { createAnswerTask, createPassageTask } from '@clauselight/language-model';
import {
  AppError,
  type AskAnswer,
  type AskRequest,
  type SelectionAnswer,
  type SelectionRequest,
} from '@clauselight/schema';
import { questionLeftChannel } from '../../platform/events/channels.ts';
import {
  type AnyAnswer,
  type AnyRequest,
  askKind,
  selectionKind,
} from '../../platform/questions/question-kinds.ts';
import { type AnsweredKind, type AnswerParts, createQuestionAnswerer } from './answer-question.ts';
import type { AskedAnswer, EngineAnswer, ExplainedSelection } from './question-messages.ts';
import { createQuestionRunner } from './question-runner.ts';

type Input<Given> = Given extends EngineAnswer<unknown, infer Found> ? Found : never;

/** Questions in people's own words: the passages that answer best, and what a language model answers from them. */
const ask: AnsweredKind<AskRequest, AskAnswer, Input<AskedAnswer>> = {
  kind: askKind,
  askEngine: (thread, request) => thread('search', request),
  createTask: createAnswerTask,
  addModel: (answer, model) => ({ ...answer, model }),
};

/** Selected words: what the engine says of them, and after it what a language model says. */
const selection: AnsweredKind<SelectionRequest, SelectionAnswer, Input<ExplainedSelection>> = {
  kind: selectionKind,
  askEngine: (thread, request) => thread('explain', request),
  createTask: createPassageTask,
  addModel(answer, model) {
    const said = model.sentences.map(({ text }) => text.text).join(' ');
    return {
      ...answer,
      model,
      analysis: said === '' ? answer.analysis : `${answer.analysis}\n\n${said}`,
    };
  },
};

/** The jobs that answer questions about documents while somebody waits. */
export async function createQuestionHandlers(given: Omit<AnswerParts, 'runner'>) {
  const { database } = given.platform;
  const runner = createQuestionRunner();
  const parts = { ...given, runner };
  const running = new Map<string, AbortController>();
  const unlisten = await database.listen(questionLeftChannel, {
    onMessage: (id) => running.get(id)?.abort(new Error('nobody waits any more')),
  });
  const asked = createHandler(parts, running, ask);
  const explained = createHandler(parts, running, selection);

  return {
    handlers: {
      'answer-question': {
        run: ({ questionId }: { questionId: string }, signal: AbortSignal) =>
          asked.run(questionId, signal),
        giveUp: ({ questionId }: { questionId: string }) => asked.giveUp(questionId),
      },
      'explain-selection': {
        run: ({ selectionId }: { selectionId: string }, signal: AbortSignal) =>
          explained.run(selectionId, signal),
        giveUp: ({ selectionId }: { selectionId: string }) => explained.giveUp(selectionId),
      },
    },
    async close() {
      await unlisten();
      await runner.close();
    },
  };
}

function createHandler<Request extends AnyRequest, Answer extends AnyAnswer, Found>(
  parts: AnswerParts,
  running: Map<string, AbortController>,
  kind: AnsweredKind<Request, Answer, Found>,
) {
  const { log } = parts.platform;
  const { store, answer } = createQuestionAnswerer(parts, kind);

  const run = async (id: string, shutdown: AbortSignal): Promise<void> => {
    const startedAt = performance.now();
    const left = new AbortController();
    running.set(id, left);
    try {
      const task = await store.find(id);
      if (task === undefined) return;
      const { documentId } = task;
      const given = await answer(task, AbortSignal.any([shutdown, left.signal]));
      await store.show(id, given);
      const durationMs = Math.round(performance.now() - startedAt);
      const failure = given.model?.failure;
      log.info({ documentId, durationMs, failure }, 'a question was answered');
    } catch (error) {
      if (left.signal.aborted) return;
      if (shutdown.aborted || !(error instanceof AppError)) throw error;
      log.info({ code: error.code, err: error.cause }, 'a question was not answered');
      await store.fail(id, error.code);
    } finally {
      running.delete(id);
    }
  };

  return {
    run,
    giveUp: async (id: string): Promise<void> => void (await store.fail(id, 'analysis_failed')),
  };
}
