import type Stripe from 'stripe';
import { z } from 'zod';
import { missing, refuse } from './errors.ts';
import { createId } from './ids.ts';
import { toList } from './lists.ts';
import { expand, mergeMetadata, metadata, pages, removable, type Shape } from './parameters.ts';
import { detach } from './payment-methods.ts';
import { route } from './routes.ts';
import { cancel, isLive } from './subscription-life.ts';
import type { World } from './world.ts';

const details = {
  description: removable.optional(),
  email: removable.optional(),
  expand,
  invoice_settings: z
    .strictObject({
      default_payment_method: removable.optional(),
    } satisfies Shape<Stripe.CustomerUpdateParams.InvoiceSettings>)
    .optional(),
  metadata: metadata.optional(),
  name: removable.optional(),
  phone: removable.optional(),
} satisfies Shape<Stripe.CustomerCreateParams> & Shape<Stripe.CustomerUpdateParams>;

const detailsSchema = z.strictObject(details);
type Details = z.output<typeof detailsSchema>;

export const customerRoutes = [
  route('POST /v1/customers', detailsSchema, (world, { parameters }) =>
    createCustomer(world, parameters),
  ),
  route(
    'GET /v1/customers',
    z.strictObject({
      ...pages,
      email: z.string().optional(),
      expand,
    } satisfies Shape<Stripe.CustomerListParams>),
    (world, { parameters: { email, ...page } }) => {
      const found = [...world.customers.values()]
        .filter((customer) => !customer.deleted)
        .filter((customer) => email === undefined || customer.email === email);
      return toList('/v1/customers', found, page);
    },
  ),
  route(
    'GET /v1/customers/:id',
    z.strictObject({ expand } satisfies Shape<Stripe.CustomerRetrieveParams>),
    (world, { id }) => {
      const customer = world.customers.get(id);
      if (!customer) throw missing('customer', id);
      return customer;
    },
  ),
  route('POST /v1/customers/:id', detailsSchema, (world, { id, parameters }) => {
    const customer = getCustomer(world, id);
    updateCustomer(world, customer, parameters);
    return customer;
  }),
  route(
    'DELETE /v1/customers/:id',
    z.strictObject({} satisfies Shape<Stripe.CustomerDeleteParams>),
    (world, { id }) => deleteCustomer(world, getCustomer(world, id)),
  ),
];

/** A customer that is not deleted; `param` names the parameter that the id was in. */
export function getCustomer(world: World, id: string, param?: string): Stripe.Customer {
  const customer = world.customers.get(id);
  if (!customer || customer.deleted) throw missing('customer', id, param);
  return customer;
}

function createCustomer(world: World, given: Details): Stripe.Customer {
  if (given.invoice_settings?.default_payment_method)
    throw refuse('A new customer has no payment methods.', { code: 'resource_missing' });
  const id = createId('cus');
  const customer: Stripe.Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: world.clock.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata({}, given.metadata),
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  world.customers.set(id, customer);
  world.log.emit('customer.created', customer);
  return customer;
}

function updateCustomer(world: World, customer: Stripe.Customer, given: Details): void {
  const { description, email, name, phone, invoice_settings: settings } = given;
  const method = settings?.default_payment_method;
  if (method && world.paymentMethods.get(method)?.customer !== customer.id)
    throw missing('PaymentMethod', method, 'invoice_settings[default_payment_method]');
  world.log.change('customer.updated', customer, {
    ...(description !== undefined && { description }),
    ...(email !== undefined && { email }),
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(method !== undefined && {
      invoice_settings: { ...customer.invoice_settings, default_payment_method: method },
    }),
    metadata: mergeMetadata(customer.metadata, given.metadata),
  });
}

/** Ends the customer's subscriptions at once and lets go of their cards. */
function deleteCustomer(world: World, customer: Stripe.Customer): Stripe.DeletedCustomer {
  for (const subscription of world.subscriptions.values())
    if (subscription.customer === customer.id && isLive(subscription)) cancel(world, subscription);
  for (const method of world.paymentMethods.values())
    if (method.customer === customer.id) detach(world, method);
  const deleted: Stripe.DeletedCustomer = { id: customer.id, object: 'customer', deleted: true };
  world.customers.set(customer.id, deleted);
  world.log.emit('customer.deleted', customer);
  return deleted;
}
