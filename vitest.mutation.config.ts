import { defineConfig } from 'vitest/config';

/** What `npm run mutate` runs for every mutant: the tests of the files that stryker.config.json names. */
export default defineConfig({
  test: {
    include: [
      'packages/core/src/{score,spans}.test.ts',
      'packages/engine/src/contract/scoring/*.test.ts',
      'packages/engine/src/text/values/{calendar,durations}.test.ts',
      'packages/engine/src/redline/{change-source,make-mutual,set-time}.test.ts',
      'packages/comparison/src/{,words/}*.test.ts',
      'apps/server/src/features/sign-in/return-path.test.ts',
      'apps/server/src/domain/messages/unsubscribe-token.test.ts',
      'apps/server/src/domain/model-budget/retry-delay.test.ts',
    ],
    provide: { isFullRun: false, propertySeed: 1 },
    setupFiles: ['./vitest.setup.ts', './vitest.properties.ts'],
    // Mutated code counts what it runs, which makes the tests of speed several times slower.
    testTimeout: 60_000,
  },
});
