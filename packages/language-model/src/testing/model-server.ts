import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelSettings } from '../settings.ts';
import { type Behavior, type GivenBehavior, toBehavior } from './behavior.ts';
import { handleRequest } from './handle-request.ts';
import { createRequestLog, type ModelRequest } from './request-log.ts';

export type {
  Behavior,
  BehaviorKind,
  GivenBehavior,
} from './behavior.ts';
export type { ModelRequest, RequestEnd } from './request-log.ts';

type Provider = ModelSettings['provider'];

export interface ModelServerOptions {
  /** Its first behavior; `honest` by default. */
  readonly behavior?: GivenBehavior;
  /** Context window of its models in tokens; 128,000 by default. */
  readonly contextTokens?: number;
  /** Names of additional models. */
  readonly models?: readonly string[];
  /** Whether it requires a key; true by default. */
  readonly hasKey?: boolean;
}

export interface ModelServer {
  /** Without a path, for example `http://127.0.0.1:40001`. */
  readonly url: string;
  /** Random for each server, so that tests can search for leaks; undefined if it requires none. */
  readonly apiKey: string | undefined;
  /** The received requests, oldest first, with their outcomes. */
  readonly requests: readonly ModelRequest[];
  /** The highest number of simultaneous requests. */
  readonly mostAtOnce: number;
  /**
   * Sets its behavior from now on: a constant one, a function of the request, or a list for the next requests
   * followed by the first behavior.
   */
  behave(
    behavior: GivenBehavior | readonly GivenBehavior[] | ((request: ModelRequest) => GivenBehavior),
  ): void;
  /** Resolves with the request of this number, from 1, as soon as it arrives. */
  waitForRequest(number: number): Promise<ModelRequest>;
  /** Waits until this many requests are held by `holdAfter`. */
  waitForHeld(count?: number): Promise<void>;
  /** Continues every held request. */
  release(): void;
  /** The settings of a client of the language-model package. */
  settings(provider: Provider): ModelSettings;
  /** The `MODEL_*` settings of a server under test. */
  environment(provider: Provider): Record<string, string>;
  close(): Promise<void>;
}

const modelNames = {
  openai: 'gpt-4.1-mini',
  'openai-compatible': 'llama3.1',
  anthropic: 'claude-sonnet-4-5',
} as const satisfies Record<Provider, string>;
const otherNames = ['gpt-4', 'gpt-4o', 'gpt-4.1', 'gpt-5-mini', 'claude-3-haiku-20240307'];
const prices = { input: 0.4, output: 1.6 };

/**
 * Starts a local server that speaks Chat Completions and Messages like the real ones, with and without streaming. It
 * rejects what they reject, reads the prompt and answers from it, always in the same words. It can be told to fail or
 * to lie.
 */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const { contextTokens = 128_000, models = [], hasKey = true } = options;
  const apiKey = hasKey ? `sk-${randomBytes(24).toString('base64url')}` : undefined;
  const limits = {
    apiKey,
    contextTokens,
    models: [...Object.values(modelNames), ...otherNames, ...models],
  };
  const log = createRequestLog();
  const first = toBehavior(options.behavior ?? 'honest');
  let choose = (_: ModelRequest): Behavior => first;
  const server = createServer((request, response) => {
    handleRequest({ limits, log, choose: (came) => choose(came) }, request, response).catch(
      (error: unknown) => response.destroy(error as Error),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    apiKey,
    requests: log.requests,
    get mostAtOnce() {
      return log.mostAtOnce;
    },
    behave(given) {
      choose = toChoice(given, first);
    },
    waitForRequest: log.waitForRequest,
    waitForHeld: (count = 1) => log.waitForHeld(count),
    release: log.release,
    settings: (provider) => ({
      provider,
      name: modelNames[provider],
      apiUrl: `${url}/v1`,
      apiKey,
      contextTokens: Math.min(contextTokens, 32_000),
      outputTokens: 4096,
      hasStructuredOutput: true,
      prices,
    }),
    environment: (provider) => ({
      MODEL_PROVIDER: provider,
      MODEL_NAME: modelNames[provider],
      MODEL_API_URL: `${url}/v1`,
      ...(apiKey !== undefined && { MODEL_API_KEY: apiKey }),
      MODEL_INPUT_PRICE: String(prices.input),
      MODEL_OUTPUT_PRICE: String(prices.output),
    }),
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

function toChoice(
  given: Parameters<ModelServer['behave']>[0],
  last: Behavior,
): (request: ModelRequest) => Behavior {
  if (typeof given === 'function') return (request) => toBehavior(given(request));
  if (!Array.isArray(given)) {
    const always = toBehavior(given as GivenBehavior);
    return () => always;
  }
  const next = given.map(toBehavior);
  return () => next.shift() ?? last;
}
