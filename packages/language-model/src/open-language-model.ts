import { APICallError } from 'ai';
import { startDeadline } from './client/deadline.ts';
import { findJson } from './client/find-json.ts';
import { judgeAnswer } from './client/judge-answer.ts';
import { createPartialReader } from './client/partial-reader.ts';
import { createEchoFilter } from './client/prompt-echo.ts';
import { createProviderModel, type RefusedPart } from './client/provider-model.ts';
import { readStream, type StreamResult } from './client/read-stream.ts';
import { toFailure } from './client/to-failure.ts';
import type { AskOptions, LanguageModelClient, ModelAnswer, ModelTask } from './client.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { ModelError } from './model-error.ts';
import type { ModelSettings } from './settings.ts';

/**
 * Opens the configured language model. It calls only the provider's address, offers no tools, and never reveals the
 * key, not even in errors.
 *
 * @param settings - As configured, the key included.
 * @returns A client without retries and budgets. It holds no connection and need not be closed.
 * @throws Error if the settings have no address and the provider has no default.
 */
export function openLanguageModel(settings: ModelSettings): LanguageModelClient {
  // Otherwise the library warns on the console about models without a temperature.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const refused = new Set<RefusedPart>();
  return {
    provider: settings.provider,
    name: settings.name,
    async ask(task, options) {
      options.signal.throwIfAborted();
      const heard = await request(settings, refused, task, options);
      return toAnswer(heard, task);
    },
  };
}

/** Repeats a request at once without an optional part that was rejected. Nothing has been spent then. */
async function request(
  settings: ModelSettings,
  refused: Set<RefusedPart>,
  task: ModelTask<unknown>,
  options: AskOptions,
): Promise<StreamResult> {
  const { signal, timeoutMs } = options;
  const deadline = startDeadline(timeoutMs, signal);
  const dropEchoes = createEchoFilter(task.system);
  const onText = createPartialReader(
    options.onPartial && ((partial) => options.onPartial?.(dropEchoes(partial))),
  );
  try {
    for (;;) {
      const model = createProviderModel(settings, refused);
      const heard = await readStream(model, task, { settings, refused, deadline, onText });
      signal.throwIfAborted();
      const part = findRefusedPart(heard.error);
      if (part === undefined || refused.has(part)) {
        return deadline.isOver() ? Promise.reject(createTimeout(heard)) : heard;
      }
      refused.add(part);
    }
  } finally {
    deadline.clear();
  }
}

function createTimeout({ usage }: StreamResult): ModelError {
  return new ModelError('timed-out', usage === undefined ? {} : { usage });
}

function findRefusedPart(error: unknown): RefusedPart | undefined {
  if (!APICallError.isInstance(error) || error.statusCode !== 400) return undefined;
  const match = /\b(?:temperature|seed|stream_options|reasoning_effort)\b/.exec(
    error.responseBody ?? '',
  );
  return match === null ? undefined : (match[0] as RefusedPart);
}

function toAnswer<Answer>(heard: StreamResult, task: ModelTask<Answer>): ModelAnswer<Answer> {
  const { usage, error } = heard;
  const spent = usage === undefined ? {} : { usage };
  // A connection that breaks after the last word does no harm.
  if (error !== undefined && findJson(heard.text) === undefined) {
    const { failure, detail, retryAfterMs } = toFailure(error);
    const retry = retryAfterMs === undefined ? {} : { retryAfterMs };
    throw new ModelError(failure, { ...spent, ...retry, cause: new Error(detail) });
  }
  const judged = judgeAnswer(heard, task);
  if ('failure' in judged) throw new ModelError(judged.failure, spent);
  return { answer: judged.answer, usage: usage ?? estimateUsage(heard, task) };
}

/** For servers that report no usage. */
function estimateUsage(
  { text }: StreamResult,
  task: ModelTask<unknown>,
): ModelAnswer<unknown>['usage'] {
  return {
    inputTokens: estimateTokens(task.system) + estimateTokens(task.prompt),
    outputTokens: estimateTokens(text),
  };
}
