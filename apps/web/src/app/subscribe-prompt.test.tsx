import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type StandInBilling, serveBilling, signIn } from '../../test/account.ts';
import {
  expectAccessible,
  expectCount,
  expectHidden,
  expectNarrow,
  expectText,
  notifications,
} from '../../test/checks.ts';
import { serveDocuments } from '../../test/documents.ts';
import { answer } from '../../test/network.ts';
import { openAsGuest, openPage, reload } from '../../test/open-page.tsx';

const note = new File(['A note.'], 'note.txt', { type: 'text/plain' });
const offer = page.getByRole('dialog', { name: 'Unlock unlimited document analysis' });
const analyze = page.getByRole('button', { name: /^Analyze/ });
const upload = () => page.getByLabelText('Document to upload').upload(note);
let billing: StandInBilling;

beforeEach(() => {
  billing = serveBilling();
  serveDocuments();
  answer('POST /api/documents/*/analyze', () => {
    const { allowance } = billing.entitlement;
    if (allowance) allowance.used = allowance.perDay;
    return {
      status: 402,
      json: { error: 'Your free analyses of today are used up.', code: 'allowance_used' },
    };
  });
});

describe('the offer', () => {
  it.each(['light', 'dark'])(
    'in %s colors opens when a call is answered with 402, and can be declined or taken',
    async (theme) => {
      localStorage.setItem('clauselight.theme', theme);
      openAsGuest();
      await upload();
      await expect.element(offer).toBeVisible();
      await expect
        .element(offer)
        .toHaveTextContent(/You have used your 3 free analyses of today\. New ones at \d\d:\d\d\./);
      await expectText(offer.getByRole('listitem'), [
        'Unlimited document analysis',
        'Risk flags with severities',
        'Contract value and term extraction',
        'All file formats',
        'Full analysis history',
      ]);
      await expectAccessible();
      await page.viewport(360, 740);
      await expectNarrow();
      await offer.getByRole('button', { name: 'Not now' }).click();
      await expectHidden(offer);

      await analyze.click();
      await expect.element(offer).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expectHidden(offer);

      await analyze.click();
      await offer.getByRole('button', { name: 'Start 7-Day Free Trial' }).click();
      await expect.poll(() => location.pathname).toBe('/subscribe');
      await expectHidden(offer);
    },
  );

  it('loses no earlier upload, and reports no failure', async () => {
    openAsGuest();
    await upload();
    await expect.element(offer).toBeVisible();
    await expect
      .element(notifications().getByText('Document uploaded successfully!', { exact: true }))
      .toBeVisible();
    await expectCount(page.getByText('Analysis failed'), 0);
    await offer.getByRole('button', { name: 'Not now' }).click();
    const list = page.getByRole('list', { name: 'Documents' });
    await expect.element(list).toHaveTextContent('note.txt');
    await expect.element(page.getByText('0 of 3 free analyses left today')).toBeVisible();
    reload();
    await expect.element(list).toHaveTextContent('note.txt');
  });

  it('promises no trial to somebody who has had it', async () => {
    billing.entitlement.isTrialAvailable = false;
    signIn({ subscriptionStatus: 'canceled' });
    openPage('/');
    await upload();
    await expect.element(offer).toHaveTextContent('$8.99 per month. Cancel anytime.');
    await offer.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect.poll(() => location.pathname).toBe('/subscribe');
  });

  it('says in general why it came where the server cannot say it in numbers', async () => {
    answer('GET /api/entitlement', { status: 500, json: {} });
    openAsGuest();
    await upload();
    await expect.element(offer).toHaveTextContent('Your free analyses of today are used up.');
  });
});
