import { test as base } from '@playwright/test';
import { makePreparedFolder, type RunningServer, removeDataFolder, startServer } from './server.ts';

/** A page on a server of its own, shared by the tests of one worker; whatever the page logs as an error fails the test. */
export const test = base.extend<{ failOnPageErrors: undefined }, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const dataFolder = await makePreparedFolder();
      const server = await startServer(dataFolder, {
        RATE_LIMIT_PER_MINUTE: '100000',
        UPLOADS_PER_MINUTE: '10000',
        REPORTS_PER_MINUTE: '10000',
        SHARE_READS_PER_MINUTE: '10000',
        SHARE_UNLOCKS_PER_MINUTE: '10000',
        DEVELOPMENT_SIGN_IN: 'false',
      });
      await use(server);
      await server.stop();
      await removeDataFolder(dataFolder);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  failOnPageErrors: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        // The browser reports each answer with an error status by itself; those are part of what is tested.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          problems.push(message.text());
        }
      });
      await use(undefined);
      // An answer of a stand-in that is still being sent belongs to no test any more.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      base.expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
