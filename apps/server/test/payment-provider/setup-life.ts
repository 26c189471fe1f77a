import type Stripe from 'stripe';
import { getBehavior, toCardError } from './cards.ts';
import { ProviderError, refuse } from './errors.ts';
import { copy } from './events.ts';
import { idOf } from './ids.ts';
import { attach } from './payment-methods.ts';
import type { World } from './world.ts';

/**
 * Sets up a payment method: succeeds, or asks the person to authenticate. A declined card is a 402, and the setup
 * intent waits for another one.
 */
export function confirmSetup(
  world: World,
  intent: Stripe.SetupIntent,
  given: { readonly method: () => Stripe.PaymentMethod; readonly returnUrl?: string | undefined },
): void {
  assertOpen(intent, 'confirm');
  const method = given.method();
  const { setup, decline } = getBehavior(world, method.id);
  if (setup === 'declined' && decline) {
    fail(world, intent, { ...toCardError(decline), payment_method: copy(method) });
    throw new ProviderError(402, {
      type: 'card_error',
      ...decline,
      setup_intent: copy(intent),
      payment_method: copy(method),
    });
  }
  intent.payment_method = method.id;
  if (setup === 'asks for authentication') ask(world, intent, given.returnUrl);
  else succeed(world, intent);
}

/** What a person did where their bank asked them to authenticate. */
export function completeSetup(
  world: World,
  intent: Stripe.SetupIntent,
  outcome: 'authenticated' | 'failed',
): void {
  if (intent.status !== 'requires_action')
    throw new Error(`${intent.id} asks for nothing: it is ${intent.status}`);
  if (outcome === 'authenticated') succeed(world, intent);
  else
    fail(world, intent, {
      type: 'invalid_request_error',
      code: 'setup_intent_authentication_failure',
      message:
        'The latest attempt to set up the payment method has failed because authentication failed.',
    });
}

export function cancelSetup(
  world: World,
  intent: Stripe.SetupIntent,
  reason: Stripe.SetupIntent['cancellation_reason'],
): void {
  assertOpen(intent, 'cancel');
  Object.assign(intent, {
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  } satisfies Partial<Stripe.SetupIntent>);
  world.log.emit('setup_intent.canceled', intent);
}

function ask(world: World, intent: Stripe.SetupIntent, returnUrl: string | undefined): void {
  const url = `${world.url}/authenticate/${intent.id}`;
  intent.status = 'requires_action';
  intent.last_setup_error = null;
  intent.next_action =
    returnUrl === undefined
      ? {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
        }
      : { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } };
  world.log.emit('setup_intent.requires_action', intent);
}

function succeed(world: World, intent: Stripe.SetupIntent): void {
  const customer = idOf(intent.customer);
  const method = world.paymentMethods.get(idOf(intent.payment_method) ?? '');
  if (customer !== null && method) attach(world, method, customer);
  Object.assign(intent, {
    last_setup_error: null,
    next_action: null,
    status: 'succeeded',
  } satisfies Partial<Stripe.SetupIntent>);
  world.log.emit('setup_intent.succeeded', intent);
}

function fail(
  world: World,
  intent: Stripe.SetupIntent,
  error: Stripe.SetupIntent.LastSetupError,
): void {
  Object.assign(intent, {
    last_setup_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  } satisfies Partial<Stripe.SetupIntent>);
  world.log.emit('setup_intent.setup_failed', intent);
}

function assertOpen(intent: Stripe.SetupIntent, action: 'cancel' | 'confirm'): void {
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') return;
  const state = intent.status === 'succeeded' ? 'already succeeded' : 'been canceled';
  throw refuse(`You cannot ${action} this SetupIntent because it has ${state}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: copy(intent),
  });
}
