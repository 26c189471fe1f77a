import type { SetupIntentResult } from '@stripe/stripe-js';

type Confirmed = Pick<SetupIntentResult, 'setupIntent' | 'error'> | object;

/** How the payment provider's script behaves, which a test can change, and the calls it received. */
export interface StandInScript {
  /** How setting up a card ends. */
  confirm: () => Confirmed | Promise<Confirmed>;
  /** What becomes of the card form when it is put on the page. */
  form: 'ready' | 'loaderror';
  /** How the setup intent stands. */
  intentStatus: 'requires_payment_method' | 'succeeded';
  /** What each card was confirmed with. */
  readonly confirmations: object[];
  /** What the newest card form was made with. */
  elementOptions: object | undefined;
  clientSecret: string | undefined;
  /** The appearances that the form was given, the newest last. */
  readonly appearances: object[];
}

let script: StandInScript;

/**
 * Puts the provider's script on the page, as the provider documents it for its own element `payment`. The form itself is
 * the provider's, in a frame of its own: the journeys through a real browser fill it in.
 */
export function servePaymentScript(): StandInScript {
  script = {
    confirm: () => ({ setupIntent: { status: 'succeeded' } }),
    form: 'ready',
    intentStatus: 'requires_payment_method',
    confirmations: [],
    elementOptions: undefined,
    clientSecret: undefined,
    appearances: [],
  };
  // The version whose script this one's types describe.
  const stripe = Object.assign(createStripe, { version: 'endive' });
  Object.assign(globalThis, { Stripe: stripe });
  return script;
}

function createStripe() {
  const leaveOut = () => {
    throw new Error('the stand-in does not do this');
  };
  return {
    elements: createElements,
    confirmSetup: async (options: object) => {
      script.confirmations.push(options);
      return script.confirm();
    },
    retrieveSetupIntent: async () => ({ setupIntent: { status: script.intentStatus } }),
    createToken: leaveOut,
    createPaymentMethod: leaveOut,
    confirmCardPayment: leaveOut,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

function createElements({
  clientSecret,
  appearance,
}: {
  clientSecret: string;
  appearance: object;
}) {
  script.clientSecret = clientSecret;
  script.appearances.push(appearance);
  let element: ReturnType<typeof createElement> | undefined;
  return {
    create: (_type: 'payment', options: object) => {
      script.elementOptions = options;
      element = createElement();
      return element;
    },
    getElement: () => element ?? null,
    update: (changes: { appearance: object }) => script.appearances.push(changes.appearance),
  };
}

function createElement() {
  const handlers = new Map<string, (event: object) => void>();
  const element = {
    on(event: string, handle: (event: object) => void) {
      handlers.set(event, handle);
      return element;
    },
    off(event: string) {
      handlers.delete(event);
      return element;
    },
    mount() {
      const { form } = script;
      queueMicrotask(() => handlers.get(form)?.({ elementType: 'payment' }));
    },
    update: () => undefined,
    destroy: () => undefined,
  };
  return element;
}
