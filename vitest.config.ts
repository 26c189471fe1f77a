import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/{src,test}/**/*.test.ts',
      'scripts/**/*.test.mjs',
      '{datasets,training,evaluation}/**/*.test.ts',
    ],
    setupFiles: ['./vitest.setup.ts'],
    // The runner's own choice on a machine of two processors is one worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 20_000,
    // Work that goes through a queue, a thread or a process takes longer on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
});
