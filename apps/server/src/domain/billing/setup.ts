import type Stripe from 'stripe';
import type { PaymentClient } from './payment-client.ts';

/** A card that is being set up. */
export interface CardSetup {
  readonly id: string;
  /** Allows the browser that holds it to set up the card. */
  readonly clientSecret: string;
  /** `open` until the provider confirms the card; `ended` if that cannot happen any more. */
  readonly state: 'open' | 'done' | 'ended';
  /** Present once the card is set up. */
  readonly paymentMethodId: string | undefined;
}

export interface NewSetup {
  readonly customerId: string;
  readonly userId: string;
  /** The number of this setup among the person's setups. */
  readonly number: number;
}

export function createSetupCalls({ stripe, ask, askFor }: PaymentClient) {
  return {
    /** Creates a setup of a card for later payments without its owner. The same number returns the same setup. */
    async createSetup({ customerId, userId, number }: NewSetup): Promise<CardSetup> {
      const setup = await ask(
        stripe.setupIntents.create(
          {
            customer: customerId,
            // Apple Pay and Google Pay count as cards.
            allowed_payment_method_types: ['card'],
            usage: 'off_session',
            metadata: { userId },
          },
          { idempotencyKey: `setup:${userId}:${number}` },
        ),
      );
      return presentSetup(setup);
    },
    async findSetup(id: string): Promise<CardSetup | undefined> {
      const setup = await askFor(stripe.setupIntents.retrieve(id));
      return setup && presentSetup(setup);
    },
  };
}

function presentSetup(setup: Stripe.SetupIntent): CardSetup {
  const { payment_method: method, client_secret: clientSecret } = setup;
  return {
    id: setup.id,
    clientSecret: clientSecret ?? '',
    state: judge(setup.status),
    paymentMethodId: typeof method === 'string' ? method : method?.id,
  };
}

function judge(status: Stripe.SetupIntent.Status): CardSetup['state'] {
  if (status === 'succeeded') return 'done';
  return status === 'canceled' ? 'ended' : 'open';
}
