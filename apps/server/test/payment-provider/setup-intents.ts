import type Stripe from 'stripe';
import { z } from 'zod';
import { createCard, getCard } from './cards.ts';
import { getCustomer } from './customers.ts';
import { missing, missingParameter, ProviderError, refuse } from './errors.ts';
import { createId } from './ids.ts';
import { boolean, expand, integer, mergeMetadata, metadata, type Shape } from './parameters.ts';
import { type Call, route } from './routes.ts';
import { cancelSetup, confirmSetup } from './setup-life.ts';
import type { World } from './world.ts';

/** The card's fields are sent by the browser alone, so the library for servers has them elsewhere. */
type CardData = Stripe.SetupIntentConfirmParams.PaymentMethodData &
  Pick<Stripe.PaymentMethodCreateParams, 'card'>;

const createSchema = z.strictObject({
  allowed_payment_method_types: z.tuple([z.literal('card')]).optional(),
  customer: z.string().optional(),
  description: z.string().optional(),
  expand,
  metadata: metadata.optional(),
  usage: z.enum(['off_session', 'on_session']).optional(),
} satisfies Shape<Stripe.SetupIntentCreateParams>);

const confirmSchema = z.strictObject({
  expand,
  payment_method: z.string().optional(),
  payment_method_data: z
    .strictObject({
      card: z.strictObject({
        cvc: z.string().optional(),
        exp_month: integer.optional(),
        exp_year: integer.optional(),
        number: z.string(),
      } satisfies Shape<Stripe.PaymentMethodCreateParams.Card>),
      type: z.literal('card'),
    } satisfies Shape<CardData>)
    .optional(),
  return_url: z.string().optional(),
  use_stripe_sdk: boolean.optional(),
} satisfies Shape<Stripe.SetupIntentConfirmParams>);

export const setupIntentRoutes = [
  route('POST /v1/setup_intents', createSchema, (world, { parameters }) =>
    createSetup(world, parameters),
  ),
  route(
    'GET /v1/setup_intents/:id',
    z.strictObject({
      client_secret: z.string().optional(),
      expand,
    } satisfies Shape<Stripe.SetupIntentRetrieveParams>),
    (world, call) => present(getSetup(world, call), call),
  ),
  route('POST /v1/setup_intents/:id/confirm', confirmSchema, (world, call) => {
    const intent = getSetup(world, call);
    try {
      confirm(world, intent, call.parameters);
    } catch (error) {
      throw presentError(error, call);
    }
    return present(intent, call);
  }),
  route(
    'POST /v1/setup_intents/:id/cancel',
    z.strictObject({
      cancellation_reason: z.enum(['abandoned', 'duplicate', 'requested_by_customer']).optional(),
      expand,
    } satisfies Shape<Stripe.SetupIntentCancelParams>),
    (world, call) => {
      const intent = getSetup(world, call);
      cancelSetup(world, intent, call.parameters.cancellation_reason ?? null);
      return intent;
    },
  ),
];

function createSetup(world: World, given: z.output<typeof createSchema>): Stripe.SetupIntent {
  const { customer } = given;
  if (customer !== undefined) getCustomer(world, customer, 'customer');
  const id = createId('seti');
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    application: null,
    automatic_payment_methods: given.allowed_payment_method_types
      ? null
      : { allow_redirects: 'always', enabled: true },
    cancellation_reason: null,
    client_secret: createId(`${id}_secret`),
    created: world.clock.now(),
    customer: customer ?? null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergeMetadata({}, given.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: given.usage ?? 'off_session',
  };
  world.setupIntents.set(id, intent);
  world.log.emit('setup_intent.created', intent);
  return intent;
}

function getSetup(world: World, { id, clientSecret }: Call<unknown>): Stripe.SetupIntent {
  const intent = world.setupIntents.get(id);
  if (!intent) throw missing('setupintent', id);
  if (clientSecret !== undefined && clientSecret !== intent.client_secret)
    throw refuse(
      'The client_secret provided does not match the client_secret associated with the SetupIntent.',
      { code: 'setup_intent_invalid_parameter', param: 'client_secret' },
    );
  return intent;
}

function confirm(
  world: World,
  intent: Stripe.SetupIntent,
  given: z.output<typeof confirmSchema>,
): void {
  const { payment_method: id, payment_method_data: data } = given;
  if (id === undefined && data === undefined) throw missingParameter(['payment_method']);
  confirmSetup(world, intent, {
    method: () => (data ? createCard(world, data.card) : getCard(world, id ?? '')),
    returnUrl: given.use_stripe_sdk ? undefined : given.return_url,
  });
}

/** The browser is shown less: neither whose it is nor what the seller notes. */
function present(
  intent: Stripe.SetupIntent,
  { clientSecret }: Call<unknown>,
): Partial<Stripe.SetupIntent> {
  if (clientSecret === undefined) return intent;
  const { id, object, cancellation_reason, client_secret, created, description } = intent;
  const { last_setup_error, livemode, next_action, payment_method } = intent;
  const { payment_method_types, status, usage } = intent;
  return {
    ...{ id, object, cancellation_reason, client_secret, created, description },
    ...{ last_setup_error, livemode, next_action, payment_method },
    ...{ payment_method_types, status, usage },
  };
}

function presentError(error: unknown, call: Call<unknown>): unknown {
  if (!(error instanceof ProviderError) || !error.body.setup_intent) return error;
  const setup_intent = present(error.body.setup_intent as Stripe.SetupIntent, call);
  return new ProviderError(error.status, { ...error.body, setup_intent });
}
