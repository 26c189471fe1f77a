import type Stripe from 'stripe';
import { z } from 'zod';
import { charge, findPayer } from './charges.ts';
import { getCustomer } from './customers.ts';
import { missing, ProviderError, refuse } from './errors.ts';
import { idOf } from './ids.ts';
import { toList } from './lists.ts';
import { boolean, expand, mergeMetadata, pages, type Shape } from './parameters.ts';
import { route } from './routes.ts';
import { createSubscription } from './subscription-form.ts';
import { begin, cancel, describeEnd, isLive } from './subscription-life.ts';
import {
  type NewSubscription,
  newSubscriptionSchema,
  type SubscriptionUpdate,
  subscriptionUpdateSchema,
} from './subscription-parameters.ts';
import type { World } from './world.ts';

const statuses = ['active', 'canceled', 'incomplete', 'incomplete_expired', 'past_due', 'trialing'];

export const subscriptionRoutes = [
  route('POST /v1/subscriptions', newSubscriptionSchema, (world, { parameters }) =>
    subscribe(world, parameters),
  ),
  route(
    'GET /v1/subscriptions',
    z.strictObject({
      ...pages,
      customer: z.string().optional(),
      expand,
      status: z.enum(['all', 'ended', ...statuses]).optional(),
    } satisfies Shape<Stripe.SubscriptionListParams>),
    (world, { parameters: { customer, status, ...page } }) => {
      const found = [...world.subscriptions.values()]
        .filter((subscription) => customer === undefined || subscription.customer === customer)
        .filter((subscription) => hasStatus(subscription, status));
      return toList('/v1/subscriptions', found, page);
    },
  ),
  route(
    'GET /v1/subscriptions/:id',
    z.strictObject({ expand } satisfies Shape<Stripe.SubscriptionRetrieveParams>),
    (world, { id }) => getSubscription(world, id),
  ),
  route('POST /v1/subscriptions/:id', subscriptionUpdateSchema, (world, { id, parameters }) => {
    const subscription = getSubscription(world, id);
    update(world, subscription, parameters);
    return subscription;
  }),
  route(
    'DELETE /v1/subscriptions/:id',
    z.strictObject({
      expand,
      invoice_now: boolean.optional(),
      prorate: boolean.optional(),
    } satisfies Shape<Stripe.SubscriptionCancelParams>),
    (world, { id }) => {
      const subscription = getSubscription(world, id);
      if (!isLive(subscription)) throw missing('subscription', id);
      cancel(world, subscription);
      return subscription;
    },
  ),
];

export function getSubscription(world: World, id: string): Stripe.Subscription {
  const subscription = world.subscriptions.get(id);
  if (!subscription) throw missing('subscription', id);
  return subscription;
}

function subscribe(world: World, given: NewSubscription): Stripe.Subscription {
  const customer = getCustomer(world, given.customer, 'customer');
  const [{ price }] = given.items;
  if (price !== world.price.id) throw missing('price', price, 'items[0][price]');
  const method = given.default_payment_method ?? null;
  assertOwn(world, customer.id, method);
  const payer = findPayer(world, { customer: customer.id, default_payment_method: method });
  const isTrial = (given.trial_period_days ?? 0) > 0;
  if (!isTrial && payer === null)
    throw refuse(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      { code: 'resource_missing' },
    );
  const failure = isTrial ? null : charge(world, payer);
  if (failure !== null && failure !== 'no payment method' && isStrict(given))
    throw new ProviderError(402, { type: 'card_error', ...failure });
  const subscription = createSubscription(world, given, {
    isPaid: failure === null,
    payer,
  });
  begin(world, subscription);
  return subscription;
}

function isStrict({ payment_behavior }: NewSubscription): boolean {
  return payment_behavior === 'error_if_incomplete';
}

function update(world: World, subscription: Stripe.Subscription, given: SubscriptionUpdate): void {
  const { default_payment_method: method, description, expand: _, metadata, ...end } = given;
  const isMore = [method, description, ...Object.values(end)].some((value) => value !== undefined);
  if (!isLive(subscription) && isMore)
    throw refuse('A canceled subscription can only update its cancellation_details and metadata.');
  assertOwn(world, idOf(subscription.customer), method ?? null);
  world.log.change('customer.subscription.updated', subscription, {
    ...(description !== undefined && { description }),
    ...(method !== undefined && { default_payment_method: method }),
    ...decideEnd(world, subscription, end),
    metadata: mergeMetadata(subscription.metadata, metadata),
  });
}

function decideEnd(
  world: World,
  subscription: Stripe.Subscription,
  asked: Pick<SubscriptionUpdate, 'cancel_at' | 'cancel_at_period_end'>,
): Partial<Stripe.Subscription> {
  const { cancel_at_period_end: isEnding = subscription.cancel_at_period_end } = asked;
  if (asked.cancel_at === '')
    return { ...describeEnd(world, subscription, false), cancel_at_period_end: false };
  if (isEnding === subscription.cancel_at_period_end) return {};
  return { ...describeEnd(world, subscription, isEnding), cancel_at_period_end: isEnding };
}

function assertOwn(world: World, customer: string | null, method: string | null): void {
  if (method === null || world.paymentMethods.get(method)?.customer === customer) return;
  throw refuse(
    `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param: 'default_payment_method' },
  );
}

/** Without a status asked for, all that have not ended by cancellation. */
function hasStatus(subscription: Stripe.Subscription, status: string | undefined): boolean {
  if (status === undefined) return subscription.status !== 'canceled';
  if (status === 'ended') return !isLive(subscription);
  return status === 'all' || subscription.status === status;
}
