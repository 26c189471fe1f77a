import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ModelSettings } from '@clauselight/language-model';

export interface EvaluateClausesOptions {
  /** Folder with annotated contracts, laid out as the README of this folder says. */
  readonly data: string;
  /** Where every prediction is written as JSON, `{ id: [{ text, probability }] }`. */
  readonly predictions: string | undefined;
  /** Where the figures are written as JSON. */
  readonly json: string | undefined;
  /** Only the first so many contracts. */
  readonly contracts: number | undefined;
  /** A language model to be measured beside the engine. */
  readonly model: { readonly settings: ModelSettings; readonly concurrency: number } | undefined;
}

export const evaluateClausesUsage = `usage: npm run evaluate:clauses -- --data DIR [--predictions FILE] [--json FILE] [--contracts N]
  [--provider openai|openai-compatible|anthropic --model NAME [--api-url URL] [--api-key-file FILE]
   [--input-price N --output-price N] [--concurrency N]]`;

const options = {
  data: { type: 'string' },
  predictions: { type: 'string' },
  json: { type: 'string' },
  contracts: { type: 'string' },
  provider: { type: 'string' },
  model: { type: 'string' },
  'api-url': { type: 'string' },
  'api-key-file': { type: 'string' },
  'input-price': { type: 'string' },
  'output-price': { type: 'string' },
  concurrency: { type: 'string' },
} as const;
type Values = { readonly [Name in keyof typeof options]?: string };

/** Parses the command line; undefined if no folder is given. Throws for an unknown or invalid option. */
export function parseEvaluateClausesOptions(words: string[]): EvaluateClausesOptions | undefined {
  const values: Values = parseArgs({ args: words, options }).values;
  const { data, predictions, json, contracts } = values;
  if (data === undefined) return undefined;
  return {
    data,
    predictions,
    json,
    contracts: contracts === undefined ? undefined : readCount('contracts', contracts),
    model: readModel(values),
  };
}

const providers = ['openai', 'openai-compatible', 'anthropic'] as const;

function readModel(values: Values): EvaluateClausesOptions['model'] {
  const { model: name, 'api-url': apiUrl, 'api-key-file': keyFile } = values;
  if (values.provider === undefined && name === undefined) return undefined;
  const provider = providers.find((known) => known === values.provider);
  if (provider === undefined) throw new Error(`--provider is one of ${providers.join(', ')}`);
  if (name === undefined) throw new Error('--model names the model');
  if (provider === 'openai-compatible' && apiUrl === undefined)
    throw new Error('--api-url says where the model is asked');
  return {
    settings: {
      provider,
      name,
      apiUrl,
      apiKey: keyFile === undefined ? undefined : readFileSync(keyFile, 'utf8').trim(),
      contextTokens: 32_000,
      outputTokens: 4096,
      hasStructuredOutput: true,
      prices: readPrices(values),
    },
    concurrency: readCount('concurrency', values.concurrency ?? '4'),
  };
}

function readPrices(values: Values): ModelSettings['prices'] {
  const { 'input-price': input, 'output-price': output } = values;
  if (input === undefined && output === undefined) return undefined;
  const prices = { input: Number(input), output: Number(output) };
  if (!(prices.input >= 0 && prices.output >= 0))
    throw new Error('--input-price and --output-price are dollars for a million tokens');
  return prices;
}

function readCount(option: string, value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--${option} is a whole number from 1`);
  return count;
}
