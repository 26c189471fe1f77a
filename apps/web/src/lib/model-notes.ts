import type { ModelPart, ModelUsage } from '@clauselight/schema';
import { formatDollars } from './format.ts';
import { t } from './messages.ts';
import { describeModelFailure } from './model-failures.ts';

/** Notes beside an answer of the language model called `label`: why it has no text, and what was left out. */
export function listModelNotes(part: ModelPart, label: string): string[] {
  const { rejected, failure, isNotInDocument } = part;
  const notes: string[] = [];
  if (failure) {
    notes.push(t('lib.modelNotes.failed', { label, reason: describeModelFailure(failure) }));
  } else if (isNotInDocument) notes.push(t('lib.modelNotes.noAnswer', { label }));
  const { quotes, statements } = rejected;
  if (quotes > 0) notes.push(t('lib.modelNotes.quotes', { count: quotes }));
  if (statements > 0) notes.push(t('lib.modelNotes.statements', { count: statements }));
  return notes;
}

/** The cost of an answer: `1,240 tokens, $0.02`; nothing if no language model was asked. */
export function describeSpending({ calls, cachedCalls, ...usage }: ModelUsage): string | undefined {
  if (calls === 0) return cachedCalls === 0 ? undefined : t('lib.modelNotes.fromCache');
  const count = usage.inputTokens + usage.outputTokens;
  if (usage.dollars === undefined) return t('lib.modelNotes.tokens', { count });
  return t('lib.modelNotes.tokensAndCost', { count, cost: formatDollars(usage.dollars) });
}
