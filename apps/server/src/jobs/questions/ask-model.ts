import { ModelError, type ModelTask, type PassageAnswer } from '@clauselight/language-model';
import type { ModelFailure, ModelPart, ModelUsage } from '@clauselight/schema';
import type { ModelDesk } from '../../domain/model-budget/model-desk.ts';
import { addSpending, type ModelSpending, noSpending } from '../../domain/model-budget/spending.ts';
import type { CheckedSentence, ClaimedSentence } from './question-messages.ts';
import { createAnswerReader, type VerifiedAnswer } from './verified-answer.ts';

export interface AskModelOptions {
  readonly desk: ModelDesk;
  readonly documentId: string;
  readonly ownerId: string;
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly deadline: number;
  /** Compares sentences with the document; returns the results in the same order. */
  verify(sentences: readonly ClaimedSentence[]): Promise<readonly CheckedSentence[]>;
  /** Called whenever more of the answer has been verified. */
  onPart(part: ModelPart): void;
}

/**
 * Asks a language model and keeps the sentences that pass the comparison with the document. A failure is reported
 * beside the sentences that arrived. Throws what `verify` throws, and `not_found` if the document has been removed.
 */
export async function askModel(
  task: ModelTask<PassageAnswer>,
  { desk, verify, onPart, ...request }: AskModelOptions,
): Promise<ModelPart> {
  let spending: ModelSpending = noSpending;
  const onSpent = (spent: ModelSpending) => {
    spending = addSpending(spending, spent);
  };
  const present = (standing: VerifiedAnswer, cachedCalls: number): ModelPart => ({
    model: desk.name,
    ...standing,
    sentences: [...standing.sentences],
    usage: presentUsage(spending, cachedCalls),
  });
  const reader = createAnswerReader({
    verify,
    onVerified: (standing) => onPart(present(standing, 0)),
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
    return { ...present(standing, isCached ? 1 : 0), ...explainEmptyAnswer(answer, standing) };
  } catch (error) {
    request.signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    return { ...present(await reader.end(), 0), failure: error.failure };
  }
}

/** Explains why nothing is shown although the model has answered. */
function explainEmptyAnswer(
  { sentences }: PassageAnswer,
  standing: VerifiedAnswer,
): { readonly failure?: ModelFailure } {
  const isNothingLeft = sentences.length > 0 && standing.sentences.length === 0;
  return isNothingLeft && !standing.isNotInDocument ? { failure: 'unsupported' } : {};
}

function presentUsage({ microdollars, ...usage }: ModelSpending, cachedCalls: number): ModelUsage {
  const dollars = microdollars === undefined ? {} : { dollars: microdollars / 1_000_000 };
  return { ...usage, cachedCalls, ...dollars };
}
