import { checkOptions } from './confirm-setup.ts';
import type { Appearance, Confirmation, FromFrame, IntentAnswer, ToFrame } from './messages.ts';

interface Group {
  key: string;
  clientSecret: string;
  appearance: Appearance;
  /** Lets another element be created. */
  forget: () => void;
}

export type PaymentElement = ReturnType<typeof createPaymentElement>;
type Handler = (event: object) => void;

/** The element `payment`: a frame with the card form, and its events. */
export function createPaymentElement(group: Group, options: Record<string, unknown>) {
  checkElementOptions(options);
  const handlers = new Map<string, Set<Handler>>();
  const waiting = new Map<
    number,
    { resolve(answer: IntentAnswer): void; reject(e: Error): void }
  >();
  let frame: HTMLIFrameElement | undefined;
  let { appearance } = group;
  const tell = (message: ToFrame) =>
    frame?.contentWindow?.postMessage(message, 'https://js.stripe.com');

  function hear({ origin, source, data }: MessageEvent<FromFrame>) {
    if (origin !== 'https://js.stripe.com' || source !== frame?.contentWindow) return;
    if (data.type === 'loaded') tell({ type: 'appearance', appearance });
    else if (data.type === 'height') frame.style.height = `${data.height}px`;
    else if (data.type === 'confirmed') waiting.get(data.number)?.resolve(data.answer);
    else if (data.type === 'broken') waiting.get(data.number)?.reject(new TypeError(data.reason));
    else
      for (const handle of handlers.get(data.type) ?? [])
        handle({ elementType: 'payment', ...data });
  }

  const element = {
    on(event: string, handle: Handler) {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handle));
      return element;
    },
    off(event: string, handle: Handler) {
      handlers.get(event)?.delete(handle);
      return element;
    },
    mount(place: HTMLElement) {
      addEventListener('message', hear);
      frame = createFrame(group, options);
      place.replaceChildren(frame);
    },
    update: checkElementOptions,
    destroy() {
      removeEventListener('message', hear);
      frame?.remove();
      frame = undefined;
      group.forget();
    },
    /** In new colors from now on. */
    dress(next: Appearance) {
      appearance = next;
      tell({ type: 'appearance', appearance });
    },
    /** The billing details that the form must never ask for. */
    getNeverAsked: () => findNeverAsked(options),
    confirm(confirmation: Confirmation) {
      if (!frame) throw new Error('IntegrationError: the payment element is not mounted');
      const number = waiting.size + 1;
      tell({ type: 'confirm', number, confirmation });
      return new Promise<IntentAnswer>((resolve, reject) => {
        waiting.set(number, { resolve, reject });
      });
    },
  };
  return element;
}

export function createFrame(
  { key, clientSecret }: Group,
  options: Record<string, unknown>,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const facts = new URLSearchParams({
    key,
    clientSecret,
    origin: location.origin,
    options: JSON.stringify(options),
  });
  frame.src = `https://js.stripe.com/v3/elements-inner-payment.html#${facts}`;
  frame.title = 'Secure payment input frame';
  Object.assign(frame.style, { border: '0', width: '100%', height: '0', display: 'block' });
  return frame;
}

export function checkElementOptions(options: Record<string, unknown>): void {
  const { fields, wallets } = options as Record<string, Record<string, object> | undefined>;
  checkOptions("elements.create('payment')", options, [
    'defaultValues',
    'business',
    'paymentMethodOrder',
    'fields',
    'readOnly',
    'terms',
    'wallets',
    'layout',
    'applePay',
  ]);
  checkOptions('fields', fields ?? {}, ['billingDetails']);
  checkOptions('fields.billingDetails', fields?.billingDetails ?? {}, [
    'name',
    'email',
    'phone',
    'address',
  ]);
  checkOptions('wallets', wallets ?? {}, ['applePay', 'googlePay', 'link']);
  const choices = [...Object.values(wallets ?? {}), ...Object.values(fields?.billingDetails ?? {})];
  for (const choice of choices) {
    if (choice !== 'auto' && choice !== 'never') {
      throw new Error(`IntegrationError: neither "auto" nor "never": ${choice}`);
    }
  }
}

export function findNeverAsked(options: Record<string, unknown>): string[] {
  const { fields } = options as { fields?: { billingDetails?: Record<string, string> } };
  return Object.entries(fields?.billingDetails ?? {})
    .filter(([, choice]) => choice === 'never')
    .map(([name]) => name);
}
