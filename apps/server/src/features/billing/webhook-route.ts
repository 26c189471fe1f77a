import { AppError } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { numberRequest } from '../../domain/billing/accounts.ts';
import type { PaymentEvent } from '../../domain/billing/event.ts';
import { billingAccounts, paymentEvents } from '../../domain/tables/billing-tables.ts';
import type { Database } from '../../platform/database/open.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import type { App, RouteParts } from '../http/app.ts';

/** Events that can change a person's subscription. All others are only acknowledged. */
const telling =
  /^(?:setup_intent\.succeeded|customer\.deleted|customer\.subscription\.|invoice\.(?:paid|payment_failed)$)/;

/** Adds the route to which the payment provider sends events. */
export function addWebhookRoute(app: App, { database, billing: { payments } }: RouteParts): void {
  app.register(async (scope) => {
    // The signature covers the raw bytes of the body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
    scope.post(
      '/api/billing/events',
      {
        config: { rateLimit: false },
        schema: {
          tags: ['billing'],
          summary: 'What the payment provider tells, signed by it',
          response: { 200: z.object({ received: z.literal(true) }) },
        },
      },
      async (request, reply) => {
        if (payments === undefined) throw new AppError('billing_off');
        const { 'stripe-signature': signature } = request.headers;
        const { body } = request;
        if (typeof signature !== 'string' || !Buffer.isBuffer(body)) {
          throw new AppError('invalid_signature');
        }
        await take(database, await payments.readEvent(body, signature));
        return reply.send({ received: true });
      },
    );
  });
}

/** Enqueues a request for the customer's current status, once for each event, however often it is delivered. */
async function take({ orm }: Database, { id, type, customerId }: PaymentEvent): Promise<void> {
  if (customerId === undefined || !telling.test(type)) return;
  await orm.transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(billingAccounts)
      .where(eq(billingAccounts.customerId, customerId));
    if (account === undefined) return;
    const taken = await tx
      .insert(paymentEvents)
      .values({ id })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (taken.length === 0) return;
    // If the job expires, the next reconciliation asks again.
    await numberRequest(tx, account.userId);
    await enqueue(tx, { kind: 'sync-subscription', payload: { userId: account.userId } });
  });
}
