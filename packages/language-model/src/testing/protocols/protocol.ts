import type { IncomingHttpHeaders } from 'node:http';

/** The part of JSON Schema that answers are asked for in. */
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

/** What a request asks, whichever protocol it came in. */
export interface Question {
  readonly model: string;
  readonly system: string;
  readonly prompt: string;
  /** The schema that the answer is held to; absent where it is only described. */
  readonly schema: JsonSchema | undefined;
  /** The tool that the answer is to be given by; absent where it is given as text. */
  readonly answerTool: string | undefined;
  readonly isStreamed: boolean;
  readonly isUsageWanted: boolean;
  readonly maxTokens: number;
  readonly inputTokens: number;
}

/** How an answer ends: on its own, at the limit, by the provider's filter, or because the model would not. */
export type Ending = 'stop' | 'length' | 'filter' | 'refusal';

export interface ToolCall {
  readonly name: string;
  readonly input: unknown;
}

export interface WholeAnswer {
  readonly text: string;
  readonly toolCall: ToolCall | undefined;
  readonly ending: Ending;
  readonly outputTokens: number;
}

/** Writes the parts of an answer as the bytes of a stream. */
export interface StreamWriter {
  start(): string;
  text(delta: string): string;
  toolCall(call: ToolCall): string;
  end(ending: Ending, outputTokens: number): string;
  /** Trouble after the answer has begun. */
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
  /** Throws an ApiError where the key is not the right one. */
  checkKey(headers: IncomingHttpHeaders, limits: Limits): void;
  /** Throws an ApiError where the real one would refuse the request. */
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
  /** When to ask again, as the header says it. */
  readonly retryAfter?: string;
}

/** An error that is answered as the protocol writes it. */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: ErrorDetail;

  constructor(status: number, detail: ErrorDetail) {
    super(detail.message);
    this.status = status;
    this.detail = detail;
  }
}

/** About four characters a token, as the real ones count for English. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}
