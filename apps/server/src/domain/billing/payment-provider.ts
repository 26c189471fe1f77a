import type { Config } from '../../platform/config.ts';
import type { Logger } from '../../platform/log.ts';
import { createCustomerCalls } from './customer-calls.ts';
import { createEventReader } from './event.ts';
import { createPaymentClient } from './payment-client.ts';
import { createPriceCheck } from './price.ts';
import { createSetupCalls } from './setup.ts';
import { createSubscriptionCalls } from './subscription-calls.ts';

/** All calls to the payment provider. They throw what `PaymentClient` documents. */
export type PaymentProvider = ReturnType<typeof openPaymentProvider>;

/** Whether this server charges money. */
export function isBillingOn({ STRIPE_SECRET_KEY }: Pick<Config, 'STRIPE_SECRET_KEY'>): boolean {
  return STRIPE_SECRET_KEY !== undefined;
}

/** Creates the payment provider's client; undefined if none is configured. */
export function createPaymentProvider(
  config: Config,
  log: Pick<Logger, 'error'>,
): PaymentProvider | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PRICE_ID: price = '',
    STRIPE_WEBHOOK_SECRET: webhookSecret = '',
  } = config;
  if (secretKey === undefined) return undefined;
  const client = createPaymentClient(secretKey, config, log);
  return openPaymentProvider(client, { price, webhookSecret }, log);
}

function openPaymentProvider(
  client: ReturnType<typeof createPaymentClient>,
  { price, webhookSecret }: { readonly price: string; readonly webhookSecret: string },
  log: Pick<Logger, 'error'>,
) {
  return {
    checkPrice: createPriceCheck(client, price, log),
    readEvent: createEventReader(client, webhookSecret),
    ...createCustomerCalls(client),
    ...createSetupCalls(client),
    ...createSubscriptionCalls(client, price),
  };
}
