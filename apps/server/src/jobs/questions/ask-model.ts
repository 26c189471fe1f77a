import { ModelError, type ModelTask, type PassageAnswer } from '@clauselight/language-model';
import type { ModelFailure, ModelPart, ModelUsage } from '@clauselight/schema';
import type { ModelDesk } from '../../domain/model-budget/model-desk.ts';
import { addSpending, type ModelSpending, noSpending } from '../../domain/model-budget/spending.ts';
import type { CheckedSentence, ClaimedSentence } from './question-messages.ts';
import { createAnswerReader, type StandingAnswer } from './standing-answer.ts';

export interface AskModelOptions {
  readonly desk: ModelDesk;
  readonly documentId: string;
  readonly ownerId: string;
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly deadline: number;
  /** Compares sentences with the document; answers in their order. */
  verify(sentences: readonly ClaimedSentence[]): Promise<readonly CheckedSentence[]>;
  /** Called whenever more of the answer stands. */
  onPart(part: ModelPart): void;
}

/**
 * What a language model answers, as far as it stands the comparison with the document. Where it fails, that is said beside
 * what had come. Throws what `verify` throws, and not_found where the document has been removed.
 */
export async function askModel(
  task: ModelTask<PassageAnswer>,
  { desk, verify, onPart, ...request }: AskModelOptions,
): Promise<ModelPart> {
  let spending: ModelSpending = noSpending;
  const onSpent = (spent: ModelSpending) => {
    spending = addSpending(spending, spent);
  };
  const present = (standing: StandingAnswer, cachedCalls: number): ModelPart => ({
    model: desk.name,
    ...standing,
    sentences: [...standing.sentences],
    usage: presentUsage(spending, cachedCalls),
  });
  const reader = createAnswerReader({
    verify,
    onStanding: (standing) => onPart(present(standing, 0)),
  });
  onPart(present(await reader.end(), 0));
  try {
    const { answer, isCached } = await desk.ask(task, {
      ...request,
      isUrgent: true,
      onPartial: reader.take,
      onSpent,
    });
    const standing = await reader.end(answer);
    return { ...present(standing, isCached ? 1 : 0), ...explainNothing(answer, standing) };
  } catch (error) {
    request.signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    return { ...present(await reader.end(), 0), failure: error.failure };
  }
}

/** Why there is nothing to read where the model has said something. */
function explainNothing(
  { sentences }: PassageAnswer,
  standing: StandingAnswer,
): { readonly failure?: ModelFailure } {
  const isNothingLeft = sentences.length > 0 && standing.sentences.length === 0;
  return isNothingLeft && !standing.isNotInDocument ? { failure: 'unsupported' } : {};
}

function presentUsage({ microdollars, ...usage }: ModelSpending, cachedCalls: number): ModelUsage {
  const dollars = microdollars === undefined ? {} : { dollars: microdollars / 1_000_000 };
  return { ...usage, cachedCalls, ...dollars };
}
