import type { Confirmation, Intent, IntentAnswer, SetupError } from './messages.ts';

/** The options of the element `payment` used here. */
interface CardForm {
  getNeverAsked(): readonly string[];
  confirm(confirmation: Confirmation): Promise<IntentAnswer>;
}

interface ConfirmOptions {
  elements: { getElement(type: 'payment'): CardForm | null; clientSecret: string };
  confirmParams?: {
    return_url?: string;
    payment_method_data?: { billing_details?: Record<string, string> };
  };
  redirect?: 'always' | 'if_required';
}

/** Confirms the setup intent with the card form's content, and authenticates with the bank if the card requires it. */
export async function confirmSetup(key: string, options: ConfirmOptions): Promise<IntentAnswer> {
  const { elements, confirmParams = {}, redirect } = options;
  checkOptions('confirmSetup()', options, [
    'elements',
    'clientSecret',
    'confirmParams',
    'redirect',
  ]);
  checkOptions('confirmParams', confirmParams, ['return_url', 'payment_method_data', 'expand']);
  const data = confirmParams.payment_method_data ?? {};
  checkOptions('payment_method_data', data, ['billing_details', 'metadata', 'allow_redisplay']);
  if (redirect !== 'if_required') {
    throw new Error('IntegrationError: the stand-in stays on the page where it can');
  }
  const address = new URL(confirmParams.return_url ?? '');
  const element = elements.getElement('payment');
  if (!element) throw new Error('IntegrationError: there is no payment element');
  const billingDetails = data.billing_details ?? {};
  for (const name of element.getNeverAsked()) {
    if (!billingDetails[name]) {
      throw new Error(
        `IntegrationError: You specified "never" for fields.billing_details.${name}, but did not pass it in confirmParams`,
      );
    }
  }
  const answer = await element.confirm({
    return_url: address.href,
    billing_details: billingDetails,
  });
  const intent = answer.setupIntent;
  if (intent?.status !== 'requires_action') return answer;
  return authenticate(key, intent);
}

/** Has the person's bank ask, in a frame of its own or on a page of its own. */
export async function authenticate(key: string, intent: Intent): Promise<IntentAnswer> {
  const elsewhere = intent.next_action?.redirect_to_url?.url;
  if (elsewhere !== undefined) {
    location.assign(elsewhere);
    return new Promise(() => undefined);
  }
  await showChallenge(intent.id);
  const answer = await retrieveSetupIntent(key, intent.client_secret);
  const error = answer.setupIntent?.last_setup_error;
  return error ? { error } : answer;
}

export function showChallenge(intentId: string): Promise<void> {
  const frame = document.createElement('iframe');
  const facts = new URLSearchParams({ intent: intentId, origin: location.origin });
  frame.src = `https://hooks.stripe.com/3d_secure_2/hosted#${facts}`;
  frame.title = 'Card authentication';
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
    zIndex: '100000',
  });
  document.body.append(frame);
  return new Promise((resolve) => {
    addEventListener('message', function hear({ origin, source }) {
      if (origin !== 'https://hooks.stripe.com' || source !== frame.contentWindow) return;
      removeEventListener('message', hear);
      frame.remove();
      resolve();
    });
  });
}

export async function retrieveSetupIntent(key: string, secret: string): Promise<IntentAnswer> {
  const id = secret.split('_secret_')[0];
  const query = new URLSearchParams({ key, client_secret: secret });
  const response = await fetch(`https://api.stripe.com/v1/setup_intents/${id}?${query}`);
  const body: Intent & { error?: SetupError } = await response.json();
  return body.error ? { error: body.error } : { setupIntent: body };
}

export function checkOptions(place: string, options: object, known: readonly string[]): void {
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) {
      throw new Error(`IntegrationError: ${place} knows no option "${name}"`);
    }
  }
}
