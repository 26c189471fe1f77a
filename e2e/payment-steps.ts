import { expect, type Page } from '@playwright/test';

/** The fields of the provider's card form, in a frame of its own. */
export function cardForm(page: Page) {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  return {
    number: frame.getByLabel('Card number'),
    expiry: frame.getByLabel('Expiration date'),
    cvc: frame.getByLabel('Security code'),
  };
}

export async function fillCard(page: Page, number: string): Promise<void> {
  const form = cardForm(page);
  await form.number.fill(number);
  await form.expiry.fill('12 / 34');
  await form.cvc.fill('123');
}

/** The two answers to a bank that asks, in a frame over the page. */
export function challenge(page: Page) {
  const frame = page.frameLocator('iframe[title="Card authentication"]');
  return {
    complete: frame.getByRole('button', { name: 'Complete' }),
    fail: frame.getByRole('button', { name: 'Fail' }),
  };
}

export const startTrial = (page: Page) =>
  page.getByRole('button', { name: 'Start 7-Day Free Trial' });

/** Goes from the contact to the card form; the page is `/subscribe`. */
export async function enterContact(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+1 415 555 0100');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
}

export async function expectNotice(page: Page, title: string, text: string): Promise<void> {
  const notices = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  // At once: a notice is there for five seconds, and a second look may come too late.
  await expect(notices.filter({ hasText: title }).filter({ hasText: text })).toBeVisible();
}

export const welcome = [
  'Welcome to Clauselight Pro!',
  'Your 7-day free trial has started with payment method secured. Enjoy unlimited document analysis!',
] as const;
