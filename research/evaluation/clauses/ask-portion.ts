import { alignQuote } from '@clauselight/engine';
import {
  type CategoriesAnswer,
  createCategoriesTask,
  type LanguageModelClient,
  ModelError,
  type ModelSettings,
  type TokenUsage,
} from '@clauselight/language-model';
import { cuadNames } from '@clauselight/research-data';
import type { ModelFailure } from '@clauselight/schema';
import type { Portion } from './divide-contract.ts';
import { taskCategories } from './questions.ts';

/** A passage that a model found, in the contract's own words. */
export interface Found {
  readonly title: string;
  readonly category: string;
  readonly text: string;
  readonly probability: number;
}

export interface PortionFigures {
  readonly found: readonly Found[];
  /** Quotes that stand nowhere in the contract, or are of no category. */
  readonly rejected: number;
  readonly usage: TokenUsage;
  /** One for each failed request. */
  readonly failures: readonly ModelFailure[];
  readonly isGivenUp: boolean;
}

export interface AskPortionOptions {
  readonly client: LanguageModelClient;
  readonly settings: ModelSettings;
}

const timeoutMs = 180_000;
const attempts = 2;
/** Where the provider does not say when it wants to be asked again. */
const usualWaitMs = 2000;

/** Asks a model about one portion, a second time if it fails. Throws if every other portion would fail alike. */
export async function askPortion(
  portion: Portion,
  { client, settings }: AskPortionOptions,
): Promise<PortionFigures> {
  const { start, end } = portion.span;
  const text = portion.contract.sourceText.text.slice(start, end);
  const task = createCategoriesTask({ settings, categories: taskCategories, text });
  const failures: ModelFailure[] = [];
  let usage: TokenUsage = { inputTokens: 0, outputTokens: 0 };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const { signal } = new AbortController();
      const { answer, usage: last } = await client.ask(task, { signal, timeoutMs });
      const found = answer.found.flatMap((element) => alignFound(element, portion));
      const rejected = answer.found.length - found.length;
      return { found, rejected, usage: addUsage(usage, last), failures, isGivenUp: false };
    } catch (error) {
      if (!(error instanceof ModelError) || isFinal(error.failure)) throw error;
      failures.push(error.failure);
      usage = addUsage(usage, error.usage);
      if (attempt < attempts) await wait(error.retryAfterMs ?? usualWaitMs);
    }
  }
  return { found: [], rejected: 0, usage, failures, isGivenUp: true };
}

function isFinal(failure: ModelFailure): boolean {
  return failure === 'key-refused' || failure === 'misconfigured';
}

function alignFound(
  { category, quote, probability }: CategoriesAnswer['found'][number],
  { contract, index, span }: Portion,
): readonly Found[] {
  if (!cuadNames.includes(category)) return [];
  const text = alignQuote(index, quote, { within: span })?.quote;
  if (text === undefined) return [];
  const { title } = contract;
  return [{ title, category, text, probability: Math.min(1, Math.max(0, probability)) }];
}

/** The tokens of both. */
export function addUsage(a: TokenUsage, b: TokenUsage | undefined): TokenUsage {
  return {
    inputTokens: a.inputTokens + (b?.inputTokens ?? 0),
    outputTokens: a.outputTokens + (b?.outputTokens ?? 0),
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
