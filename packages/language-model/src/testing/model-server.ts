import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelSettings } from '../settings.ts';
import { type Behaviour, type GivenBehaviour, toBehaviour } from './behaviour.ts';
import { handleRequest } from './handle-request.ts';
import { createRequestLog, type ModelRequest } from './request-log.ts';

export type { Behaviour, BehaviourKind, GivenBehaviour } from './behaviour.ts';
export type { ModelRequest, RequestEnd } from './request-log.ts';

type Provider = ModelSettings['provider'];

export interface ModelServerOptions {
  /** How it behaves until told otherwise; `honest` unless told. */
  readonly behaviour?: GivenBehaviour;
  /** Tokens of question and answer together that its models take, 128,000 unless told. */
  readonly contextTokens?: number;
  /** Names of models beside those it has anyway. */
  readonly models?: readonly string[];
  /** Whether it asks for a key; it does unless told. */
  readonly hasKey?: boolean;
}

export interface ModelServer {
  /** Without a path, for example `http://127.0.0.1:40001`. */
  readonly url: string;
  /** Drawn anew for each server, so that it can be looked for where it must not be; undefined where it asks for none. */
  readonly apiKey: string | undefined;
  /** What came, oldest first, with what became of it. */
  readonly requests: readonly ModelRequest[];
  /** Most requests that were under way at one time. */
  readonly mostAtOnce: number;
  /**
   * How it behaves from now on: always the same, as a function of the request says, or one behaviour for each of the next
   * requests and then as it was begun with.
   */
  behave(
    behaviour:
      | GivenBehaviour
      | readonly GivenBehaviour[]
      | ((request: ModelRequest) => GivenBehaviour),
  ): void;
  /** The request with this number, counted from 1, as soon as it has come. */
  waitForRequest(number: number): Promise<ModelRequest>;
  /** Waits until this many requests are held by `holdAfter`. */
  waitForHeld(count?: number): Promise<void>;
  /** Lets every request that is held go on. */
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
 * A server on this machine that speaks Chat Completions and Messages as the real ones do, streamed and at once. It refuses
 * what they refuse, reads the prompt and answers from it, the same words every time, and can be told to fail or to lie.
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
  const first = toBehaviour(options.behaviour ?? 'honest');
  let choose = (_: ModelRequest): Behaviour => first;
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
  last: Behaviour,
): (request: ModelRequest) => Behaviour {
  if (typeof given === 'function') return (request) => toBehaviour(given(request));
  if (!Array.isArray(given)) {
    const always = toBehaviour(given as GivenBehaviour);
    return () => always;
  }
  const next = given.map(toBehaviour);
  return () => next.shift() ?? last;
}
