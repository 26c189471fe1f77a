import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { JSONValue, LanguageModel } from 'ai';
import { getModelAddress } from '../model-address.ts';
import type { ModelSettings } from '../settings.ts';
import { createGuardedFetch } from './guarded-fetch.ts';

/** Parts of a request that some models and servers refuse; one that was refused is not sent again. */
export type RefusedPart = 'temperature' | 'seed' | 'stream_options' | 'reasoning_effort';

/** The model of the settings as the library asks it. */
export function createProviderModel(
  settings: ModelSettings,
  refused: ReadonlySet<RefusedPart>,
): LanguageModel {
  const { provider, name, apiKey = '' } = settings;
  const baseURL = getModelAddress(settings);
  const fetch = createGuardedFetch(settings, baseURL);
  if (provider === 'anthropic') return createAnthropic({ baseURL, apiKey, fetch })(name);
  if (provider === 'openai') return createOpenAI({ baseURL, apiKey, fetch }).chat(name);
  const includeUsage = !refused.has('stream_options');
  const supportsStructuredOutputs = settings.hasStructuredOutput;
  const options = { name: provider, baseURL, fetch, includeUsage, supportsStructuredOutputs };
  return createOpenAICompatible({ ...options, ...(apiKey !== '' && { apiKey }) })(name);
}

const seed = 1;

/** Makes answers as alike as the provider can: the same question should be answered the same way. */
export function chooseSampling(
  { provider, name }: ModelSettings,
  refused: ReadonlySet<RefusedPart>,
): { temperature?: number; seed?: number } {
  const takesTemperature = !refused.has('temperature') && !isReasoning(provider, name);
  return {
    ...(takesTemperature && { temperature: 0 }),
    ...(provider !== 'anthropic' && !refused.has('seed') && { seed }),
  };
}

/** Models that think before they answer are asked to think little: it is paid for, and counts as part of the answer. */
export function chooseProviderOptions(
  { provider, name }: ModelSettings,
  refused: ReadonlySet<RefusedPart>,
): Record<string, Record<string, JSONValue>> | undefined {
  const takesEffort = isReasoning(provider, name) && !refused.has('reasoning_effort');
  return takesEffort ? { openai: { reasoningEffort: 'low' } } : undefined;
}

function isReasoning(provider: ModelSettings['provider'], name: string): boolean {
  return provider === 'openai' && /^(?:o\d|gpt-[5-9])(?!.*chat)/.test(name);
}
