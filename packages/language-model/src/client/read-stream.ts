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

type Part = TextStreamPart<ToolSet>;

/** All that came of one request. */
export interface Heard {
  readonly text: string;
  readonly usage: TokenUsage | undefined;
  /** Why it ended; absent where it broke off, `other` where the model called a tool that nobody offered. */
  readonly end: 'finished' | 'length' | 'declined' | 'other' | undefined;
  readonly error: unknown;
}

/** Characters that a token of an answer has at most, on the whole. */
const charactersPerToken = 12;
const leastCharacters = 4000;

interface HearOptions {
  readonly settings: ModelSettings;
  readonly refused: ReadonlySet<RefusedPart>;
  readonly deadline: Deadline;
  /** Called with the text so far and what was new in it. */
  onText(text: string, added: string): Promise<void>;
}

/** Asks the model once and listens to the end, to an error, or until more has come than an answer can be. */
export async function readStream(
  model: LanguageModel,
  task: ModelTask<unknown>,
  { settings, refused, deadline, onText }: HearOptions,
): Promise<Heard> {
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
    // Errors come in the stream too.
    onError: () => undefined,
  });
  let heard: Heard = { text: '', usage: undefined, end: undefined, error: undefined };
  try {
    for await (const part of listen(fullStream)) {
      if (part.type !== 'start' && part.type !== 'start-step') deadline.hear();
      heard = addPart(heard, part);
      if (part.type === 'text-delta') await onText(heard.text, part.text);
      if (heard.error !== undefined || heard.text.length > mostCharacters) break;
    }
  } finally {
    leaving.abort();
  }
  return heard.text.length > mostCharacters ? { ...heard, end: 'length' } : heard;
}

/** A stream that breaks ends with a part that says so; what its listener throws is the listener's own. */
async function* listen(stream: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* stream;
  } catch (error) {
    yield { type: 'error', error };
  }
}

/**
 * The answer's schema for the provider. The library would read the whole text again after every word to find what is new in
 * it; taking the text as it is leaves that to the reader of the parts.
 */
function describeOutput({ id, answer }: ModelTask<unknown>) {
  const schema = jsonSchema(z.toJSONSchema(answer, { target: 'draft-7' }) as object);
  const name = id.replace(/\W/g, '_');
  return {
    ...Output.object({ schema, name }),
    parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text }),
  };
}

function addPart(heard: Heard, part: Part): Heard {
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

/** OpenAI's way to say that the model declines; the library does not pass it on. */
function isRefusal(chunk: unknown): boolean {
  return refusalSchema.safeParse(chunk).success;
}
