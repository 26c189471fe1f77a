import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { describeModel, getModelSettings } from './model-settings.ts';

const openai = { MODEL_PROVIDER: 'openai', MODEL_NAME: 'gpt-4.1-mini', MODEL_API_KEY: 'k' };

it('is undefined if no model is configured', () => {
  expect(getModelSettings(parseConfig({}))).toBeUndefined();
  expect(describeModel(parseConfig({}))).toBeUndefined();
});

it('passes the configuration on', () => {
  const config = parseConfig({ ...openai, MODEL_INPUT_PRICE: '0.4', MODEL_OUTPUT_PRICE: '1.6' });
  expect(getModelSettings(config)).toEqual({
    provider: 'openai',
    name: 'gpt-4.1-mini',
    apiUrl: undefined,
    apiKey: 'k',
    contextTokens: 32_000,
    outputTokens: 4096,
    hasStructuredOutput: true,
    prices: { input: 0.4, output: 1.6 },
  });
});

it('knows no prices where none are named', () => {
  expect(getModelSettings(parseConfig(openai))?.prices).toBeUndefined();
});

it.each([
  [openai, { label: 'GPT-4', host: 'api.openai.com', isLocal: false }],
  [
    { ...openai, MODEL_LABEL: 'Our reader' },
    { label: 'Our reader', host: 'api.openai.com', isLocal: false },
  ],
  [
    { ...openai, MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'claude-haiku' },
    { label: 'claude-haiku', host: 'api.anthropic.com', isLocal: false },
  ],
  [
    {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'qwen3:4b',
      MODEL_API_URL: 'http://localhost:11434/v1',
    },
    { label: 'qwen3:4b', host: 'localhost:11434', isLocal: true },
  ],
])('tells people what it is called and where it runs', (environment, facts) => {
  expect(describeModel(parseConfig(environment))).toEqual(facts);
});
