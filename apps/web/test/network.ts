import { afterEach, beforeEach, expect } from 'vitest';
import type { Call } from './call.ts';
import { checkAnswer, checkRequest } from './call-schemas.ts';
import { openStreams, StandInEventSource } from './event-source.ts';
import { createUploadRequest } from './upload-request.ts';

/** What a call is answered with: JSON where there is any, and 200 where no status is named. `cut` is a lost connection. */
export type Answer =
  | { status?: number; json?: unknown; body?: string; headers?: Record<string, string> }
  | 'cut';

type Answering = Answer | ((call: Call) => Answer | Promise<Answer>);

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly answering: Answering;
}

let routes: Route[] = [];
/** The calls of the page under test, the oldest first. */
export let calls: Call[] = [];
let problems: string[] = [];
/** Counts the tests: what an earlier one still waits for is answered no more. */
let generation = 0;

/**
 * Answers a call from now on, `GET /api/shares/*` for example, where a star is one part of a path. What is named last
 * counts. The function that comes back takes the answer away again.
 */
export function answer(call: string, answering: Answering): () => void {
  const [method = '', path = ''] = call.split(' ');
  const pattern = new RegExp(`^${path.replaceAll(/[.?+]/g, '\\$&').replaceAll('*', '[^/]+')}$`);
  const route = { method, pattern, answering };
  routes = [route, ...routes];
  return () => {
    routes = routes.filter((other) => other !== route);
  };
}

/** Answers a call only once it is let go. */
export function hold(call: string, answering: Answering): () => void {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  answer(call, async (made) => {
    await isLetGo;
    return typeof answering === 'function' ? answering(made) : answering;
  });
  return letGo;
}

/** The calls of one kind so far, as `PUT /api/settings`. */
export function callsOf(call: string): Call[] {
  return calls.filter(({ method, path }) => `${method} ${path}` === call);
}

/** Answers as the server under test would; a call that nobody answers fails the test. */
async function respond(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const request = input instanceof Request ? input : undefined;
  const url = new URL(request?.url ?? String(input), location.href);
  const signal = init.signal ?? request?.signal;
  signal?.throwIfAborted();
  const begunIn = generation;
  const call: Call = {
    method: init.method ?? request?.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    body: readBody(init.body),
  };
  calls.push(call);
  const given = await Promise.race([findAnswer(call), rejectOnAbort(signal)]);
  if (begunIn !== generation) return new Promise(() => undefined);
  if (given === 'cut') throw new TypeError('Failed to fetch');
  if ((given.status ?? 200) < 300) {
    note(call, () => checkRequest(call));
    if (given.json !== undefined) note(call, () => checkAnswer(call, given.json));
  }
  return createResponse(given);
}

async function findAnswer(call: Call): Promise<Answer> {
  const route = routes.find(
    ({ method, pattern }) => method === call.method && pattern.test(call.path),
  );
  if (route === undefined) {
    problems.push(`nobody answers ${call.method} ${call.path}`);
    return { status: 404, json: { error: 'There is nothing here.', code: 'not_found' } };
  }
  const { answering } = route;
  return typeof answering === 'function' ? answering(call) : answering;
}

function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function readBody(body: BodyInit | null | undefined): unknown {
  return typeof body === 'string' ? JSON.parse(body) : (body ?? undefined);
}

const statusTexts: Readonly<Record<number, string>> = {
  200: 'OK',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

function createResponse(given: Exclude<Answer, 'cut'>): Response {
  const { status = 200, json, body, headers } = given;
  const text = json === undefined ? body : JSON.stringify(json);
  return new Response(status === 204 ? null : (text ?? ''), {
    status,
    statusText: statusTexts[status] ?? '',
    headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });
}

function note({ method, path }: Call, check: () => void): void {
  try {
    check();
  } catch (error) {
    problems.push(`${method} ${path}: ${error instanceof Error ? error.message : error}`);
  }
}

const runner = { fetch: fetch.bind(globalThis), XMLHttpRequest, EventSource, Worker };

/** What the runner itself asks for goes out; all else is the page's. */
function isOfPage(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : String(input), location.href);
  return url.origin === location.origin && /^\/(?:api|healthz)\b/.test(url.pathname);
}

/** Each test begins with a network that answers nothing, and ends with nothing having gone amiss on it. */
export function standInForNetwork(): void {
  beforeEach(() => {
    routes = [];
    calls = [];
    problems = [];
    generation += 1;
    globalThis.fetch = (input, init) =>
      isOfPage(input) ? respond(input, init) : runner.fetch(input, init);
    Object.assign(globalThis, {
      XMLHttpRequest: createUploadRequest(respond),
      EventSource: StandInEventSource,
      // Large answers then are asked for on this thread, where they can be answered.
      Worker: class {
        constructor() {
          throw new Error('there are no workers here');
        }
      },
    });
  });
  afterEach(() => {
    Object.assign(globalThis, runner);
    openStreams.length = 0;
    expect(problems, 'calls that no server would take or answer so').toEqual([]);
  });
}
