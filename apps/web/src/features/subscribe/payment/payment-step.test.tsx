import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { serveBilling, signIn } from '../../../../test/account.ts';
import {
  expectAccessible,
  expectCount,
  expectHidden,
  expectText,
  notifications,
} from '../../../../test/checks.ts';
import { answer, callsOf } from '../../../../test/network.ts';
import { openPage, reload } from '../../../../test/open-page.tsx';
import { servePaymentScript } from '../../../../test/payment-provider.ts';

const phoneField = page.getByRole('textbox', { name: 'Phone number' });
const startTrial = page.getByRole('button', { name: 'Start 7-Day Free Trial' });
const subscribe = page.getByRole('button', { name: 'Subscribe', exact: true });
const refreshes = () => callsOf('POST /api/billing/refresh').length;

const welcome = [
  'Welcome to Clauselight Pro!',
  'Your 7-day free trial has started with payment method secured. Enjoy unlimited document analysis!',
] as const;
const refused = 'There was an issue with your card. Please check your card details and try again.';

/** Somebody signed in on a server that takes money, before the provider's card form. */
async function openCardForm() {
  const script = servePaymentScript();
  const billing = serveBilling();
  const account = signIn();
  let intents = 0;
  answer('POST /api/create-subscription', () => {
    intents += 1;
    return { json: { clientSecret: `seti_${intents}_secret_${intents}` } };
  });
  openPage('/subscribe');
  await enterContact();
  return { script, billing, account };
}

async function enterContact(): Promise<void> {
  await phoneField.fill('+1 415 555 0100');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
}

async function expectNotice(title: string, text: string): Promise<void> {
  const notice = notifications().getByRole('listitem');
  await expect.element(notice).toHaveTextContent(title);
  await expect.element(notice).toHaveTextContent(text);
}

