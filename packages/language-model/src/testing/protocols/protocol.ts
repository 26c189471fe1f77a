import type { IncomingHttpHeaders } from 'node:http';

/** The subset of JSON Schema that requests use. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
}

/** The question of a request in any protocol. */
export interface Question {
  readonly model: string;
  readonly system: string;
  readonly prompt: string;
  /** The enforced schema; absent if the prompt only describes it. */
  readonly schema: JsonSchema | undefined;
  /** The tool by which the answer is given; absent if it is given as text. */
  readonly answerTool: string | undefined;
  readonly isStreamed: boolean;
  readonly isUsageWanted: boolean;
  readonly maxTokens: number;
  readonly inputTokens: number;
}

/** How an answer ends: normally, at the token limit, by the provider's filter, or by a refusal. */
export type AnswerEnd = 'stop' | 'length' | 'filter' | 'refusal';

export interface ToolCall {
  readonly name: string;
  readonly input: unknown;
}

export interface WholeAnswer {
  readonly text: string;
  readonly toolCall: ToolCall | undefined;
  readonly ending: AnswerEnd;
  readonly outputTokens: number;
}

/** Writes the parts of an answer as bytes of a stream. */
export interface StreamWriter {
  start(): string;
  text(delta: string): string;
  toolCall(call: ToolCall): string;
  end(ending: AnswerEnd, outputTokens: number): string;
  /** An error after the answer has begun. */
  trouble(): string;
}

export interface Limits {
  readonly apiKey: string | undefined;
  readonly models: readonly string[];
  /** Tokens of question and answer together. */
  readonly contextTokens: number;
}

export interface Protocol {
  readonly name: 'openai' | 'anthropic';
  readonly path: string;
  /** Throws an ApiError if the key is wrong. */
  checkKey(headers: IncomingHttpHeaders, limits: Limits): void;
  /** Throws an ApiError if the real server would reject the request. */
  parse(headers: IncomingHttpHeaders, body: unknown, limits: Limits): Question;
  createWriter(question: Question): StreamWriter;
  createWhole(question: Question, answer: WholeAnswer): unknown;
  createErrorBody(error: ApiError): unknown;
  createError(kind: ErrorKind, model: string): ApiError;
}

export type ErrorKind = 'key' | 'rate' | 'overloaded' | 'too-long' | 'unknown-model' | 'not-found';

export interface ErrorDetail {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  /** The value of the Retry-After header. */
  readonly retryAfter?: string;
}

/** An error in the format of the protocol. */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: ErrorDetail;

  constructor(status: number, detail: ErrorDetail) {
    super(detail.message);
    this.status = status;
    this.detail = detail;
  }
}

/** About four characters per token, as for English. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}
