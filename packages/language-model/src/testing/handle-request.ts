import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Behavior } from './behavior.ts';
import { anthropic } from './protocols/anthropic.ts';
import { openAi } from './protocols/open-ai.ts';
import { ApiError, type ErrorKind, type Limits, type Protocol } from './protocols/protocol.ts';
import type { ModelRequest, OpenRequest, RequestEnd, RequestLog } from './request-log.ts';
import { writeAnswer } from './write-answer.ts';

export interface Desk {
  readonly limits: Limits;
  readonly log: RequestLog;
  /** How a request that keeps the protocol's rules is treated. */
  choose(request: ModelRequest): Behavior;
}

const protocols = [openAi, anthropic];

/** Answers one request as the protocol of its path says, and keeps what became of it. */
export async function handleRequest(
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const { pathname: path } = new URL(request.url ?? '', 'http://localhost');
  const protocol = protocols.find((each) => each.path === path);
  const body = parseBody(await text(request));
  const { method = '' } = request;
  const open = desk.log.add({ method, path, protocol: protocol?.name, body });
  response.once('close', () => open.close(response.writableFinished ? 'answered' : 'left'));
  if (gone.signal.aborted) return open.close('left');
  try {
    const end = await answer(desk, { request, response, open, protocol, gone: gone.signal });
    if (end === 'answered' && !response.writableFinished && !response.destroyed)
      await once(response, 'close');
    open.close(end === 'answered' && !response.writableFinished ? 'left' : end);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    open.request.status = error.status;
    open.close('refused');
    sendError(protocol ?? openAi, error, response);
  }
}

interface IncomingQuestion {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly open: OpenRequest;
  readonly protocol: Protocol | undefined;
  readonly gone: AbortSignal;
}

async function answer(
  { limits, choose }: Desk,
  { request, response, open, protocol, gone }: IncomingQuestion,
): Promise<RequestEnd> {
  if (protocol === undefined) return listModels(limits, request, open, response);
  protocol.checkKey(request.headers, limits);
  if (request.method !== 'POST') throw protocol.createError('not-found', '');
  const question = protocol.parse(request.headers, open.request.body, limits);
  open.request.question = question;
  const behavior = choose(open.request);
  open.request.behavior = behavior.kind;
  const kind = errorKinds[behavior.kind];
  if (kind !== undefined) throw createError(protocol, kind, behavior, question.model);
  if (behavior.kind === 'html') return sendPage(behavior, open, response);
  if (behavior.kind === 'hangs') {
    if (!gone.aborted) await once(gone, 'abort');
    return 'left';
  }
  return writeAnswer({ protocol, question, behavior, open, response, gone });
}

const errorKinds: { readonly [Kind in Behavior['kind']]?: ErrorKind } = {
  'refuses-key': 'key',
  'rate-limited': 'rate',
  overloaded: 'overloaded',
  'too-long': 'too-long',
  'unknown-model': 'unknown-model',
};

function createError(
  protocol: Protocol,
  kind: ErrorKind,
  { status, retryAfter = '1' }: Behavior,
  model: string,
): ApiError {
  const error = protocol.createError(kind, model);
  return new ApiError(status ?? error.status, {
    ...error.detail,
    ...(kind === 'rate' && { retryAfter }),
  });
}

/** The list of models; any other path is unknown. */
function listModels(
  { models, apiKey }: Limits,
  request: IncomingMessage,
  { request: came }: OpenRequest,
  response: ServerResponse,
): RequestEnd {
  if (came.path !== '/v1/models') throw openAi.createError('not-found', '');
  const isAnthropic = request.headers['anthropic-version'] !== undefined;
  (isAnthropic ? anthropic : openAi).checkKey(request.headers, {
    apiKey,
    models,
    contextTokens: 0,
  });
  came.status = 200;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      object: 'list',
      data: models.map((id) => ({ id, object: 'model', owned_by: 'stand-in' })),
    }),
  );
  return 'answered';
}

function sendPage(
  { status = 502 }: Behavior,
  { request }: OpenRequest,
  response: ServerResponse,
): RequestEnd {
  request.status = status;
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end('<html><head><title>Bad gateway</title></head><body><h1>502</h1></body></html>');
  return 'refused';
}

function sendError(protocol: Protocol, error: ApiError, response: ServerResponse): void {
  const { retryAfter } = error.detail;
  response.writeHead(error.status, {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
  });
  response.end(JSON.stringify(protocol.createErrorBody(error)));
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
