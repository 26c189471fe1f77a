import { AppError } from '@clauselight/schema';
import Stripe from 'stripe';
import type { Config } from '../../platform/config.ts';
import type { Logger } from '../../platform/log.ts';

/** The provider's library, and two ways to call it. */
export interface PaymentClient {
  readonly stripe: Stripe;
  /**
   * Throws `payment_unavailable` if the provider does not answer or asks to come back later, and
   * `payment_misconfigured` for a rejection that only a wrong setting or a bug can cause.
   */
  ask<T>(call: Promise<T>): Promise<T>;
  /** The same for an object that may not exist any more: undefined in that case. */
  askFor<T>(call: Promise<T>): Promise<T | undefined>;
}

/** Timeout of one call, in milliseconds. */
export const answerMs = 7000;
/** How often a call that failed temporarily is repeated. */
export const retries = 1;

export function createPaymentClient(
  secretKey: string,
  { STRIPE_API_URL: apiUrl }: Pick<Config, 'STRIPE_API_URL'>,
  log: Pick<Logger, 'error'>,
  timeoutMs = answerMs,
): PaymentClient {
  return {
    stripe: createStripe(secretKey, apiUrl, timeoutMs),
    ask: (call) => call.catch((error: unknown) => refuse(error, log)),
    askFor: (call) =>
      call.catch((error: unknown) => (isMissing(error) ? undefined : refuse(error, log))),
  };
}

function createStripe(secretKey: string, apiUrl: string, timeoutMs: number): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

function refuse(error: unknown, log: Pick<Logger, 'error'>): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  if (error.code === 'email_invalid') {
    throw new AppError('invalid_request', { details: 'Please enter a valid email address' });
  }
  const { type, code, param, statusCode, requestId } = error;
  log.error({ type, code, param, statusCode, requestId }, 'the payment provider refused a request');
  throw new AppError(isPassing(error) ? 'payment_unavailable' : 'payment_misconfigured', {
    cause: error,
  });
}

/** Whether the same call may succeed later. */
function isPassing(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error.code === 'idempotency_key_in_use' ||
    (error.statusCode ?? 0) >= 500
  );
}
