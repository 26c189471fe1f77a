import type Stripe from 'stripe';
import { z } from 'zod';
import { missing, ProviderError, refuse } from './errors.ts';
import { findSubscription } from './invoice-life.ts';
import { toList } from './lists.ts';
import { boolean, expand, pages, type Shape } from './parameters.ts';
import { route } from './routes.ts';
import { collect } from './subscription-life.ts';
import type { World } from './world.ts';

export const invoiceRoutes = [
  route(
    'GET /v1/invoices',
    z.strictObject({
      ...pages,
      customer: z.string().optional(),
      expand,
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      subscription: z.string().optional(),
    } satisfies Shape<Stripe.InvoiceListParams>),
    (world, { parameters: { customer, status, subscription, ...page } }) => {
      const found = [...world.invoices.values()]
        .filter((invoice) => customer === undefined || invoice.customer === customer)
        .filter((invoice) => status === undefined || invoice.status === status)
        .filter(
          (invoice) =>
            subscription === undefined || findSubscription(world, invoice)?.id === subscription,
        );
      return toList('/v1/invoices', found, page);
    },
  ),
  route(
    'GET /v1/invoices/:id',
    z.strictObject({ expand } satisfies Shape<Stripe.InvoiceRetrieveParams>),
    (world, { id }) => getInvoice(world, id),
  ),
  route(
    'POST /v1/invoices/:id/pay',
    z.strictObject({
      expand,
      off_session: boolean.optional(),
      payment_method: z.string().optional(),
    } satisfies Shape<Stripe.InvoicePayParams>),
    (world, { id, parameters }) => pay(world, getInvoice(world, id), parameters.payment_method),
  ),
];

function getInvoice(world: World, id: string): Stripe.Invoice {
  const invoice = world.invoices.get(id);
  if (!invoice) throw missing('invoice', id);
  return invoice;
}

function pay(world: World, invoice: Stripe.Invoice, method: string | undefined): Stripe.Invoice {
  if (invoice.status === 'paid') throw refuse('Invoice is already paid');
  if (invoice.status !== 'open')
    throw refuse(`You cannot pay an invoice that is ${invoice.status}.`);
  if (method !== undefined && world.paymentMethods.get(method)?.customer !== invoice.customer)
    throw missing('PaymentMethod', method, 'payment_method');
  const failure = collect(world, invoice, { payer: method, isAutomatic: false });
  if (failure === 'no payment method')
    throw refuse(
      'There is no `default_payment_method` set on this Customer or Invoice. Please attach a payment method and try again.',
    );
  if (failure !== null) throw new ProviderError(402, { type: 'card_error', ...failure });
  return invoice;
}
