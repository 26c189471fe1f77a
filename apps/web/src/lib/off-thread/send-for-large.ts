import { createLargeSender } from './create-large-sender.ts';

/** Loads and checks a large answer without holding up the page. */
export const sendForLarge = createLargeSender(
  () => new Worker(new URL('./answer-worker.ts', import.meta.url), { type: 'module' }),
);
