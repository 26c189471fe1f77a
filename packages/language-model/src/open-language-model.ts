import { APICallError } from 'ai';
import { startDeadline } from './client/deadline.ts';
import { findJson } from './client/find-json.ts';
import { judgeAnswer } from './client/judge-answer.ts';
import { createPartialReader } from './client/partial-reader.ts';
import { createEchoFilter } from './client/prompt-echo.ts';
import { createProviderModel, type RefusedPart } from './client/provider-model.ts';
import { type Heard, readStream } from './client/read-stream.ts';
import { toFailure } from './client/to-failure.ts';
import type { AskOptions, LanguageModelClient, ModelAnswer, ModelTask } from './client.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { ModelError } from './model-error.ts';
import type { ModelSettings } from './settings.ts';

/**
 * The language model of the settings. Asks the provider's address and no other, offers no tools, and never shows the key: not
 * in errors either. Throws where the settings name no address and the provider has none of its own.
 */
export function openLanguageModel(settings: ModelSettings): LanguageModelClient {
  // The library would write to the console that a model takes no temperature.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const refused = new Set<RefusedPart>();
  return {
    provider: settings.provider,
    name: settings.name,
    async ask(task, options) {
      options.signal.throwIfAborted();
      const heard = await hear(settings, refused, task, options);
      return toAnswer(heard, task);
    },
  };
}

/** Asks again at once where a part of the request was refused that can be left out; nothing has been spent then. */
async function hear(
  settings: ModelSettings,
  refused: Set<RefusedPart>,
  task: ModelTask<unknown>,
  options: AskOptions,
): Promise<Heard> {
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

function createTimeout({ usage }: Heard): ModelError {
  return new ModelError('timed-out', usage === undefined ? {} : { usage });
}

function findRefusedPart(error: unknown): RefusedPart | undefined {
  if (!APICallError.isInstance(error) || error.statusCode !== 400) return undefined;
  const match = /\b(?:temperature|seed|stream_options|reasoning_effort)\b/.exec(
    error.responseBody ?? '',
  );
  return match === null ? undefined : (match[0] as RefusedPart);
}

function toAnswer<Answer>(heard: Heard, task: ModelTask<Answer>): ModelAnswer<Answer> {
  const { usage, error } = heard;
  const spent = usage === undefined ? {} : { usage };
  // A connection that breaks behind the last word takes nothing away.
  if (error !== undefined && findJson(heard.text) === undefined) {
    const { failure, detail, retryAfterMs } = toFailure(error);
    const retry = retryAfterMs === undefined ? {} : { retryAfterMs };
    throw new ModelError(failure, { ...spent, ...retry, cause: new Error(detail) });
  }
  const judged = judgeAnswer(heard, task);
  if ('failure' in judged) throw new ModelError(judged.failure, spent);
  return { answer: judged.answer, usage: usage ?? estimateUsage(heard, task) };
}

/** For servers that count nothing. */
function estimateUsage({ text }: Heard, task: ModelTask<unknown>): ModelAnswer<unknown>['usage'] {
  return {
    inputTokens: estimateTokens(task.system) + estimateTokens(task.prompt),
    outputTokens: estimateTokens(text),
  };
}
