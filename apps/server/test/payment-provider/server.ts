import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ApiRequest, answer, getFingerprint, type Keys, publicPath, toAnswer } from './api.ts';
import { createOutage, type Faults } from './faults.ts';
import { parseForm } from './form.ts';
import type { Answer, IdempotencyKeys } from './idempotency.ts';
import { createId } from './ids.ts';
import { openPage } from './pages.ts';
import type { World } from './world.ts';

export interface Desk {
  readonly keys: Keys;
  readonly faults: Faults;
  readonly idempotency: IdempotencyKeys;
  /** What came, oldest first. */
  readonly requests: ApiRequest[];
  /** Asked for each request, because the world knows the address that is only known when the server listens. */
  getWorld(): World;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the API and the pages on a free port of this machine. */
export async function serve(desk: Desk): Promise<RunningServer> {
  const server = createServer(async (request, response) => {
    try {
      await handle(desk, request, response);
    } catch (error) {
      response.destroy();
      throw error;
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function handle(
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
  const body = await text(request);
  if (publicPath.test(pathname)) allowBrowsers(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(publicPath.test(pathname) ? 204 : 404).end();
    return;
  }
  if (!pathname.startsWith('/v1/')) {
    showPage(desk.getWorld(), pathname, response);
    return;
  }
  const header = request.headers['idempotency-key'];
  const came: ApiRequest = {
    method: request.method ?? '',
    path: pathname,
    parameters: parseForm([search.slice(1), body].filter(Boolean).join('&')),
    authorization: request.headers.authorization,
    idempotencyKey: typeof header === 'string' ? header : undefined,
  };
  desk.requests.push(came);
  answerApi(desk, came, response);
}

function answerApi(desk: Desk, came: ApiRequest, response: ServerResponse): void {
  const fault = desk.faults.take(came.method, came.path);
  if (fault === 'timeout') {
    holdForever(desk, came, response);
  } else if (fault === 'reset') {
    response.socket?.destroy();
  } else if (typeof fault === 'number') {
    send(response, came, toAnswer(createOutage(fault), createId('req')));
  } else {
    const done = answer(desk.getWorld(), desk.keys, desk.idempotency, came);
    if (fault === 'after-effect') response.socket?.destroy();
    else send(response, came, done);
  }
}

/** A key is in use while its request is under way, which ends when the caller gives up. */
function holdForever(desk: Desk, came: ApiRequest, response: ServerResponse): void {
  const { idempotencyKey: key } = came;
  if (key === undefined || desk.idempotency.has(key)) return;
  desk.idempotency.claim(key, came.path, getFingerprint(came));
  response.once('close', () => desk.idempotency.release(key));
}

function send(
  response: ServerResponse,
  { idempotencyKey }: ApiRequest,
  { status, body, requestId, isReplayed = false }: Answer & { readonly isReplayed?: boolean },
): void {
  if (isReplayed) response.setHeader('idempotent-replayed', 'true');
  if (idempotencyKey !== undefined) response.setHeader('idempotency-key', idempotencyKey);
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': requestId });
  response.end(body);
}

function showPage(world: World, path: string, response: ServerResponse): void {
  const page = openPage(world, path);
  response.writeHead(page?.status ?? 404, {
    'content-type': 'text/html; charset=utf-8',
    ...(page?.location && { location: page.location }),
  });
  response.end(page?.html);
}

function allowBrowsers(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
  response.setHeader('access-control-expose-headers', 'request-id');
  const asked = request.headers['access-control-request-headers'];
  if (asked !== undefined) response.setHeader('access-control-allow-headers', asked);
}
