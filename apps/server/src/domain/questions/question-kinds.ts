import type { AskAnswer, AskRequest, SelectionAnswer, SelectionRequest } from '@clauselight/schema';
import { type Executor, enqueue } from '../../platform/queue/queue.ts';
import { selections } from '../tables/document-tables.ts';
import { questions } from '../tables/model-tables.ts';

/** The fields that all requests and answers share. */
export type AnyRequest = Pick<AskRequest, 'side' | 'useModel'>;
export type AnyAnswer = Pick<AskAnswer, 'model' | 'isFinal'>;

/** A kind of question about a document. A worker answers it in snapshots while the asker waits. */
export interface QuestionKind<Request extends AnyRequest, Answer extends AnyAnswer> {
  readonly table: QuestionTable;
  /** Enqueues the job that answers a question of this owner. */
  enqueue(executor: Executor, question: { id: string; ownerId: string }): Promise<void>;
  /** Exists only in the type system. */
  readonly types?: readonly [Request, Answer];
}

/** Both tables have the same columns. The kind defines their JSON. */
type QuestionTable = typeof questions;

/** A question in the user's own words. */
export const askKind: QuestionKind<AskRequest, AskAnswer> = {
  table: questions,
  enqueue: (executor, { id, ownerId }) =>
    enqueue(executor, { kind: 'answer-question', ownerId, payload: { questionId: id } }),
};

/** An explanation of a selected passage. */
export const selectionKind: QuestionKind<SelectionRequest, SelectionAnswer> = {
  table: selections as unknown as QuestionTable,
  enqueue: (executor, { id, ownerId }) =>
    enqueue(executor, { kind: 'explain-selection', ownerId, payload: { selectionId: id } }),
};
