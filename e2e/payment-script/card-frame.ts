import { retrieveSetupIntent } from './confirm-setup.ts';
import type {
  Appearance,
  Confirmation,
  FromFrame,
  Intent,
  IntentAnswer,
  SetupError,
  ToFrame,
} from './messages.ts';

/** Runs the card form; its facts are behind the # of the frame's address. */
export function runCardForm(): void {
  const facts = new URLSearchParams(location.hash.slice(1));
  const origin = facts.get('origin') ?? '';
  const tell = (message: FromFrame) => parent.postMessage(message, origin);
  addEventListener('message', (event: MessageEvent<ToFrame>) => {
    const { data } = event;
    if (event.origin !== origin) return;
    if (data.type === 'appearance') dress(data.appearance);
    else {
      confirmCard(facts, data.confirmation).then(
        (answer) => tell({ type: 'confirmed', number: data.number, answer }),
        (reason) => tell({ type: 'broken', number: data.number, reason: `${reason}` }),
      );
    }
  });
  addEventListener('focusin', () => tell({ type: 'focus' }));
  addEventListener('focusout', () => tell({ type: 'blur' }));
  addEventListener('input', () => {
    const values = readFields();
    tell({
      type: 'change',
      complete: findIncomplete(values) === undefined,
      empty: Object.values(values).every((value) => value === ''),
    });
  });
  new ResizeObserver(() => {
    // Room for the outline of a field at the edge.
    tell({ type: 'height', height: document.body.scrollHeight + 4 });
  }).observe(document.body);
  tell({ type: 'loaded' });
  void show(facts).then(tell);
}

/** The form is there once the intent is known to be open; before that it would take a card for nothing. */
export async function show(facts: URLSearchParams): Promise<FromFrame> {
  const answer = await retrieveSetupIntent(
    facts.get('key') ?? '',
    facts.get('clientSecret') ?? '',
  ).catch(() => ({ error: { type: 'api_connection_error', message: 'No connection.' } }));
  if ('error' in answer && answer.error) return { type: 'loaderror', error: answer.error };
  const intent = 'setupIntent' in answer ? answer.setupIntent : undefined;
  if (intent?.status !== 'requires_payment_method') {
    const error = { type: 'invalid_request_error', message: `The intent is ${intent?.status}.` };
    return { type: 'loaderror', error };
  }
  document.querySelector('form')?.removeAttribute('hidden');
  return { type: 'ready' };
}

export async function confirmCard(
  facts: URLSearchParams,
  { return_url, billing_details }: Confirmation,
): Promise<IntentAnswer> {
  const values = readFields();
  const problem = findIncomplete(values);
  showProblem(problem?.message ?? '');
  if (problem) return { error: { type: 'validation_error', ...problem } };
  const secret = facts.get('clientSecret') ?? '';
  const [month = '', year = ''] = values.expiry.split('/').map((part) => part.trim());
  const form = new URLSearchParams({
    key: facts.get('key') ?? '',
    client_secret: secret,
    return_url,
    use_stripe_sdk: 'true',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': values.number.replaceAll(' ', ''),
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': `20${year}`,
    'payment_method_data[card][cvc]': values.cvc,
  });
  for (const [name, value] of Object.entries(billing_details)) {
    form.set(`payment_method_data[billing_details][${name}]`, value);
  }
  const id = secret.split('_secret_')[0];
  const response = await fetch(`https://api.stripe.com/v1/setup_intents/${id}/confirm`, {
    method: 'POST',
    body: form,
  });
  const body: Intent & { error?: SetupError } = await response.json();
  if (body.error?.type === 'card_error') showProblem(body.error.message ?? '');
  return body.error ? { error: body.error } : { setupIntent: body };
}

export function readFields() {
  const read = (name: string) =>
    document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value.trim() ?? '';
  return { number: read('number'), expiry: read('expiry'), cvc: read('cvc') };
}

export function findIncomplete(values: ReturnType<typeof readFields>) {
  if (!/^(?:\d ?){15,16}$/.test(values.number)) {
    return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  }
  if (!/^(?:0[1-9]|1[0-2]) ?\/ ?\d\d$/.test(values.expiry)) {
    return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  }
  if (!/^\d{3,4}$/.test(values.cvc)) {
    return { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
  }
  return undefined;
}

export function showProblem(words: string): void {
  const place = document.querySelector('.Error');
  if (place) place.textContent = words;
}

/** Styles the form with the colors and typefaces that the page has set. */
export function dress({ variables = {}, rules = {} }: Appearance): void {
  const root = document.documentElement.style;
  for (const [name, value] of Object.entries(variables)) root.setProperty(`--${name}`, value);
  const write = (style: Record<string, string>) =>
    Object.entries(style)
      .map(
        ([name, value]) =>
          `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
      )
      .join(';');
  const sheet = document.querySelector('style.rules');
  if (sheet) {
    sheet.textContent = Object.entries(rules)
      .map(([selector, style]) => `${selector}{${write(style)}}`)
      .join('\n');
  }
}
