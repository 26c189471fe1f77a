import { customerRoutes } from './customers.ts';
import { missingParameter, ParameterError, ProviderError, refuse } from './errors.ts';
import type { Form } from './form.ts';
import type { Answer, IdempotencyKeys } from './idempotency.ts';
import { createId } from './ids.ts';
import { invoiceRoutes } from './invoices.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { portalRoutes } from './portal.ts';
import { priceRoutes } from './prices.ts';
import type { Call, Route } from './routes.ts';
import { setupIntentRoutes } from './setup-intents.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import type { World } from './world.ts';

/** A request as it came. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly parameters: Form;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
}

export interface Keys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

const routes: readonly Route[] = [
  ...customerRoutes,
  ...invoiceRoutes,
  ...paymentMethodRoutes,
  ...portalRoutes,
  ...priceRoutes,
  ...setupIntentRoutes,
  ...subscriptionRoutes,
];

/** The addresses that a browser may call: one setup intent, to read and to confirm. */
export const publicPath = /^\/v1\/setup_intents\/[^/]+(?:\/confirm)?$/;

/** Answers a request to the API; `isReplayed` when it only repeats what an earlier one was answered. */
export function answer(
  world: World,
  keys: Keys,
  idempotency: IdempotencyKeys,
  request: ApiRequest,
): Answer & { readonly isReplayed: boolean } {
  const requestId = createId('req');
  const key = request.method === 'POST' ? request.idempotencyKey : undefined;
  try {
    const call = authorize(keys, request);
    const stored = key && idempotency.claim(key, request.path, getFingerprint(request));
    if (stored) return { ...stored, isReplayed: true };
    const { done, isUnderstood } = perform(world, request, call, requestId);
    if (key && isUnderstood) idempotency.keep(key, done);
    else if (key) idempotency.release(key);
    return { ...done, isReplayed: false };
  } catch (error) {
    return { ...toAnswer(error, requestId), isReplayed: false };
  }
}

/** What makes two requests the same. */
export function getFingerprint({ method, parameters }: ApiRequest): string {
  return JSON.stringify([method, sort(parameters)]);
}

/** Converts an error to the provider's answer. An unexpected error is a bug of the stand-in and is thrown again. */
export function toAnswer(error: unknown, requestId: string): Answer {
  if (!(error instanceof ProviderError)) throw error;
  const { status, body } = error;
  return { status, body: JSON.stringify({ error: body }, null, 2), requestId };
}

function perform(world: World, request: ApiRequest, call: CallBase, requestId: string): Performed {
  const cause = { id: requestId, idempotency_key: request.idempotencyKey ?? null };
  try {
    const object = world.log.during(cause, () => work(world, request, call));
    const done = { status: 200, body: JSON.stringify(object, null, 2), requestId };
    return { done, isUnderstood: true };
  } catch (error) {
    const isUnderstood = !(error instanceof ParameterError);
    return { done: toAnswer(error, requestId), isUnderstood };
  }
}

function work(world: World, { method, path }: ApiRequest, call: CallBase): object {
  const route = routes.find((known) => known.method === method && known.path.test(path));
  if (!route) throw refuse(`Unrecognized request URL (${method}: ${path}).`, { status: 404 });
  const id = decodeURIComponent(route.path.exec(path)?.[1] ?? '');
  return route.answer(world, { id, ...call });
}

interface Performed {
  readonly done: Answer;
  /** Whether the parameters were the call's: only then is the answer remembered under its key. */
  readonly isUnderstood: boolean;
}

type CallBase = Omit<Call<Form>, 'id'>;

/** The parameters of a call with the secret key, or of one that a browser may make with the publishable key. */
function authorize({ secretKey, publishableKey }: Keys, request: ApiRequest): CallBase {
  const { key: sent, ...parameters } = request.parameters;
  const bearer = /^Bearer (.+)$/.exec(request.authorization ?? '')?.[1];
  const key = bearer ?? (typeof sent === 'string' ? sent : undefined);
  if (key === undefined) throw refuse('You did not provide an API key.', { status: 401 });
  if (key === secretKey) return { parameters: request.parameters };
  if (key !== publishableKey)
    throw refuse(`Invalid API Key provided: ${key.slice(0, 8)}****`, { status: 401 });
  if (!publicPath.test(request.path))
    throw refuse(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      { status: 403, code: 'secret_key_required' },
    );
  const { client_secret: clientSecret, ...rest } = parameters;
  if (typeof clientSecret !== 'string') throw missingParameter(['client_secret']);
  return { parameters: rest, clientSecret };
}

function sort(value: Form[string]): unknown {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(sort);
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, sort(part)]);
}
