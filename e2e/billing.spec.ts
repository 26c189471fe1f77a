import { expect } from '@playwright/test';
import {
  expectBadge,
  expectStatus,
  getCustomer,
  getSubscription,
  signInToSubscribe,
  startTrialAs,
  test,
  visitPortal,
} from './billing-test.ts';
import { logIn } from './identity-provider.ts';
import {
  cardForm,
  challenge,
  enterContact,
  expectNotice,
  fillCard,
  startTrial,
  welcome,
} from './payment-steps.ts';
import { rowOf } from './stand-ins.ts';
import { analyze, upload } from './steps.ts';

const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('A note to all.') };
const week = 7 * 24 * 3600;

test('a guest meets the limit, signs in, starts the trial and is a member after a week', async ({
  page,
  provider,
}) => {
  await page.goto('/');
  await expect(
    page.getByText(
      'Browse freely, with 1 analysis a day. Subscribe when you are ready to upload more.',
    ),
  ).toBeVisible();
  await analyze(page, note);
  await page.goto('/');
  await expect(page.getByText('0 of 1 free analysis left today')).toBeVisible();
  await upload(page, { ...note, name: 'second.txt' });
  const offer = page.getByRole('dialog', { name: 'Unlock unlimited document analysis' });
  await expect(offer).toContainText('You have used your 1 free analysis of today.');
  await offer.getByRole('button', { name: 'Start 7-Day Free Trial' }).click();
  await page.getByRole('link', { name: 'Sign In with Google' }).click();
  await logIn(page, 'ada');
  await expect(page).toHaveURL(/\/subscribe$/);

  await enterContact(page);
  await expect(startTrial(page)).toBeEnabled();
  await fillCard(page, '4242424242424242');
  await startTrial(page).click();
  await expectNotice(page, ...welcome);
  await expect(page.getByRole('heading', { name: 'Document Analysis Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Analyze second.txt' }).click();
  await expect(page).toHaveURL(/analysis=/);

  await expectBadge(page, 'trialing');
  await expect(rowOf(page, 'Trial Ends')).toBeVisible();
  await provider.advance(week);
  await expectBadge(page, 'active');
  await expect(rowOf(page, 'Trial Ended')).toBeVisible();
});

test('a declined card, then one whose bank asks for confirmation, refused and granted', async ({
  page,
  provider,
}) => {
  await signInToSubscribe(page, 'brook');
  await enterContact(page);
  await fillCard(page, '4000000000000002');
  await startTrial(page).click();
  await expectNotice(page, 'Payment Setup Failed', 'There was an issue with your card.');
  await fillCard(page, '4000002500003155');
  await startTrial(page).click();
  await challenge(page).fail.click();
  await expectNotice(page, 'Payment Setup Failed', 'authentication failed');
  expect(provider.liveSubscriptions(await getCustomer(page))).toBe(0);
  await startTrial(page).click();
  await challenge(page).complete.click();
  await expectNotice(page, ...welcome);
  await expectBadge(page, 'trialing');
  expect(provider.liveSubscriptions(await getCustomer(page))).toBe(1);
});

test('a trial is canceled at the provider, ends, and is followed by a paid subscription', async ({
  page,
  provider,
}) => {
  await startTrialAs(page, 'carol', '4242424242424242');
  await expectBadge(page, 'trialing');
  const customer = await getCustomer(page);
  await visitPortal(page, () => provider.cancelAtPeriodEnd(getSubscription(provider, customer)));
  await expect(rowOf(page, 'Access Ends')).toBeVisible();
  await expect(page.getByText('You have cancelled: nothing more is charged.')).toBeVisible();
  await provider.advance(week);
  await expectBadge(page, 'canceled');
  await expect(rowOf(page, 'Status')).toHaveText('Canceled');
  await expect(rowOf(page, 'Access Ended')).toBeVisible();

  const { paidInvoices } = provider.counts();
  await page.getByRole('link', { name: 'Subscribe Again' }).click();
  await expect(page.getByText('$8.99 is charged today')).toBeVisible();
  await enterContact(page);
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expectNotice(page, 'Welcome to Clauselight Pro!', 'Your payment method is secured.');
  await expectBadge(page, 'active');
  expect(provider.counts().paidInvoices).toBe(paidInvoices + 1);
});

test('a payment fails, and a new card makes it good', async ({ page, provider }) => {
  await startTrialAs(page, 'dora', '4000000000000341');
  await expectBadge(page, 'trialing');
  await provider.advance(week);
  await expectStatus(page, 'past_due');
  await page.goto('/profile');
  await expect(rowOf(page, 'Status')).toHaveText('Past Due');
  await expect(page.getByText('The last payment did not go through.')).toBeVisible();
  const customer = await getCustomer(page);
  await visitPortal(page, () => void provider.changeCard(customer, '4242424242424242'));
  await provider.advance(week);
  await expectBadge(page, 'active');
});

test('two tabs at once are one subscription', { tag: '@full' }, async ({
  page,
  context,
  provider,
}) => {
  await signInToSubscribe(page, 'erin');
  const other = await context.newPage();
  await other.goto('/subscribe');
  for (const tab of [page, other]) {
    await enterContact(tab);
    await fillCard(tab, '4242424242424242');
  }
  await Promise.all([startTrial(page).click(), startTrial(other).click()]);
  for (const tab of [page, other]) await expectNotice(tab, ...welcome);
  await expectBadge(page, 'trialing');
  expect(provider.liveSubscriptions(await getCustomer(page))).toBe(1);
});

test('a provider that is down is reported at every step, and nothing is lost or done twice', {
  tag: '@full',
}, async ({ page, provider }) => {
  const away = 'The payment provider does not answer at the moment. Nothing was charged.';
  await signInToSubscribe(page, 'frank');
  provider.failNext({ with: 503, times: 10 });
  await enterContact(page);
  await expectNotice(page, 'Subscription Error', away);
  provider.endFaults();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+1 415 555 0100');
  // An answer that never comes costs time, and the request of a lost answer is repeated.
  provider.failNext({ method: 'POST', path: '/v1/setup_intents', with: 'timeout' });
  provider.failNext({ method: 'POST', path: '/v1/customers', with: 'after-effect' });
  const { customers, setupIntents } = provider.counts();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(startTrial(page)).toBeEnabled();
  expect(provider.counts()).toMatchObject({
    customers: customers + 1,
    setupIntents: setupIntents + 1,
  });

  await fillCard(page, '4242424242424242');
  provider.failNext({ path: /confirm$/, with: 503 });
  await startTrial(page).click();
  await expectNotice(page, 'Payment Setup Failed', 'An error occurred');
  await expect(cardForm(page).number).toHaveValue('4242424242424242');
  provider.hold();
  provider.failNext({ method: 'GET', path: '/v1/subscriptions', with: 503, times: 10 });
  await startTrial(page).click();
  await expectNotice(page, ...welcome);
  await expect(page.getByText('Unlimited with Pro')).toBeVisible();
  provider.endFaults();
  await expect(page.getByText('Unlimited with Pro')).toBeHidden();
  await provider.release();

  await expectBadge(page, 'trialing');
  provider.failNext({ path: '/v1/billing_portal/sessions', with: 503, times: 10 });
  await page.getByRole('button', { name: 'Manage subscription' }).click();
  await expectNotice(page, 'Subscription Not Opened', away);
  provider.endFaults();
  expect(provider.liveSubscriptions(await getCustomer(page))).toBe(1);
});

test('an account that is deleted takes its subscription along', { tag: '@full' }, async ({
  page,
  provider,
}) => {
  await startTrialAs(page, 'grace', '4242424242424242');
  await expectBadge(page, 'trialing');
  const customer = await getCustomer(page);
  expect(provider.liveSubscriptions(customer)).toBe(1);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('Your subscription ends with the account, at once');
  await dialog.getByRole('textbox').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
  await expect.poll(() => provider.liveSubscriptions(customer)).toBe(0);
});

test('the policy of the page opens nothing but what the card form needs', async ({ page }) => {
  const answer = await page.goto('/subscribe');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const hosts = [...policy.matchAll(/https:\/\/[\w.]+stripe\.com/g)].map(([host]) => host);
  expect(hosts.toSorted()).toEqual([
    'https://api.stripe.com',
    'https://hooks.stripe.com',
    'https://js.stripe.com',
    'https://js.stripe.com',
  ]);
});
