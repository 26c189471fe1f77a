import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serveBilling, signIn } from '../../../test/account.ts';
import {
  expectAccessible,
  expectCount,
  expectText,
  expectUsable,
  notifications,
  pressUntilFocused,
} from '../../../test/checks.ts';
import { answer, callsOf, hold } from '../../../test/network.ts';
import { departures, openAsGuest, openPage } from '../../../test/open-page.tsx';
import { servePaymentScript } from '../../../test/payment-provider.ts';

const email = 'ada.lovelace@example.com';
const phone = '+1 (415) 555-0100';

const emailField = page.getByRole('textbox', { name: 'Email' });
const phoneField = page.getByRole('textbox', { name: 'Phone number' });
const proceed = page.getByRole('button', { name: 'Continue to Payment' });
const title = page.getByRole('heading', { level: 1 });

async function openForm() {
  const billing = serveBilling();
  const account = signIn({ email });
  openPage('/subscribe');
  await expect.element(proceed).toBeVisible();
  return { billing, account };
}

async function expectNotice(heading: string, description: string): Promise<void> {
  const notice = notifications().getByRole('listitem');
  await expect.element(notice).toHaveTextContent(heading);
  await expect.element(notice).toHaveTextContent(description);
}

it('without billing the page says that everything is free and offers no form', async () => {
  openAsGuest('/subscribe');
  await expect
    .element(page.getByRole('heading', { name: 'Billing is off on this server' }))
    .toBeVisible();
  await expect.element(page.getByText(/Everything is free/)).toBeVisible();
  await expect.element(page.getByText('$8.99')).toBeVisible();
  await expect.element(page.getByText('7-day free trial • Cancel anytime')).toBeVisible();
  await expectCount(emailField, 0);
});

it('the plan lists six features, the payment options and what the trial means', async () => {
  await openForm();
  await expect
    .element(page.getByText('Unlock unlimited document analysis', { exact: true }))
    .toBeVisible();
  const lists = page.getByRole('region', { name: 'Pro plan' }).getByRole('list');
  await expectCount(lists.first().getByRole('listitem'), 6);
  await expectText(lists.last().getByRole('listitem'), [
    'Visa',
    'Debit',
    'Amex',
    'Apple Pay',
    'Google Pay',
  ]);
  await expect
    .element(
      page.getByText(
        "Your trial starts immediately. You won't be charged for 7 days. Cancel anytime before your trial ends to avoid charges.",
      ),
    )
    .toBeVisible();
});

describe('the contact', () => {
  it('that is incomplete or invalid is told in the field and goes nowhere', async () => {
    await openForm();
    await expect.element(emailField).toHaveValue(email);
    await expect.element(proceed).toBeDisabled();

    await emailField.fill('ada@');
    await expectCount(page.getByText('Please enter a valid email address'), 0);
    const before = proceed.element().getBoundingClientRect().y;
    await phoneField.fill('12345');
    await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
    await userEvent.tab();
    await expect
      .element(page.getByText('Please enter a valid phone number', { exact: true }))
      .toBeVisible();
    expect(proceed.element().getBoundingClientRect().y).toBe(before);
    await expect.element(emailField).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible();

    await proceed.click();
    await expectNotice('Invalid Email', 'Please enter a valid email address');
    await emailField.fill(email);
    await proceed.click();
    await expectNotice(
      'Invalid Phone Number',
      'Please enter a valid phone number with country code',
    );
    await phoneField.fill('   ');
    await proceed.click();
    await expectNotice('Missing Information', 'Please provide your email and phone number');
    expect(callsOf('POST /api/create-subscription')).toEqual([]);
  });

  it('stays as it was entered where the creation fails, which is told in the words of the server', async () => {
    await openForm();
    await phoneField.fill(phone);
    answer('POST /api/create-subscription', {
      status: 409,
      json: { error: 'The trial was used before.', code: 'internal' },
    });
    await proceed.click();
    await expectNotice('Subscription Error', 'The trial was used before.');

    answer('POST /api/create-subscription', 'cut');
    await proceed.click();
    await expectNotice('Subscription Error', 'Failed to create subscription. Please try again.');
    await expect.element(emailField).toHaveValue(email);
    await expect.element(phoneField).toHaveValue(phone);
    await expect.element(proceed).toBeEnabled();
  });

  it('leads to the payment step with the keyboard alone, and back', async () => {
    servePaymentScript();
    await openForm();
    const letGo = hold('POST /api/create-subscription', {
      json: { clientSecret: 'seti_1_secret_2' },
    });
    await pressUntilFocused(emailField);
    await userEvent.keyboard('ada@example.org{Tab}');
    await userEvent.keyboard(phone);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Continuing…' })).toBeDisabled();
    letGo();
    await expect.element(page.getByRole('heading', { name: 'Payment', exact: true })).toHaveFocus();
    expect(callsOf('POST /api/create-subscription').map(({ body }) => body)).toEqual([
      { email: 'ada@example.org', phone, trial_period_days: 7 },
    ]);
    await expectAccessible();

    await pressUntilFocused(page.getByRole('button', { name: 'Back to Contact Info' }));
    await userEvent.keyboard('{Enter}');
    await expect.element(emailField).toHaveValue('ada@example.org');
    await expect.element(phoneField).toHaveValue(phone);
  });
});

