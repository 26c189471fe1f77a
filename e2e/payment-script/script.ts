import { checkOptions, confirmSetup, retrieveSetupIntent } from './confirm-setup.ts';
import type { Appearance } from './messages.ts';
import { createPaymentElement, type PaymentElement } from './payment-element.ts';

interface ElementsOptions {
  clientSecret: string;
  appearance?: Appearance;
}

/** `window.Stripe`. */
export function createStripe(key: string) {
  if (!/^pk_(?:test|live)_\w+$/.test(key)) {
    throw new Error(`IntegrationError: this is no publishable key: "${key}"`);
  }
  const leaveOut = () => {
    throw new Error('IntegrationError: the stand-in does not do this');
  };
  return {
    elements: (options: ElementsOptions) => createElements(key, options),
    confirmSetup: (options: Parameters<typeof confirmSetup>[1]) => confirmSetup(key, options),
    retrieveSetupIntent: (secret: string) => retrieveSetupIntent(key, secret),
    createToken: leaveOut,
    createPaymentMethod: leaveOut,
    confirmCardPayment: leaveOut,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

export function createElements(key: string, options: ElementsOptions) {
  checkOptions('elements()', options, ['clientSecret', 'appearance', 'fonts', 'locale', 'loader']);
  const { clientSecret } = options;
  if (!/^seti_\w+_secret_\w+$/.test(clientSecret)) {
    throw new Error('IntegrationError: this is no secret of a setup intent');
  }
  let appearance = options.appearance ?? {};
  let element: PaymentElement | undefined;
  return {
    create(type: string, elementOptions: Record<string, unknown> = {}) {
      if (type !== 'payment') throw new Error(`IntegrationError: no element is a ${type} here`);
      if (element) throw new Error('IntegrationError: can only create one payment element');
      const forget = () => {
        element = undefined;
      };
      element = createPaymentElement({ key, clientSecret, appearance, forget }, elementOptions);
      return element;
    },
    getElement: (type: string) => (type === 'payment' ? (element ?? null) : null),
    async update(changes: Partial<ElementsOptions>) {
      checkOptions('elements.update()', changes, ['appearance', 'locale']);
      appearance = changes.appearance ?? appearance;
      element?.dress(appearance);
    },
    clientSecret,
  };
}
