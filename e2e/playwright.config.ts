import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { isFullRun } from '../full-run.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: folder,
  // What takes long, or repeats what a component's or the server's own test shows, belongs to a full run.
  ...(isFullRun ? {} : { grepInvert: /@full/ }),
  globalSetup: path.join(folder, 'prepare-database.ts'),
  outputDir: path.join(folder, '../test-results'),
  workers: 2,
  // Only what hangs meets these limits: on a busy machine a journey takes many times what it costs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // The gate says how many journeys needed it; each of them is a defect of the journey or of the product.
  retries: 1,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      // As root there is no sandbox; the pages are our own.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
