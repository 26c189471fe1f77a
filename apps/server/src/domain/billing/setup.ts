import type Stripe from 'stripe';
import type { PaymentClient } from './payment-client.ts';

/** A card on its way to being set up. */
export interface Setup {
  readonly id: string;
  /** Lets the browser that has it set up the card. */
  readonly clientSecret: string;
  /** `open` until the provider says that the card is set up; `ended` where it never will be. */
  readonly state: 'open' | 'done' | 'ended';
  /** Present once it is done. */
  readonly paymentMethodId: string | undefined;
}

export interface NewSetup {
  readonly customerId: string;
  readonly userId: string;
  /** Which of the person's set-ups it is. */
  readonly number: number;
}

export function createSetupCalls({ stripe, ask, askFor }: PaymentClient) {
  return {
    /** A card to be set up for payments while its owner is away; the same for the same number. */
    async createSetup({ customerId, userId, number }: NewSetup): Promise<Setup> {
      const setup = await ask(
        stripe.setupIntents.create(
          {
            customer: customerId,
            // Apple Pay and Google Pay are cards too.
            allowed_payment_method_types: ['card'],
            usage: 'off_session',
            metadata: { userId },
          },
          { idempotencyKey: `setup:${userId}:${number}` },
        ),
      );
      return presentSetup(setup);
    },
    async findSetup(id: string): Promise<Setup | undefined> {
      const setup = await askFor(stripe.setupIntents.retrieve(id));
      return setup && presentSetup(setup);
    },
  };
}

function presentSetup(setup: Stripe.SetupIntent): Setup {
  const { payment_method: method, client_secret: clientSecret } = setup;
  return {
    id: setup.id,
    clientSecret: clientSecret ?? '',
    state: judge(setup.status),
    paymentMethodId: typeof method === 'string' ? method : method?.id,
  };
}

function judge(status: Stripe.SetupIntent.Status): Setup['state'] {
  if (status === 'succeeded') return 'done';
  return status === 'canceled' ? 'ended' : 'open';
}
