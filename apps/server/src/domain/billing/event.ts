import { AppError } from '@clauselight/schema';
import type { PaymentClient } from './payment-client.ts';

/** An event whose signature was right: which it is, and whose. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Absent where it concerns no customer. */
  readonly customerId: string | undefined;
}

/**
 * Makes a reader of events. It throws invalid_signature for what the provider has not signed, or more than five minutes
 * ago. Source: Stripe, "Verify webhook signatures manually".
 */
export function createEventReader({ stripe }: PaymentClient, secret: string) {
  return async (body: Buffer, signature: string): Promise<PaymentEvent> => {
    const event = await stripe.webhooks
      .constructEventAsync(body, signature, secret)
      .catch((error: unknown) => {
        throw new AppError('invalid_signature', { cause: error });
      });
    return { id: event.id, type: event.type, customerId: findCustomer(event.data.object) };
  };
}

function findCustomer(object: object): string | undefined {
  const { object: kind, id, customer } = object as Record<string, unknown>;
  const named = kind === 'customer' ? id : customer;
  if (typeof named === 'string') return named;
  const expanded = (named as { id?: unknown } | null | undefined)?.id;
  return typeof expanded === 'string' ? expanded : undefined;
}
