import { createHash } from 'node:crypto';
import type { LanguageModelClient, ModelTask } from '@clauselight/language-model';

/** The cache key of an answer. It covers everything the answer depends on: equal keys mean equal answers. */
export function getAnswerKey(
  { provider, name }: Pick<LanguageModelClient, 'provider' | 'name'>,
  { id, system, prompt, outputTokens }: ModelTask<unknown>,
): string {
  const asked = JSON.stringify([provider, name, id, system, prompt, outputTokens]);
  return createHash('sha256').update(asked).digest('hex');
}
