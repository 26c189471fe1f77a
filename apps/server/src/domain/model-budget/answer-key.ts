import { createHash } from 'node:crypto';
import type { LanguageModelClient, ModelTask } from '@clauselight/language-model';

/** Names everything an answer depends on: what is asked under the same key has the same answer. */
export function getAnswerKey(
  { provider, name }: Pick<LanguageModelClient, 'provider' | 'name'>,
  { id, system, prompt, outputTokens }: ModelTask<unknown>,
): string {
  const asked = JSON.stringify([provider, name, id, system, prompt, outputTokens]);
  return createHash('sha256').update(asked).digest('hex');
}
