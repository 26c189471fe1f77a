import path from 'node:path';
import type { AnalysisDetail, DocumentText } from '@clauselight/schema';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { logIn, startIdentityProvider } from './identity-provider.ts';
import { makePreparedFolder, removeDataFolder, root, startServer } from './server.ts';
import { analyzePastPage } from './steps.ts';

/** Data of the owner that must never be visible through a link. */
export const secrets = ['ada@example.com', '"Ada"', 'shop-sign-invoice', 'the other lawyer'];

/** A note that only a link with notes shows. */
export const ownNote = 'Ask the other lawyer about this.';

/** A person with an analysis, a highlight and a finding of their own set aside in it, and another document. */
interface Owner {
  readonly page: Page;
  readonly detail: AnalysisDetail;
}

/** The product on a server of its own, with somebody who has signed in and has something to share. */
export const test = base.extend<object, { address: string; owner: Owner }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const dataFolder = await makePreparedFolder();
      const provider = await startIdentityProvider();
      const server = await startServer(dataFolder, {
        RATE_LIMIT_PER_MINUTE: '100000',
        SHARE_READS_PER_MINUTE: '100000',
        ...provider.settings,
      });
      provider.register(server.address);
      await use(server.address);
      await server.stop();
      await provider.close();
      await removeDataFolder(dataFolder);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  owner: [
    async ({ browser, address }, use) => {
      const context = await browser.newContext({ baseURL: address });
      const page = await context.newPage();
      await use({ page, detail: await prepareOwner(page) });
      await context.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
});

async function prepareOwner(page: Page): Promise<AnalysisDetail> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In with Google' }).click();
  await logIn(page, 'ada');
  await expect(page.getByRole('button', { name: /Welcome, Ada/ })).toBeVisible();
  await analyzePastPage(page, path.join(root, 'samples/shop-sign-invoice.txt'));
  const sample = path.join(root, 'samples/cloud-services-agreement.pdf');
  const detail = await analyzePastPage(page, sample);
  const documentPath = `/api/documents/${detail.documentId}`;
  const { text } = (await (await page.request.get(`${documentPath}/text`)).json()) as DocumentText;
  const quote = 'New York limited liability company';
  const startOffset = text.indexOf(quote);
  const highlight = {
    startOffset,
    endOffset: startOffset + quote.length,
    quote,
    color: '#fef08a',
    note: ownNote,
    tags: [],
  };
  const made = await page.request.post(`${documentPath}/highlights`, { data: highlight });
  expect(made.status()).toBe(201);
  const [finding] = detail.analysis?.findings ?? [];
  const decided = `/api/analyses/${detail.id}/finding-states/${finding?.id}`;
  const decision = { data: { state: 'accepted', note: 'As agreed with Grace' } };
  expect((await page.request.put(decided, decision)).ok()).toBe(true);
  return detail;
}

/** A visitor who has nothing but a link, with what the server answered their page. */
export interface Reader {
  readonly page: Page;
  /** The calls so far: their paths, and the bodies of the answers. */
  readCalls(): Promise<{ paths: string[]; bodies: string }>;
}

export async function createReader(browser: Browser, baseURL: string): Promise<Reader> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const paths: string[] = [];
  const bodies: Promise<string>[] = [];
  context.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.startsWith('/api/')) return;
    paths.push(pathname);
    bodies.push(answer.text().catch(() => ''));
  });
  return {
    page,
    readCalls: async () => ({ paths, bodies: (await Promise.all(bodies)).join('\n') }),
  };
}

/** Opens the sharing dialog of the owner's analysis, for one of its sides if given. */
export async function openSharing({ page, detail }: Owner, side?: string): Promise<void> {
  await page.goto(`/?analysis=${detail.id}`);
  await page.getByLabel('Which side are you?').selectOption(side ?? '');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Share this analysis' })).toBeVisible();
}

/** The address of the link that was just made. */
export async function readNewLink(page: Page): Promise<string> {
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Link', exact: true });
  await expect(field).toBeVisible();
  return field.inputValue();
}
