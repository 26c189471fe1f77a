import type Stripe from 'stripe';
import { z } from 'zod';
import { missing, refuse } from './errors.ts';
import { idOf } from './ids.ts';
import { toList } from './lists.ts';
import { expand, pages, type Shape } from './parameters.ts';
import { route } from './routes.ts';
import { isLive } from './subscription-life.ts';
import type { World } from './world.ts';

const type = z.literal('card').optional();

export const paymentMethodRoutes = [
  route(
    'GET /v1/payment_methods',
    z.strictObject({
      ...pages,
      customer: z.string(),
      expand,
      type,
    } satisfies Shape<Stripe.PaymentMethodListParams>),
    (world, { parameters: { customer, ...page } }) =>
      listMethods(world, '/v1/payment_methods', { customer, ...page }),
  ),
  route(
    'GET /v1/customers/:id/payment_methods',
    z.strictObject({
      ...pages,
      expand,
      type,
    } satisfies Shape<Stripe.CustomerListPaymentMethodsParams>),
    (world, { id, parameters: page }) => {
      const customer = world.customers.get(id);
      if (!customer || customer.deleted) throw missing('customer', id);
      return listMethods(world, `/v1/customers/${id}/payment_methods`, { customer: id, ...page });
    },
  ),
  route(
    'GET /v1/payment_methods/:id',
    z.strictObject({ expand } satisfies Shape<Stripe.PaymentMethodRetrieveParams>),
    (world, { id }) => getMethod(world, id),
  ),
  route(
    'POST /v1/payment_methods/:id/detach',
    z.strictObject({ expand } satisfies Shape<Stripe.PaymentMethodDetachParams>),
    (world, { id }) => {
      const method = getMethod(world, id);
      if (method.customer === null)
        throw refuse(
          'The payment method you provided is not attached to a customer so detachment is impossible.',
        );
      detach(world, method);
      return method;
    },
  ),
];

/** Gives a payment method to a customer, for later charges. */
export function attach(world: World, method: Stripe.PaymentMethod, customer: string): void {
  if (method.customer === customer) return;
  method.customer = customer;
  world.log.emit('payment_method.attached', method);
}

/** Detaches a payment method from its customer for good: what used it by default then has none. */
export function detach(world: World, method: Stripe.PaymentMethod): void {
  const customer = world.customers.get(idOf(method.customer) ?? '');
  method.customer = null;
  world.log.emit('payment_method.detached', method, { customer: customer?.id ?? null });
  if (customer && !customer.deleted && usesByDefault(customer, method))
    world.log.change('customer.updated', customer, {
      invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
    });
  for (const subscription of world.subscriptions.values())
    if (subscription.default_payment_method === method.id && isLive(subscription))
      world.log.change('customer.subscription.updated', subscription, {
        default_payment_method: null,
      });
}

function usesByDefault(customer: Stripe.Customer, method: Stripe.PaymentMethod): boolean {
  return customer.invoice_settings.default_payment_method === method.id;
}

function getMethod(world: World, id: string): Stripe.PaymentMethod {
  const method = world.paymentMethods.get(id);
  if (!method) throw missing('PaymentMethod', id);
  return method;
}

function listMethods(
  world: World,
  url: string,
  { customer, ...page }: { customer: string } & Parameters<typeof toList>[2],
): Stripe.ApiList<Stripe.PaymentMethod> {
  const methods = [...world.paymentMethods.values()];
  return toList(
    url,
    methods.filter((method) => method.customer === customer),
    page,
  );
}