describe('a card', () => {
  it('is set up in the name of the contact, and the trial begins', async () => {
    const { script, account } = await openCardForm();
    await expect.element(startTrial).toBeEnabled();
    account.user = { ...account.user, subscriptionStatus: 'trialing' };
    await startTrial.click();
    await expectNotice(...welcome);
    await expect.poll(() => location.pathname).toBe('/');
    await expectText(page.getByRole('heading', { level: 1 }), 'Document Analysis Dashboard');
    expect(refreshes()).toBe(1);
    expect(script.confirmations).toEqual([
      expect.objectContaining({
        confirmParams: {
          return_url: `${location.origin}/`,
          payment_method_data: {
            billing_details: { email: 'ada.lovelace@example.com', phone: '+1 415 555 0100' },
          },
        },
      }),
    ]);
  });

  it('is asked for by a form that offers wallets by themselves, and no e-mail and no phone', async () => {
    const { script } = await openCardForm();
    await expect.element(startTrial).toBeEnabled();
    expect(script.clientSecret).toBe('seti_1_secret_1');
    expect(script.elementOptions).toEqual({
      wallets: { applePay: 'auto', googlePay: 'auto' },
      paymentMethodOrder: ['card', 'apple_pay', 'google_pay'],
      fields: { billingDetails: { name: 'auto', address: 'auto', email: 'never', phone: 'never' } },
    });
  });

  it('that is set up by two clicks in one moment is one attempt', async () => {
    const { script } = await openCardForm();
    await expect.element(startTrial).toBeEnabled();
    const button = startTrial.element() as HTMLButtonElement;
    button.click();
    button.click();
    await expectNotice(...welcome);
    expect(script.confirmations).toHaveLength(1);
  });

  it('goes wrong in its own words, and another one can be tried', async () => {
    const { script } = await openCardForm();
    const failures = [
      [
        { error: { type: 'validation_error', message: 'Your card number is incomplete.' } },
        'Please fill in all required payment information.',
      ],
      [{ error: { type: 'card_error', message: 'Your card was declined.' } }, refused],
      [{ error: { type: 'api_error', message: 'An error occurred.' } }, 'An error occurred.'],
    ] as const;
    for (const [outcome, told] of failures) {
      script.confirm = () => outcome;
      await startTrial.click();
      await expectNotice('Payment Setup Failed', told);
      await expect.element(startTrial).toBeEnabled();
    }
    await expectAccessible();
    script.confirm = () => Promise.reject(new TypeError('reset'));
    await startTrial.click();
    await expectNotice('Payment Error', 'Failed to set up payment method. Please try again.');
    expect(refreshes()).toBe(0);
    script.confirm = () => ({ setupIntent: { status: 'succeeded' } });
    await startTrial.click();
    await expectNotice(...welcome);
  });

  it('that a bank is asked about holds the form until it has answered', async () => {
    const { script } = await openCardForm();
    let decline = () => {};
    script.confirm = () =>
      new Promise((resolve) => {
        const error = { type: 'invalid_request_error', message: 'authentication failed' };
        decline = () => resolve({ error });
      });
    await startTrial.click();
    await expect.element(page.getByRole('button', { name: 'Setting up…' })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Back to Contact Info' })).toBeDisabled();
    decline();
    await expectNotice('Payment Setup Failed', 'authentication failed');
    await expect.element(startTrial).toBeEnabled();
  });

  it('that another tab has set up counts, before the form is there and after', async () => {
    const { script } = await openCardForm();
    script.confirm = () => ({
      error: { type: 'invalid_request_error', setup_intent: { status: 'succeeded' } },
    });
    await startTrial.click();
    await expectNotice(...welcome);
    await expect.poll(() => location.pathname).toBe('/');

    openPage('/subscribe');
    script.form = 'loaderror';
    script.intentStatus = 'succeeded';
    await enterContact();
    await expectNotice(...welcome);
  });
});

it('a card form that does not come is told, and asked for again', async () => {
  const script = servePaymentScript();
  script.form = 'loaderror';
  serveBilling();
  signIn();
  answer('POST /api/create-subscription', { json: { clientSecret: 'seti_1_secret_1' } });
  openPage('/subscribe');
  await enterContact();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The card form could not be loaded.');
  await expectAccessible();
  script.form = 'ready';
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(startTrial).toBeEnabled();
  expect(refreshes()).toBe(0);
});

it('going back forgets the secret and keeps the contact', async () => {
  const { script } = await openCardForm();
  await page.getByRole('button', { name: 'Back to Contact Info' }).click();
  await expect.element(phoneField).toHaveValue('+1 415 555 0100');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect.element(startTrial).toBeEnabled();
  expect(script.clientSecret).toBe('seti_2_secret_2');
});

it('the card form follows the theme while it is open', async () => {
  const { script } = await openCardForm();
  await expect.element(startTrial).toBeEnabled();
  const before = JSON.stringify(script.appearances.at(-1));
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(() => JSON.stringify(script.appearances.at(-1))).not.toBe(before);
});

it('a subscription that the provider is late with is asked for again, without a word', async () => {
  const { account } = await openCardForm();
  await startTrial.click();
  await expectNotice(...welcome);
  const counted = page.getByText(/free analyses left today/);
  await expect.element(counted).toBeVisible();
  await expect.poll(refreshes).toBe(1);
  account.user = { ...account.user, subscriptionStatus: 'trialing' };
  await expectHidden(counted);
  expect(refreshes()).toBe(2);
});

it('whoever has had the trial subscribes, and is welcomed without one', async () => {
  const { billing, account } = await openCardForm();
  billing.entitlement.isTrialAvailable = false;
  account.user = { ...account.user, subscriptionStatus: 'canceled' };
  openPage('/subscribe');
  await enterContact();
  await expect.element(page.getByText('$8.99 is charged today')).toBeVisible();
  await expect.element(subscribe).toBeEnabled();
  account.user = { ...account.user, subscriptionStatus: 'past_due' };
  await subscribe.click();
  await expectNotice('Payment Not Completed', 'Please change the card on your profile.');

  account.user = { ...account.user, subscriptionStatus: 'canceled' };
  openPage('/subscribe');
  await enterContact();
  await expect.element(subscribe).toBeEnabled();
  account.user = { ...account.user, subscriptionStatus: 'active' };
  await subscribe.click();
  await expectNotice(
    welcome[0],
    'Your payment method is secured. Enjoy unlimited document analysis!',
  );
});

it.each([
  ['succeeded', ...welcome],
  ['failed', 'Payment Setup Failed', refused],
] as const)(
  'a bank that asked on a page of its own has led back: %s',
  async (status, title, text) => {
    serveBilling();
    signIn(status === 'succeeded' ? { subscriptionStatus: 'trialing' } : {});
    openPage('/', { cardReturn: status });
    await expectNotice(title, text);
    reload();
    await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await expectCount(page.getByText(title), 0);
  },
);
