import type { DocumentText } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectUsable, pressUntilFocused } from './checks.ts';
import { expectLit, waitForText } from './document-text.ts';
import { createReader, openSharing, ownNote, readNewLink, secrets, test } from './share-steps.ts';
import { getSelectedWords, openAnalysis, openTab } from './steps.ts';

const closed = 'This link does not exist, has expired, or was taken back by whoever shared it.';
const results = (page: Page) => page.getByRole('heading', { name: /^Contract Analysis #/ });

test('a link shows the analysis and its document to whoever has it, and lets nothing be changed', async ({
  owner,
  browser,
  address: server,
}) => {
  const { analysis, filename } = owner.detail;
  const [side] = analysis?.sides ?? [];
  const view = analysis?.views.find((candidate) => candidate.side === side?.id);
  await openSharing(owner, side?.id);
  await expect(owner.page.getByRole('dialog')).toContainText(side?.label ?? 'none');
  await owner.page.getByRole('button', { name: 'Create link' }).click();
  const address = await readNewLink(owner.page);
  expect(address).toMatch(/\/share\/[\w-]{22}$/);
  await expectAccessible(owner.page);

  const reader = await createReader(browser, server);
  const { page } = reader;
  await page.goto(address);
  await expect(results(page)).toBeVisible();
  await expect(page).toHaveTitle(`Shared analysis of ${filename} · Clauselight`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('main')).toContainText(
    /Open until .+\. Without highlights and notes/,
  );
  await expect(page.getByRole('main')).toContainText(`Shown for ${side?.label}`);
  const score = `${view?.score.value.toFixed(1)}/10`;
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toContainText(score);
  await expectUsable(page);

  await openTab(page, 'Risk Analysis');
  const favors = view?.findings.filter(({ standing }) => standing === 'favour') ?? [];
  const risks = analysis?.findings.filter(({ id }) => favors.every((one) => one.id !== id)) ?? [];
  for (const { title } of risks) {
    await expect(
      page.getByRole('heading', { level: 4, name: title, exact: true }).first(),
    ).toBeAttached();
  }
  await expect(page.getByRole('button', { name: /accept|undo|live with/i })).toHaveCount(0);

  const link = page.getByRole('link', { name: /^Show in the document: / }).first();
  const quote = ((await link.locator('.lit-words').textContent()) ?? '').slice(1, -1);
  await link.click();
  await waitForText(page);
  const text = (await (
    await page.request.get(`/api/share/${address.split('/').at(-1)}/text`)
  ).json()) as DocumentText;
  await expectLit(page, 'lit-shown', text, quote);
  expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByText(ownNote)).toHaveCount(0);
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await expect(page.locator('article [data-current]').first()).toBeInViewport();

  for (const name of ['Ask', 'Share', 'New Analysis', 'Highlight', /^Edit highlight/, /^Delete/]) {
    await expect(page.getByRole('button', { name, exact: typeof name === 'string' })).toHaveCount(
      0,
    );
  }
  await expect(page.getByLabel('Which side are you?')).toHaveCount(0);
  const { paths, bodies } = await reader.readCalls();
  expect(bodies.includes(analysis?.findings[0]?.title ?? 'none')).toBe(true);
  expect(secrets.filter((secret) => bodies.includes(secret))).toEqual([]);
  expect(paths.filter((path) => !/^\/api\/(?:share\/|server$)/.test(path))).toEqual([]);
});

test('a link with a password and notes is made, opened and taken back by keyboard alone', async ({
  owner,
  browser,
  address: server,
}) => {
  const { page: own } = owner;
  await openSharing(owner);
  await own.getByLabel('The link is open for').selectOption('90 days');
  await pressUntilFocused(own, 'switch', 'With my notes');
  await own.keyboard.press('Space');
  await pressUntilFocused(own, 'textbox', 'Password (optional)');
  await own.keyboard.type('short');
  await own.keyboard.press('Enter');
  await expect(own.getByText('A password has at least 8 characters.')).toBeVisible();
  await pressUntilFocused(own, 'button', 'Generate a password');
  await own.keyboard.press('Enter');
  const password = await own.getByRole('textbox', { name: 'Password (optional)' }).inputValue();
  expect(password).toMatch(/^[a-z2-9-]{19}$/);
  await pressUntilFocused(own, 'button', 'Create link');
  await own.keyboard.press('Enter');
  const address = await readNewLink(own);
  await own.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await pressUntilFocused(own, 'button', 'Copy the link');
  await own.keyboard.press('Enter');
  await expect(own.getByRole('dialog').getByRole('status')).toHaveText(['Copied!', '']);
  expect(await own.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const reader = await createReader(browser, server);
  const { page } = reader;
  await page.goto(address);
  const field = page.getByRole('textbox', { name: 'Password' });
  await expect(field).toBeFocused();
  await expectUsable(page);
  await page.keyboard.type('not this one');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not the password of this link.')).toBeVisible();
  await expect(field).toBeFocused();
  const { bodies } = await reader.readCalls();
  expect(bodies.includes(owner.detail.filename)).toBe(false);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(results(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('with 1 set aside');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${address}?tab=document`);
  await waitForText(page);
  const note = page.getByRole('list', { name: 'Highlights' }).getByText(ownNote);
  await expect(note).toBeVisible();
  await note.click();
  await expect.poll(() => getSelectedWords(page)).toBe('New York limited liability company');

  await pressUntilFocused(own, 'button', /^Revoke the link made/);
  await own.keyboard.press('Enter');
  await expectAccessible(own);
  await pressUntilFocused(own, 'button', 'Revoke link');
  await own.keyboard.press('Enter');
  const [row] = await own
    .getByRole('list', { name: 'Links to this analysis' })
    .getByRole('listitem')
    .all();
  await expect(row ?? own.locator('none')).toContainText(/Revoked .+ · password, with your notes/);
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await expect(page.getByText(closed)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(ownNote)).toHaveCount(0);
  await expectAccessible(page);
});

test('where the system has a share sheet, a link is handed to it', async ({ owner }) => {
  const { page, detail } = owner;
  await openSharing(owner, undefined);
  // This browser has no system around it: what a page shares stays here.
  await page.evaluate(() => {
    navigator.share = async (data) => void document.body.append(JSON.stringify(data));
  });
  await page.getByRole('button', { name: 'Create link' }).click();
  const url = await readNewLink(page);
  await page.getByRole('button', { name: 'Share…' }).click();
  const handed = JSON.stringify({ url, title: `Analysis of ${detail.filename}` });
  await expect(page.locator('body')).toContainText(handed);
});

test('the profile lists what a person shares, and takes it back', async ({ owner, page }) => {
  const { page: own, detail } = owner;
  const made = await own.request.post(`/api/analyses/${detail.id}/shares`, { data: { days: 7 } });
  const { url } = (await made.json()) as { url: string };
  await page.goto(url);
  await expect(results(page)).toBeVisible();

  await own.goto('/profile');
  const rows = own.getByRole('list', { name: 'Shared links' }).getByRole('listitem');
  await expect(rows.first()).toContainText(/Opened 1 time, last /);
  await expect(rows.first().getByRole('link', { name: detail.filename })).toHaveAttribute(
    'href',
    `/?analysis=${detail.id}`,
  );
  await expectUsable(own);
  await rows
    .first()
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await rows.first().getByRole('button', { name: 'Keep it' }).click();
  await expect(rows.first().getByRole('button', { name: /^Revoke/ })).toBeFocused();
  await rows
    .first()
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await rows.first().getByRole('button', { name: 'Revoke link' }).click();
  await expect(rows.first()).toContainText(/Revoked /);
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(closed)).toBeVisible();
});

test('a link that could not be taken back says so until it is kept', async ({ owner }) => {
  const { page, detail } = owner;
  await page.request.post(`/api/analyses/${detail.id}/shares`, { data: { days: 7 } });
  await page.route('**/api/shares/*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', error: 'The server is starting.' } }),
  );
  await page.goto('/profile');
  const row = page.getByRole('list', { name: 'Shared links' }).getByRole('listitem').first();
  const ask = row.getByRole('button', { name: /^Revoke the link made/ });
  await ask.click();
  await row.getByRole('button', { name: 'Revoke link' }).click();
  await expect(row.getByRole('alert')).toHaveText('The server is starting.');
  await row.getByRole('button', { name: 'Keep it' }).click();
  await ask.click();
  await expect(row.getByRole('button', { name: 'Revoke link' })).toBeVisible();
  await expect(row.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/shares/*');
  await row.getByRole('button', { name: 'Revoke link' }).click();
  await expect(row).toContainText(/Revoked /);
  await expect(page.getByRole('list', { name: 'Shared links' })).toBeFocused();
});

test('a link that does not exist says so, and a request to a server that is away is repeated', async ({
  page,
}) => {
  for (const token of ['A'.repeat(22), 'nonsense']) {
    await page.goto(`/share/${token}`);
    await expect(page.getByText(closed)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Analyze a document of your own' })).toBeVisible();
  await page.route('**/api/share/**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/share/${'A'.repeat(22)}`);
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByText(closed)).toBeVisible();
});

test('a guest is told that sharing needs an account, and led to one', async ({ page }) => {
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Rent: EUR 900.') };
  const { id } = await openAnalysis(page, file);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this analysis' });
  await expect(dialog).toContainText('Sharing needs an account');
  await expect(dialog.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/api/auth/google?return_to=${encodeURIComponent(`/?analysis=${id}&tab=overview`)}`,
  );
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
});
