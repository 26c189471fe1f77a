import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { isFullRun } from '../../full-run.ts';
import { findInstalledChromium } from '../../scripts/chromium.mjs';
import { compileMessages } from './compile-messages.ts';

const executablePath = findInstalledChromium();

/** Components in a real browser: layout, colors, focus and keys are its own, and only the network is stood in for. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [compileMessages(), react(), tailwindcss()],
  test: {
    name: 'components',
    provide: { isFullRun },
    include: ['src/**/*.test.tsx'],
    globalSetup: ['../../e2e/record-answers.ts'],
    setupFiles: ['../../vitest.setup.ts', './test/setup.ts'],
    // One page for all files: to load the product's modules anew takes longer than the tests of a file.
    isolate: false,
    // A guard against waiting without end; on a busy machine a look at a long page takes its time.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      testerHtmlPath: './test/page.html',
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        // A control that cannot be used says within this time what covers it, before the whole test has run out of time.
        actionTimeout: 20_000,
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          // As root there is no sandbox; the pages are our own.
          args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
        },
        contextOptions: {
          // As large as the largest page under test, which else would be drawn smaller.
          viewport: { width: 1280, height: 800 },
          colorScheme: 'light',
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
