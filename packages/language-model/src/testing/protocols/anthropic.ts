import { parseAnthropic, tooLong, unknownModel } from './anthropic-form.ts';
import {
  type AnswerEnd,
  ApiError,
  type Protocol,
  type Question,
  type StreamWriter,
  type ToolCall,
  type WholeAnswer,
} from './protocol.ts';

const id = 'msg_standin';

/** Messages, as Anthropic answers. */
export const anthropic: Protocol = {
  name: 'anthropic',
  path: '/v1/messages',
  checkKey(headers, { apiKey }) {
    if (apiKey !== undefined && headers['x-api-key'] !== apiKey) throw createKeyError();
  },
  parse: parseAnthropic,
  createWriter,
  createWhole,
  createErrorBody: ({ detail: { message, type } }) => ({
    type: 'error',
    error: { type, message },
    request_id: 'req_standin',
  }),
  createError(kind, model) {
    if (kind === 'key') return createKeyError();
    if (kind === 'too-long') return tooLong(210_000, 200_000);
    if (kind === 'unknown-model') return unknownModel(model);
    if (kind === 'rate')
      return new ApiError(429, {
        type: 'rate_limit_error',
        message: 'This request would exceed the rate limit of your organization.',
      });
    if (kind === 'overloaded')
      return new ApiError(529, { type: 'overloaded_error', message: 'Overloaded' });
    return new ApiError(404, { type: 'not_found_error', message: 'Not Found' });
  },
};

function createKeyError(): ApiError {
  return new ApiError(401, { type: 'authentication_error', message: 'invalid x-api-key' });
}

/** The answer is block 0: text, or the input of the tool that it is to be given by. */
function createWriter(question: Question): StreamWriter {
  const { answerTool } = question;
  const write = (type: string, body: object = {}) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...body })}\n\n`;
  const open = (index: number, block: object) =>
    write('content_block_start', { index, content_block: block });
  const close = (index: number) => write('content_block_stop', { index });
  let blocks = 1;
  return {
    start: () =>
      write('message_start', {
        message: {
          ...createMessage(question),
          content: [],
          usage: { input_tokens: question.inputTokens, output_tokens: 1 },
        },
      }) +
      open(0, answerTool === undefined ? { type: 'text', text: '' } : openTool(answerTool)) +
      write('ping'),
    text: (delta) =>
      write('content_block_delta', {
        index: 0,
        delta:
          answerTool === undefined
            ? { type: 'text_delta', text: delta }
            : { type: 'input_json_delta', partial_json: delta },
      }),
    toolCall({ name, input }) {
      const index = blocks++;
      const delta = { type: 'input_json_delta', partial_json: JSON.stringify(input) };
      return (
        open(index, openTool(name)) + write('content_block_delta', { index, delta }) + close(index)
      );
    },
    end: (ending, outputTokens) =>
      close(0) +
      write('message_delta', {
        delta: { stop_reason: toStopReason(question, ending, blocks > 1), stop_sequence: null },
        usage: { output_tokens: outputTokens },
      }) +
      write('message_stop'),
    trouble: () => write('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
  };
}

function createWhole(
  question: Question,
  { text, toolCall, ending, outputTokens }: WholeAnswer,
): unknown {
  const { answerTool } = question;
  const answer =
    answerTool === undefined
      ? { type: 'text', text }
      : { ...openTool(answerTool), input: parseInput(text) };
  return {
    ...createMessage(question),
    content: [...(text === '' ? [] : [answer]), ...(toolCall ? [useTool(toolCall)] : [])],
    stop_reason: toStopReason(question, ending, toolCall !== undefined),
    usage: { input_tokens: question.inputTokens, output_tokens: outputTokens },
  };
}

function createMessage({ model }: Question): object {
  return {
    id,
    type: 'message',
    role: 'assistant',
    model,
    stop_reason: null,
    stop_sequence: null,
  };
}

function openTool(name: string): object {
  return { type: 'tool_use', id: `toolu_${name}`, name, input: {} };
}

function useTool({ name, input }: ToolCall): object {
  return { ...openTool(name), input };
}

/** What is no JSON cannot be the input of a tool; the real one gives an empty one then. */
function parseInput(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function toStopReason(question: Question, ending: AnswerEnd, hasCalled: boolean): string {
  if (ending === 'length') return 'max_tokens';
  if (ending === 'filter' || ending === 'refusal') return 'refusal';
  return hasCalled || question.answerTool !== undefined ? 'tool_use' : 'end_turn';
}
