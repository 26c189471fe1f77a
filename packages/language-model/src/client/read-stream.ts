import {
  jsonSchema,
  type LanguageModel,
  Output,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai';
import * as z from 'zod/mini';
import type { ModelTask, TokenUsage } from '../client.ts';
import type { ModelSettings } from '../settings.ts';
import type { Deadline } from './deadline.ts';
import { chooseProviderOptions, chooseSampling, type RefusedPart } from './provider-model.ts';

type StreamPart = TextStreamPart<ToolSet>;

/** Everything that arrived for one request. */
export interface StreamResult {
  readonly text: string;
  readonly usage: TokenUsage | undefined;
  /** The finish reason; absent if the stream broke off, `other` if the model called a tool that was not offered. */
  readonly end: 'finished' | 'length' | 'declined' | 'other' | undefined;
  readonly error: unknown;
}

/** The average number of characters of an answer's token, at most. */
const charactersPerToken = 12;
const leastCharacters = 4000;

interface HearOptions {
  readonly settings: ModelSettings;
  readonly refused: ReadonlySet<RefusedPart>;
  readonly deadline: Deadline;
  /** Called with the text so far and its new part. */
  onText(text: string, added: string): Promise<void>;
}

/** Sends one request and reads until the end, an error, or more text than any valid answer has. */
export async function readStream(
  model: LanguageModel,
  task: ModelTask<unknown>,
  { settings, refused, deadline, onText }: HearOptions,
): Promise<StreamResult> {
  const outputTokens = Math.min(task.outputTokens, settings.outputTokens);
  const mostCharacters = leastCharacters + outputTokens * charactersPerToken;
  const providerOptions = chooseProviderOptions(settings, refused);
  const leaving = new AbortController();
  const { fullStream } = streamText({
    model,
    system: task.system,
    prompt: task.prompt,
    maxOutputTokens: outputTokens,
    ...chooseSampling(settings, refused),
    ...(providerOptions !== undefined && { providerOptions }),
    ...(settings.hasStructuredOutput && { output: describeOutput(task) }),
    maxRetries: 0,
    abortSignal: AbortSignal.any([deadline.signal, leaving.signal]),
    includeRawChunks: true,
    // Errors are also reported in the stream.
    onError: () => undefined,
  });
  let heard: StreamResult = { text: '', usage: undefined, end: undefined, error: undefined };
  try {
    for await (const part of listen(fullStream)) {
      if (part.type !== 'start' && part.type !== 'start-step') deadline.restart();
      heard = addPart(heard, part);
      if (part.type === 'text-delta') await onText(heard.text, part.text);
      if (heard.error !== undefined || heard.text.length > mostCharacters) break;
    }
  } finally {
    leaving.abort();
  }
  return heard.text.length > mostCharacters ? { ...heard, end: 'length' } : heard;
}

/** A broken stream ends with an error part. Exceptions of the listener are passed on. */
async function* listen(stream: AsyncIterable<StreamPart>): AsyncGenerator<StreamPart> {
  try {
    yield* stream;
  } catch (error) {
    yield { type: 'error', error };
  }
}

/**
 * The answer's schema for the provider. The library would parse the whole text again after every chunk; treating it
 * as text leaves that to our own reader.
 */
function describeOutput({ id, answer }: ModelTask<unknown>) {
  const schema = jsonSchema(z.toJSONSchema(answer, { target: 'draft-7' }) as object);
  const name = id.replace(/\W/g, '_');
  return {
    ...Output.object({ schema, name }),
    parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text }),
  };
}

function addPart(heard: StreamResult, part: StreamPart): StreamResult {
  switch (part.type) {
    case 'text-delta':
      return { ...heard, text: heard.text + part.text };
    case 'error':
      return { ...heard, error: part.error ?? new Error('an error without a reason') };
    case 'raw':
      return isRefusal(part.rawValue) ? { ...heard, end: 'declined' } : heard;
    case 'tool-call':
      return { ...heard, end: 'other' };
    case 'finish-step': {
      const { inputTokens, outputTokens } = part.usage;
      const usage =
        inputTokens === undefined && outputTokens === undefined
          ? undefined
          : { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0 };
      return { ...heard, usage, end: heard.end ?? ends[part.finishReason] };
    }
    default:
      return heard;
  }
}

const ends = {
  stop: 'finished',
  length: 'length',
  'content-filter': 'declined',
  'tool-calls': 'other',
  other: undefined,
  error: undefined,
} as const;

const refusalSchema = z.object({
  choices: z
    .array(z.object({ delta: z.object({ refusal: z.string().check(z.minLength(1)) }) }))
    .check(z.minLength(1)),
});

/** Detects a refusal by OpenAI's model, which the library does not report. */
function isRefusal(chunk: unknown): boolean {
  return refusalSchema.safeParse(chunk).success;
}
