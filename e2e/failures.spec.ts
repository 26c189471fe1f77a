import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import {
  makePreparedFolder,
  type RunningServer,
  removeDataFolder,
  root,
  startServer,
} from './server.ts';
import { enterAsGuest, upload } from './steps.ts';
import { test } from './test.ts';

const letter = {
  name: 'letter.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'The Provider may change the fees at any time by posting them on its website.',
  ),
};

const notifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const documents = (page: Page) => page.getByRole('list', { name: 'Documents' });
const results = (page: Page) =>
  page.getByRole('heading', { name: /^(?:Contract|Document) Analysis #/ });

test('without a network the page says so, keeps its content, and continues by itself', async ({
  page,
  context,
}) => {
  await enterAsGuest(page);
  await context.setOffline(true);
  const banner = page.getByText('You are offline.');
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await upload(page, letter);
  await expect(documents(page)).toContainText('Failed to upload file');
  await expect(page.getByText('Upload failed').first()).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Retry the upload of letter.txt' }).click();
  await expect(results(page)).toBeVisible();
});

base.describe('a server that goes away', () => {
  let dataFolder: string;
  let port: string;
  let server: RunningServer;
  const start = () => startServer(dataFolder, { PORT: port, RATE_LIMIT_PER_MINUTE: '100000' });

  base.beforeEach(async () => {
    base.setTimeout(240_000);
    dataFolder = await makePreparedFolder();
    port = await findFreePort();
    server = await start();
  });
  base.afterEach(async () => {
    await server.stop();
    await removeDataFolder(dataFolder);
  });

  base('is named, and the page continues with the next one', { tag: '@full' }, async ({ page }) => {
    await page.goto(server.address);
    await page.getByRole('button', { name: 'Continue as Guest' }).click();
    await page.getByRole('switch', { name: 'Auto Analysis' }).click();
    await upload(page, letter);
    await expect(documents(page)).toContainText('letter.txt');

    await server.stop();
    await upload(page, { ...letter, name: 'second.txt' });
    const banner = page.getByText('The server does not answer.');
    await expect(banner).toBeVisible();
    await expect(documents(page)).toContainText('Failed to upload file');
    await documents(page).getByRole('button', { name: 'Analyze letter.txt' }).click();
    await expect(notifications(page)).toContainText('Failed to analyze document');

    server = await start();
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: 'Retry the upload of second.txt' }).click();
    await expect(documents(page).getByRole('button', { name: 'Analyze second.txt' })).toBeVisible();
    await documents(page).getByRole('button', { name: 'Analyze letter.txt' }).click();
    await expect(results(page)).toBeVisible({ timeout: 90_000 });
  });

  base('is waited for by a running analysis, which then completes', async ({ page }) => {
    const sample = await readFile(path.join(root, 'samples/cloud-services-agreement.txt'), 'utf8');
    await page.goto(server.address);
    await page.getByRole('button', { name: 'Continue as Guest' }).click();
    // Long enough that the end of the server comes in the middle of the work.
    const buffer = Buffer.from(sample.repeat(20));
    await upload(page, { name: 'long.txt', mimeType: 'text/plain', buffer });
    await expect(page.getByRole('heading', { name: 'Analyzing your document' })).toBeVisible();
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    const lost = page.getByText('Connection lost, trying again.');
    await expect(lost).toBeVisible();
    await expect(page.getByText('The server does not answer.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Analyzing your document' })).toBeVisible();

    server = await start();
    await expect(page.getByText('The server does not answer.')).toBeHidden();
    await expect(results(page)).toBeVisible({ timeout: 90_000 });
  });
});

async function findFreePort(): Promise<string> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  const port = address instanceof Object ? address.port : 0;
  probe.close();
  await once(probe, 'close');
  return String(port);
}
