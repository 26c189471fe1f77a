import {
  type ModelServer,
  startModelServer,
} from '../packages/language-model/src/testing/model-server.ts';
import { makePreparedFolder, type RunningServer, removeDataFolder, startServer } from './server.ts';
import { test as base } from './test.ts';

/** The product with a local stand-in for the language model, which starts honest in each test. */
export const test = base.extend<
  { honesty: undefined },
  { model: ModelServer; server: RunningServer }
>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const dataFolder = await makePreparedFolder();
      const server = await startServer(dataFolder, {
        RATE_LIMIT_PER_MINUTE: '100000',
        UPLOADS_PER_MINUTE: '10000',
        MODEL_REQUESTS_PER_MINUTE: '10000',
        DEVELOPMENT_SIGN_IN: 'false',
        // Some answers are held while the page is looked at.
        MODEL_SECONDS: '600',
        // The provoked errors are logged at this level.
        LOG_LEVEL: 'fatal',
        ...model.environment('openai'),
      });
      await use(server);
      await server.stop();
      await removeDataFolder(dataFolder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  honesty: [
    async ({ model }, use) => {
      model.behave('honest');
      await use(undefined);
      // What a test left held would hold up the next one.
      model.behave('honest');
      model.release();
    },
    { auto: true },
  ],
});