it('a guest is asked to sign in first, and comes back to this page', async () => {
  serveBilling();
  openAsGuest('/subscribe');
  const panel = page.getByRole('region', { name: 'Sign in first' });
  await expect
    .element(panel.getByRole('link', { name: 'Sign In with Google' }))
    .toHaveAttribute('href', '/api/auth/google?return_to=%2Fsubscribe');
  await expect.element(page.getByText('$8.99')).toBeVisible();
  await expectCount(emailField, 0);
  await expectUsable();
});

it('whoever has had the trial reads what is charged today, and no word of a trial', async () => {
  const billing = serveBilling();
  billing.entitlement.isTrialAvailable = false;
  signIn({ subscriptionStatus: 'canceled', trialEndsAt: '2026-10-01T12:00:00Z' });
  answer('POST /api/create-subscription', 'cut');
  openPage('/subscribe');
  await expectText(title, 'Subscribe to Pro');
  await expect
    .element(
      page.getByText(
        'You have had your free trial: $8.99 is charged today, and then every month until you cancel. Cancel anytime.',
      ),
    )
    .toBeVisible();
  await expect.element(proceed).toBeVisible();
  await expectCount(page.getByText(/7-day free trial|won't be charged/), 0);
  await expectUsable();
  await phoneField.fill(phone);
  await proceed.click();
  await expect
    .poll(() => callsOf('POST /api/create-subscription')[0]?.body)
    .toMatchObject({ trial_period_days: 0 });
});

it.each([
  ['trialing', 'Your free trial is running'],
  ['active', 'You are subscribed to the Pro plan'],
  ['past_due', 'Your last payment did not go through'],
] as const)(
  'a subscription that is %s is managed on the page of the plan',
  async (status, name) => {
    serveBilling();
    signIn({
      subscriptionStatus: status,
      trialEndsAt: '2026-11-29T12:00:00Z',
      stripeCustomerId: 'cus_1',
    });
    answer('POST /api/billing/portal', { json: { url: 'https://billing.example/visit' } });
    openPage('/subscribe');
    const panel = page.getByRole('region', { name });
    await expect.element(panel).toBeVisible();
    await expectCount(emailField, 0);
    await expectUsable();
    await panel.getByRole('button', { name: 'Manage subscription' }).click();
    await expect.poll(() => departures).toEqual(['https://billing.example/visit']);
  },
);

it('a trial that was used in another tab is promised no longer', async () => {
  const { billing } = await openForm();
  answer('POST /api/create-subscription', () => {
    billing.entitlement.isTrialAvailable = false;
    return { status: 409, json: { error: 'You have had your free trial.', code: 'trial_used' } };
  });
  await phoneField.fill(phone);
  await proceed.click();
  await expectNotice('Subscription Error', 'You have had your free trial.');
  await expectText(title, 'Subscribe to Pro');
  await expect.element(phoneField).toHaveValue(phone);
});

it('somebody who has subscribed in another tab is shown what they have', async () => {
  const { account } = await openForm();
  answer('POST /api/create-subscription', () => {
    account.user = { ...account.user, subscriptionStatus: 'trialing' };
    return {
      status: 409,
      json: { error: 'You have a subscription already.', code: 'already_subscribed' },
    };
  });
  await phoneField.fill(phone);
  await proceed.click();
  await expectNotice('Subscription Error', 'You have a subscription already.');
  await expect
    .element(page.getByRole('region', { name: 'Your free trial is running' }))
    .toBeVisible();
});
