import { AppError } from '@clauselight/schema';
import type { PaymentClient } from './payment-client.ts';

/** An event with a valid signature: its id, its type and its customer. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Absent if the event concerns no customer. */
  readonly customerId: string | undefined;
}

/**
 * Creates a function that reads events. It throws `invalid_signature` if the provider has not signed the event, or
 * signed it more than five minutes ago. Source: Stripe, "Verify webhook signatures manually".
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
