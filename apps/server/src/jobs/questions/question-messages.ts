import type { AnswerInput, PassageAnswer, PassageInput } from '@clauselight/language-model';
import type {
  AnswerSentence,
  AskAnswer,
  AskRequest,
  Rejected,
  SelectionAnswer,
  SelectionRequest,
  Span,
} from '@clauselight/schema';
import type { DocumentMaterial } from '../../domain/analyses/document-material.ts';
import type { ThreadFailure } from '../threads/thread-failure.ts';

/** The engine's answer, and the input with which a language model can add to it. */
export interface EngineAnswer<Answer, Input> {
  readonly answer: Answer;
  /** Undefined if there is nothing to show to a language model. */
  readonly input: Input | undefined;
  /** The passages of the document that the model is shown. */
  readonly passages: readonly Span[];
}

export type AskedAnswer = EngineAnswer<AskAnswer, Omit<AnswerInput, 'settings'>>;
export type ExplainedSelection = EngineAnswer<SelectionAnswer, Omit<PassageInput, 'settings'>>;

/** A sentence as the language model wrote it. */
export type ClaimedSentence = PassageAnswer['sentences'][number];

/** The result of the comparison. */
export interface CheckedSentence {
  /** Absent if nothing of the sentence passed. */
  readonly kept?: AnswerSentence;
  readonly rejected: Rejected;
}

/** The thread's operations with their inputs and results. */
export interface ThreadWork {
  readonly explain: { readonly takes: SelectionRequest; readonly gives: ExplainedSelection };
  readonly search: { readonly takes: AskRequest; readonly gives: AskedAnswer };
  readonly verify: {
    readonly takes: {
      readonly passages: readonly Span[];
      readonly sentences: readonly ClaimedSentence[];
    };
    /** In the order of the sentences. */
    readonly gives: readonly CheckedSentence[];
  };
}
export type ThreadWorkKind = keyof ThreadWork;

/** A request to the thread. Every request gets one reply with its id. */
export type QuestionThreadRequest = {
  [Kind in ThreadWorkKind]: {
    readonly id: number;
    readonly kind: Kind;
    readonly takes: ThreadWork[Kind]['takes'];
    /** Identifies text and analysis: equal keys mean equal material. */
    readonly materialKey: string;
    /** Sent after the thread has replied that it does not have the material. */
    readonly material?: DocumentMaterial;
  };
}[ThreadWorkKind];

export type QuestionThreadReply = { readonly id: number } & (
  | { readonly kind: 'missing' }
  /** The result of the operation. */
  | { readonly kind: 'done'; readonly gives: unknown }
  | ThreadFailure
);
