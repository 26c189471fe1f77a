import type { AskAnswer, AskRequest, SelectionAnswer, SelectionRequest } from '@clauselight/schema';
import { type Executor, enqueue } from '../../platform/queue/queue.ts';
import { selections } from '../tables/document-tables.ts';
import { questions } from '../tables/model-tables.ts';

/** What every question says and every answer has, whatever is asked. */
export type AnyRequest = Pick<AskRequest, 'side' | 'useModel'>;
export type AnyAnswer = Pick<AskAnswer, 'model' | 'isFinal'>;

/** Something that can be asked about a document, and that a worker answers in snapshots while somebody waits. */
export interface QuestionKind<Request extends AnyRequest, Answer extends AnyAnswer> {
  readonly table: QuestionTable;
  /** Adds the job that answers a question. */
  enqueue(executor: Executor, id: string): Promise<void>;
  /** Holds the types alone. */
  readonly types?: readonly [Request, Answer];
}

/** Both tables have the same columns; what their JSON holds is said by the kind. */
type QuestionTable = typeof questions;

/** A question in people's own words. */
export const askKind: QuestionKind<AskRequest, AskAnswer> = {
  table: questions,
  enqueue: (executor, questionId) =>
    enqueue(executor, { kind: 'answer-question', payload: { questionId } }),
};

/** What a passage is, means and risks. */
export const selectionKind: QuestionKind<SelectionRequest, SelectionAnswer> = {
  table: selections as unknown as QuestionTable,
  enqueue: (executor, selectionId) =>
    enqueue(executor, { kind: 'explain-selection', payload: { selectionId } }),
};
