import type {} from 'vitest';

/**
 * Whether everything is run, as before a release: tests that take long and repeat what a shorter one shows, and both kinds of
 * database for tests that are not about the database.
 */
// biome-ignore lint/style/noProcessEnv: the test run tells the test files so this way, past the server's own configuration.
export const isFullRun = process.env.TEST_ALL === 'true';

/**
 * What fast-check derives the values of a property from: always the same, except in a full run, which chooses one and prints
 * it. A property that passes a seed of its own keeps it.
 */
// biome-ignore lint/style/noProcessEnv: as above.
export const propertySeed = Number(process.env.PROPERTY_SEED ?? 1);

declare module 'vitest' {
  interface ProvidedContext {
    /** `inject('isFullRun')`: whether the expensive tests run as well, as with `npm run test:all`. */
    readonly isFullRun: boolean;
    /** The seed of properties that pass none, an integer. */
    readonly propertySeed: number;
  }
}
