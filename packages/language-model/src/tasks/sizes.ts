import { estimateTokens } from '../estimate-tokens.ts';
import type { TaskSettings } from './task-context.ts';

/** Tokens for the protocol, names and the JSON schema. */
const overheadTokens = 300;

/** The longest answer that leaves most of the context window to the question. */
export function limitOutput(wanted: number, { contextTokens, outputTokens }: TaskSettings): number {
  return Math.min(wanted, outputTokens, Math.floor(contextTokens / 4));
}

/** Tokens that system prompt and answer leave for quotes. */
export function getRoom(
  settings: TaskSettings,
  { system, outputTokens }: { system: string; outputTokens: number },
): number {
  const used = estimateTokens(system) + outputTokens + overheadTokens;
  return Math.max(0, settings.contextTokens - used);
}

/** The first values whose JSON fits into this many tokens. */
export function fitValues<Value extends object>(
  values: readonly Value[],
  tokens: number,
): readonly Value[] {
  let left = tokens;
  const firstTooMany = values.findIndex((value) => {
    left -= estimateTokens(JSON.stringify(value)) + 1;
    return left < 0;
  });
  return firstTooMany === -1 ? values : values.slice(0, firstTooMany);
}

/** The beginning of a text that fits into this many tokens, cut at the end of a word. */
export function fitText(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (estimateTokens(text.slice(0, middle)) <= tokens) low = middle;
    else high = middle - 1;
  }
  const cut = text.slice(0, low);
  return cut.slice(0, Math.max(cut.search(/\s\S*$/), 0));
}
