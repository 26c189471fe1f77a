import type { ModelPrices, ModelSettings } from '@clauselight/language-model';
// A separate entry: code that only describes the model does not load the model libraries.
import { getModelAddress } from '@clauselight/language-model/model-address.ts';
import type { ServerFacts } from '@clauselight/schema';
import type { Config } from './config.ts';
import { isLoopbackHost } from './loopback-host.ts';

/** The configured language model; undefined if only the built-in engine is used. */
export function getModelSettings(config: Config): ModelSettings | undefined {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name } = config;
  if (provider === undefined || name === undefined) return undefined;
  return {
    provider,
    name,
    apiUrl: config.MODEL_API_URL,
    apiKey: config.MODEL_API_KEY,
    contextTokens: config.MODEL_CONTEXT_TOKENS,
    outputTokens: config.MODEL_OUTPUT_TOKENS,
    hasStructuredOutput: config.MODEL_STRUCTURED_OUTPUT,
    prices: getPrices(config),
  };
}

function getPrices(config: Config): ModelPrices | undefined {
  const { MODEL_INPUT_PRICE: input, MODEL_OUTPUT_PRICE: output } = config;
  return input === undefined || output === undefined ? undefined : { input, output };
}

/** What people are told about the configured language model. */
export function describeModel(config: Config): ServerFacts['languageModel'] {
  const settings = getModelSettings(config);
  if (settings === undefined) return undefined;
  const { host } = new URL(getModelAddress(settings));
  return {
    label: config.MODEL_LABEL ?? labelName(settings.name),
    host,
    isLocal: isLoopbackHost(host),
  };
}

/** Variants are shown by the model's name: `gpt-4.1-mini` is GPT-4. */
function labelName(name: string): string {
  return /^gpt-4/i.test(name) ? 'GPT-4' : name;
}
