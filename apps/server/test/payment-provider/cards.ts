import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { missing, ProviderError } from './errors.ts';
import { createId } from './ids.ts';
import { type Decline, type TestCard, testCards } from './test-cards.ts';
import type { World } from './world.ts';

/** What a person types into the card fields. */
export interface EnteredCard {
  readonly number: string;
  readonly exp_month?: number | undefined;
  readonly exp_year?: number | undefined;
}

/** Creates the payment method of an entered card, without an owner yet. An unknown number is rejected as mistyped. */
export function createCard(world: World, entered: EnteredCard): Stripe.PaymentMethod {
  const number = entered.number.replaceAll(/\D/g, '');
  const card = testCards.find((test) => test.number === number);
  if (!card)
    throw new ProviderError(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
      param: 'number',
    });
  return keepCard(world, card, entered);
}

/** A payment method by id: one made here, or a new one of the provider's ready test payment methods. */
export function getCard(world: World, id: string): Stripe.PaymentMethod {
  const ready = testCards.find((test) => test.token === id);
  if (ready) return keepCard(world, ready, ready);
  const held = world.paymentMethods.get(id);
  if (!held) throw missing('PaymentMethod', id, 'payment_method');
  return held;
}

/** What happens with a payment method's card. */
export function getBehavior(world: World, paymentMethod: string): TestCard {
  const card = world.cards.get(paymentMethod);
  if (!card) throw new Error(`no card was kept for ${paymentMethod}`);
  return card;
}

export function toCardError(decline: Decline): Stripe.SetupIntent.LastSetupError {
  return { type: 'card_error', ...decline };
}

function keepCard(world: World, card: TestCard, entered: EnteredCard): Stripe.PaymentMethod {
  const method: Stripe.PaymentMethod = {
    id: createId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: describeCard(world, card.number, entered),
    created: world.clock.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  world.paymentMethods.set(method.id, method);
  world.cards.set(method.id, card);
  return method;
}

function describeCard(
  world: World,
  number: string,
  entered: EnteredCard,
): Stripe.PaymentMethod.Card {
  const year = new Date(world.clock.now() * 1000).getUTCFullYear();
  return {
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: 'visa',
    exp_month: entered.exp_month ?? 12,
    exp_year: entered.exp_year ?? year + 3,
    fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 16),
    funding: 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: ['visa'], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}
