import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { JSONValue, LanguageModel } from 'ai';
import { getModelAddress } from '../model-address.ts';
import type { ModelSettings } from '../settings.ts';
import { createGuardedFetch } from './guarded-fetch.ts';

/** Parts of a request that some models and servers reject. A rejected part is not sent again. */
export type RefusedPart = 'temperature' | 'seed' | 'stream_options' | 'reasoning_effort';

/** The configured model in the form of the library. */
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

/** Makes answers as reproducible as the provider allows. */
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

/** Reasoning models are asked to reason little: it costs money and counts as part of the answer. */
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
