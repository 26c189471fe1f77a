import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { ApiError, countTokens, type JsonSchema, type Limits, type Question } from './protocol.ts';
import { findSchemaFault } from './schema-check.ts';

const cacheControl = z.object({ type: z.literal('ephemeral') }).optional();
const textBlock = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1),
  cache_control: cacheControl,
});
const blocks = z.union([z.string().min(1), z.array(textBlock).min(1)]);
const jsonSchema = z.record(z.string(), z.unknown());
const form = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.int().positive(),
  messages: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: blocks }))
    .min(1),
  system: blocks.optional(),
  temperature: z.number().min(0).max(1).optional(),
  top_p: z.number().min(0).max(1).optional(),
  top_k: z.int().positive().optional(),
  stop_sequences: z.array(z.string()).optional(),
  stream: z.boolean().optional(),
  metadata: z.strictObject({ user_id: z.string().nullish() }).optional(),
  thinking: z.strictObject({ type: z.literal('disabled') }).optional(),
  output_config: z
    .strictObject({
      format: z.strictObject({ type: z.literal('json_schema'), schema: jsonSchema }).optional(),
      effort: z.enum(['low', 'medium', 'high', 'xhigh', 'max']).optional(),
    })
    .optional(),
  tools: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/),
        description: z.string().optional(),
        input_schema: jsonSchema,
        eager_input_streaming: z.boolean().optional(),
        cache_control: cacheControl,
        strict: z.boolean().optional(),
      }),
    )
    .min(1)
    .optional(),
  tool_choice: z
    .strictObject({
      type: z.enum(['auto', 'any', 'tool', 'none']),
      name: z.string().optional(),
      disable_parallel_tool_use: z.boolean().optional(),
    })
    .optional(),
});
type Form = z.infer<typeof form>;

/** Reads a request of Messages; throws the ApiError that the real one answers with. */
export function parseAnthropic(
  headers: IncomingHttpHeaders,
  body: unknown,
  { models, contextTokens }: Limits,
): Question {
  if (headers['anthropic-version'] !== '2023-06-01')
    throw refuse('anthropic-version: header is required');
  const parsed = form.safeParse(body);
  if (!parsed.success) throw refuse(describeIssue(parsed.error));
  const request = parsed.data;
  checkTogether(request, models);
  const system = request.system === undefined ? '' : joinBlocks(request.system);
  const prompt = request.messages.map(({ content }) => joinBlocks(content)).join('\n\n');
  const tool = findAnswerTool(request);
  const schema = (request.output_config?.format?.schema ?? tool?.input_schema) as
    | JsonSchema
    | undefined;
  const inputTokens = countTokens(system + prompt + (schema ? JSON.stringify(schema) : ''));
  if (inputTokens + request.max_tokens > contextTokens) throw tooLong(inputTokens, contextTokens);
  return {
    model: request.model,
    system,
    prompt,
    schema,
    answerTool: tool?.name,
    isStreamed: request.stream === true,
    isUsageWanted: true,
    maxTokens: request.max_tokens,
    inputTokens,
  };
}

/** The error of a request with more tokens than the model takes. */
export function tooLong(tokens: number, contextTokens: number): ApiError {
  return refuse(`prompt is too long: ${tokens} tokens > ${contextTokens} maximum`);
}

/** The error of a model that there is not. */
export function unknownModel(model: string): ApiError {
  return new ApiError(404, { type: 'not_found_error', message: `model: ${model}` });
}

function checkTogether(request: Form, models: readonly string[]): void {
  if (!models.includes(request.model)) throw unknownModel(request.model);
  if (request.messages[0]?.role !== 'user')
    throw refuse('messages: first message must use the "user" role');
  if (request.tool_choice !== undefined && request.tools === undefined)
    throw refuse('tool_choice: may only be specified while providing tools.');
  const format = request.output_config?.format;
  if (format === undefined) return;
  if (/^claude-(3|sonnet-4-2)/.test(request.model))
    throw refuse(`'${request.model}' does not support output format.`);
  const fault = findSchemaFault(format.schema as JsonSchema, false);
  if (fault !== undefined) throw refuse(`output_config.format.schema: ${fault}`);
}

/** The only tool there is, where the answer must be given by a tool. */
function findAnswerTool({
  tools,
  tool_choice: choice,
}: Form): NonNullable<Form['tools']>[number] | undefined {
  if (choice?.type === 'any') return tools?.[0];
  return choice?.type === 'tool' ? tools?.find(({ name }) => name === choice.name) : undefined;
}

function joinBlocks(content: z.infer<typeof blocks>): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('\n');
}

function refuse(message: string): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message });
}

function describeIssue({ issues: [issue] }: z.ZodError): string {
  if (issue?.code === 'unrecognized_keys')
    return `${[...issue.path, issue.keys[0]].join('.')}: Extra inputs are not permitted`;
  return `${issue?.path.join('.')}: ${issue?.message}`;
}
