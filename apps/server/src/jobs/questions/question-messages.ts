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
import type { ThreadFailure } from '../analysis/thread-failure.ts';

/** What the engine answers, and what a language model is given to answer better. */
export interface EngineAnswer<Answer, Input> {
  readonly answer: Answer;
  /** Undefined where there is nothing to be shown to a language model. */
  readonly input: Input | undefined;
  /** What of the document it is shown. */
  readonly passages: readonly Span[];
}

export type AskedAnswer = EngineAnswer<AskAnswer, Omit<AnswerInput, 'settings'>>;
export type ExplainedSelection = EngineAnswer<SelectionAnswer, Omit<PassageInput, 'settings'>>;

/** A sentence of a language model as it gave it. */
export type ClaimedSentence = PassageAnswer['sentences'][number];

/** What became of it. */
export interface CheckedSentence {
  /** Absent where nothing of it stands. */
  readonly kept?: AnswerSentence;
  readonly rejected: Rejected;
}

/** What can be asked of the thread: what each takes and gives. */
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

/** What goes to the thread; every request gets one reply with its id. */
export type QuestionThreadRequest = {
  [Kind in ThreadWorkKind]: {
    readonly id: number;
    readonly kind: Kind;
    readonly takes: ThreadWork[Kind]['takes'];
    /** Names the text and the analysis: what bears the same name is the same. */
    readonly materialKey: string;
    /** Sent once the thread has said that it has none under this name. */
    readonly material?: DocumentMaterial;
  };
}[ThreadWorkKind];

export type QuestionThreadReply = { readonly id: number } & (
  | { readonly kind: 'missing' }
  /** What the work gives. */
  | { readonly kind: 'done'; readonly gives: unknown }
  | ThreadFailure
);
