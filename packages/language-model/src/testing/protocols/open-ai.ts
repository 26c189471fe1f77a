import { parseOpenAi, tooLong, unknownModel } from './open-ai-form.ts';
import {
  type AnswerEnd,
  ApiError,
  type Protocol,
  type Question,
  type StreamWriter,
  type ToolCall,
  type WholeAnswer,
} from './protocol.ts';

const created = 1_750_000_000;
const id = 'chatcmpl-standin';

/** Chat Completions, the protocol of OpenAI and compatible servers. */
export const openAi: Protocol = {
  name: 'openai',
  path: '/v1/chat/completions',
  checkKey({ authorization }, { apiKey }) {
    if (apiKey !== undefined && authorization !== `Bearer ${apiKey}`) throw createKeyError();
  },
  parse: (_, body, limits) => parseOpenAi(body, limits),
  createWriter,
  createWhole,
  createErrorBody: ({ detail: { message, type, param = null, code = null } }) => ({
    error: { message, type, param, code },
  }),
  createError(kind, model) {
    if (kind === 'key') return createKeyError();
    if (kind === 'too-long') return tooLong(8192, 9001);
    if (kind === 'unknown-model') return unknownModel(model);
    if (kind === 'rate')
      return new ApiError(429, {
        type: 'tokens',
        code: 'rate_limit_exceeded',
        message: `Rate limit reached for ${model} on tokens per min (TPM). Please try again later.`,
      });
    if (kind === 'overloaded')
      return new ApiError(503, {
        type: 'server_error',
        message: 'The engine is currently overloaded, please try again later.',
      });
    return new ApiError(404, {
      type: 'invalid_request_error',
      message: 'Invalid URL (POST).',
    });
  },
};

/** The key is never said back in full, as the real one does not. */
function createKeyError(): ApiError {
  return new ApiError(401, {
    type: 'invalid_request_error',
    code: 'invalid_api_key',
    message: 'Incorrect API key provided: sk-*******. You can find your API key in your account.',
  });
}

function createWriter(question: Question): StreamWriter {
  const write = (body: object) => `data: ${JSON.stringify(body)}\n\n`;
  const chunk = (delta: object, finish: string | null = null) =>
    write({
      id,
      object: 'chat.completion.chunk',
      created,
      model: question.model,
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
      ...(question.isUsageWanted && { usage: null }),
    });
  return {
    start: () => chunk({ role: 'assistant', content: '', refusal: null }),
    text: (delta) => chunk({ content: delta }),
    toolCall: (call) => chunk({ tool_calls: [{ index: 0, ...toToolCall(call) }] }),
    end(ending, outputTokens) {
      const refusal = ending === 'refusal' ? chunk({ refusal: 'I cannot help with that.' }) : '';
      const usage = question.isUsageWanted
        ? write({
            id,
            object: 'chat.completion.chunk',
            created,
            model: question.model,
            choices: [],
            usage: createUsage(question, outputTokens),
          })
        : '';
      return `${refusal}${chunk({}, toFinishReason(ending))}${usage}data: [DONE]\n\n`;
    },
    trouble: () =>
      write({
        error: {
          message: 'The server had an error while processing your request.',
          type: 'server_error',
          param: null,
          code: null,
        },
      }),
  };
}

function createWhole(
  question: Question,
  { text, toolCall, ending, outputTokens }: WholeAnswer,
): unknown {
  const refusal = ending === 'refusal' ? 'I cannot help with that.' : null;
  return {
    id,
    object: 'chat.completion',
    created,
    model: question.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: refusal === null ? text : null,
          refusal,
          ...(toolCall && { tool_calls: [toToolCall(toolCall)] }),
        },
        logprobs: null,
        finish_reason: toFinishReason(ending),
      },
    ],
    usage: createUsage(question, outputTokens),
  };
}

function toToolCall({ name, input }: ToolCall): object {
  const call = { name, arguments: JSON.stringify(input) };
  return { id: 'call_standin', type: 'function', function: call };
}

function toFinishReason(ending: AnswerEnd): string {
  if (ending === 'length') return 'length';
  return ending === 'filter' ? 'content_filter' : 'stop';
}

function createUsage({ inputTokens }: Question, outputTokens: number): object {
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  };
}
