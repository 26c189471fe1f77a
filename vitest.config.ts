import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { builtThreads } from './apps/server/test/built-threads.ts';
import { compileMessages } from './apps/web/compile-messages.ts';
import { isFullRun, propertySeed } from './full-run.ts';

/** A test that asserts nothing cannot fail, such as a property of lists that are always empty. */
const assertive = { requireAssertions: true };

export default defineConfig({
  test: {
    provide: { isFullRun, propertySeed },
    // The runner's own choice on a machine of two processors is one worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      'apps/web',
      {
        extends: true,
        plugins: [builtThreads],
        test: {
          name: 'server',
          setupFiles: ['./vitest.properties.ts'],
          include: ['apps/server/{src,test}/**/*.test.ts'],
          // The stand-in's own tests belong to a full run: what the product needs of it, the product's tests need too.
          exclude: [
            ...configDefaults.exclude,
            ...(isFullRun ? [] : ['apps/server/test/payment-provider/**']),
          ],
          globalSetup: ['./scripts/build-server-for-tests.mjs'],
          // To load the server takes longer than what most files test. What they share they leave as they found it.
          isolate: false,
          // These end what hangs, and are out of reach of what is slow: an engine that starts on a busy machine is.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        plugins: [builtThreads],
        test: {
          name: 'processes',
          expect: assertive,
          globalSetup: ['./scripts/build-server-for-tests.mjs'],
          include: [
            'packages/reader/src/{,sandbox/}*.test.ts',
            'packages/docx-markup/src/sandbox/*.test.ts',
            'apps/cli/{src,test}/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        extends: true,
        plugins: [compileMessages()],
        test: {
          name: 'values',
          setupFiles: ['./vitest.properties.ts'],
          expect: assertive,
          include: [
            'packages/{comparison,core,engine,grammar,language-model,report,schema}/src/**/*.test.ts',
            'packages/reader/src/!(sandbox)/**/*.test.ts',
            'packages/docx-markup/src/{,!(sandbox)/**/}*.test.ts',
            'apps/web/{src,test}/**/*.test.ts',
            // A sample of the texts made to be slow.
            'research/evaluation/growth/*.test.ts',
            // What measures the product is tested before a release.
            ...(isFullRun ? ['research/**/*.test.ts'] : []),
          ],
          // Functions of values: a process and a copy of the engine for each of 340 files costs more than their tests.
          isolate: false,
        },
      },
    ],
    setupFiles: ['./vitest.setup.ts'],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/{test,testing}/**', '**/*.test.ts', '**/*.generated.ts'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'coverage/values',
    },
    // Only what hangs meets these: on a busy machine everything takes many times what it costs.
    testTimeout: 120_000,
    // Work that goes through a queue, a thread or a process takes longer on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
  },
});
