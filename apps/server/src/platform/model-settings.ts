import type { ModelPrices, ModelSettings } from '@clauselight/language-model';
// By itself: who only tells of the model does not load the libraries that ask it.
import { getModelAddress } from '@clauselight/language-model/model-address.ts';
import type { ServerFacts } from '@clauselight/schema';
import type { Config } from './config.ts';
import { isLoopbackHost } from './loopback-host.ts';

/** The language model that is configured; undefined where the built-in engine is alone. */
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

/** What people read of the language model that is configured. */
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

/** The many kinds of one model bear its name: `gpt-4.1-mini` is GPT-4. */
function labelName(name: string): string {
  return /^gpt-4/i.test(name) ? 'GPT-4' : name;
}
