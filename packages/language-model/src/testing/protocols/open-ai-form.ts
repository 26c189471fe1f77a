import { z } from 'zod';
import { ApiError, countTokens, type JsonSchema, type Limits, type Question } from './protocol.ts';
import { findSchemaFault } from './schema-check.ts';

const textPart = z.strictObject({ type: z.literal('text'), text: z.string() });
const message = z.strictObject({
  role: z.enum(['system', 'developer', 'user', 'assistant']),
  content: z.union([z.string(), z.array(textPart).min(1)]),
  name: z.string().optional(),
});
const responseFormat = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text') }),
  z.strictObject({ type: z.literal('json_object') }),
  z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
      description: z.string().optional(),
      strict: z.boolean().nullish(),
      schema: z.record(z.string(), z.unknown()),
    }),
  }),
]);
const form = z.strictObject({
  model: z.string().min(1),
  messages: z.array(message).min(1),
  max_tokens: z.int().positive().optional(),
  max_completion_tokens: z.int().positive().optional(),
  temperature: z.number().min(0).max(2).optional(),
  top_p: z.number().min(0).max(1).optional(),
  seed: z.int().optional(),
  stop: z.union([z.string(), z.array(z.string()).max(4)]).optional(),
  stream: z.boolean().optional(),
  stream_options: z.strictObject({ include_usage: z.boolean().optional() }).optional(),
  response_format: responseFormat.optional(),
  store: z.boolean().optional(),
  reasoning_effort: z.string().optional(),
  user: z.string().optional(),
});
type Form = z.infer<typeof form>;

/** Reads a request of Chat Completions; throws the ApiError that the real one answers with. */
export function parseOpenAi(body: unknown, { models, contextTokens }: Limits): Question {
  const parsed = form.safeParse(body);
  if (!parsed.success) throw refuse(describeIssue(parsed.error));
  const request = parsed.data;
  checkTogether(request, models);
  const system = joinMessages(request, (role) => role === 'system' || role === 'developer');
  const prompt = joinMessages(request, (role) => role === 'user' || role === 'assistant');
  const format = request.response_format;
  const schema =
    format?.type === 'json_schema' ? (format.json_schema.schema as JsonSchema) : undefined;
  const inputTokens = countTokens(system + prompt + (schema ? JSON.stringify(schema) : ''));
  const asked = request.max_completion_tokens ?? request.max_tokens;
  if (inputTokens + (asked ?? 0) > contextTokens)
    throw tooLong(contextTokens, inputTokens + (asked ?? 0));
  return {
    model: request.model,
    system,
    prompt,
    schema,
    answerTool: undefined,
    isStreamed: request.stream === true,
    isUsageWanted: request.stream_options?.include_usage === true,
    maxTokens: asked ?? contextTokens - inputTokens,
    inputTokens,
  };
}

/** The error of a request with more tokens than the model takes. */
export function tooLong(contextTokens: number, askedTokens: number): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'context_length_exceeded',
    param: 'messages',
    message: `This model's maximum context length is ${contextTokens} tokens. However, you requested ${askedTokens} tokens. Please reduce the length of the messages or completion.`,
  });
}

/** The error of a model that there is not. */
export function unknownModel(model: string): ApiError {
  return new ApiError(404, {
    type: 'invalid_request_error',
    code: 'model_not_found',
    message: `The model \`${model}\` does not exist or you do not have access to it.`,
  });
}

function checkTogether(request: Form, models: readonly string[]): void {
  if (!models.includes(request.model)) throw unknownModel(request.model);
  if (request.stream_options !== undefined && request.stream !== true)
    throw refuse(
      "The 'stream_options' parameter is only allowed when 'stream' is enabled.",
      'stream_options',
    );
  if (request.max_tokens !== undefined && request.max_completion_tokens !== undefined)
    throw refuse(
      "Setting 'max_tokens' and 'max_completion_tokens' at the same time is not supported.",
    );
  if (/^(o\d|gpt-5)/.test(request.model)) checkReasoning(request);
  const format = request.response_format;
  if (format?.type === 'json_object' && !/json/i.test(joinMessages(request, () => true)))
    throw refuse(
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
      'messages',
    );
  if (format?.type !== 'json_schema') return;
  const { schema, name, strict } = format.json_schema;
  const fault =
    schema.type === 'object'
      ? strict === true && findSchemaFault(schema as JsonSchema, true)
      : 'schema must be a JSON Schema of \'type: "object"\'.';
  if (fault)
    throw refuse(`Invalid schema for response_format '${name}': ${fault}`, 'response_format');
}

/** Models that think before they answer take neither of these. */
function checkReasoning(request: Form): void {
  if (request.max_tokens !== undefined)
    throw refuse(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      'max_tokens',
      'unsupported_parameter',
    );
  if (request.temperature !== undefined && request.temperature !== 1)
    throw refuse(
      `Unsupported value: 'temperature' does not support ${request.temperature} with this model. Only the default (1) value is supported.`,
      'temperature',
      'unsupported_value',
    );
}

function joinMessages({ messages }: Form, isWanted: (role: string) => boolean): string {
  return messages
    .filter(({ role }) => isWanted(role))
    .map(({ content }) =>
      typeof content === 'string' ? content : content.map(({ text }) => text).join('\n'),
    )
    .join('\n\n');
}

function refuse(message: string, param?: string, code?: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    message,
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  });
}

function describeIssue({ issues: [issue] }: z.ZodError): string {
  if (issue?.code === 'unrecognized_keys')
    return `Unrecognized request argument supplied: ${issue.keys.join(', ')}`;
  return `Invalid value for '${issue?.path.join('.')}': ${issue?.message}`;
}
