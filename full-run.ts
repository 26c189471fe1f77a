import type {} from 'vitest';

/**
 * Whether everything is run, as before a release: tests that take long and repeat what a shorter one shows, and both kinds of
 * database for tests that are not about the database.
 */
// biome-ignore lint/style/noProcessEnv: the test run tells the test files so this way, past the server's own configuration.
export const isFullRun = process.env.TEST_ALL === 'true';

declare module 'vitest' {
  interface ProvidedContext {
    /** `inject('isFullRun')`: whether the expensive tests run as well, as with `npm run test:all`. */
    readonly isFullRun: boolean;
  }
}
