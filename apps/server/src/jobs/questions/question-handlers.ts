import { createAnswerTask, createPassageTask } from '@clauselight/language-model';
import type { AskAnswer, AskRequest, SelectionAnswer, SelectionRequest } from '@clauselight/schema';
import { questionLeftChannel } from '../../domain/change-channels.ts';
import { askKind, selectionKind } from '../../domain/questions/question-kinds.ts';
import type { AnsweredKind, AnswerParts } from './answer-question.ts';
import { createQuestionHandler, type RunningQuestions } from './question-handler.ts';
import type { AskedAnswer, EngineAnswer, ExplainedSelection } from './question-messages.ts';

type Input<Given> = Given extends EngineAnswer<unknown, infer Found> ? Found : never;

/** A question in the user's own words: the best passages, and a language model's answer from them. */
const ask: AnsweredKind<AskRequest, AskAnswer, Input<AskedAnswer>> = {
  kind: askKind,
  askEngine: (thread, request) => thread('search', request),
  createTask: createAnswerTask,
  addModel: (answer, model) => ({ ...answer, model }),
};

/** A selected passage: the engine's explanation, then a language model's. */
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

/** Creates the jobs that answer questions while the asker waits. */
export async function createQuestionHandlers(parts: AnswerParts) {
  const { database } = parts.platform;
  const running: RunningQuestions = new Map();
  const unlisten = await database.listen(questionLeftChannel, {
    onMessage: (id) => running.get(id)?.abort(),
  });
  const asked = createQuestionHandler(parts, running, ask);
  const explained = createQuestionHandler(parts, running, selection);

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
    close: unlisten,
  };
}
