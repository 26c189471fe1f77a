import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { builtThreads } from './apps/server/test/built-threads.ts';

export default defineConfig({
  test: {
    // The runner's own choice on a machine of two processors is one worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        plugins: [builtThreads],
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          globalSetup: ['./scripts/build-server-for-tests.mjs'],
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: [
            'packages/reader/src/{,sandbox/}*.test.ts',
            'packages/docx-comments/src/sandbox/*.test.ts',
            'apps/cli/{src,test}/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'values',
          include: [
            'packages/{comparison,core,engine,grammar,language-model,report,schema}/src/**/*.test.ts',
            'packages/reader/src/!(sandbox)/**/*.test.ts',
            'packages/docx-comments/src/{,!(sandbox)/**/}*.test.ts',
            'apps/web/{src,test}/**/*.test.ts',
            'research/**/*.test.ts',
          ],
          // Functions of values: a process and a copy of the engine for each of 340 files costs more than their tests.
          isolate: false,
        },
      },
    ],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 20_000,
    // Work that goes through a queue, a thread or a process takes longer on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
});
