import { AppError } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { createThreadError, describeFailure } from './thread-failure.ts';

it.each([
  [new AppError('selection_not_found'), 'selection_not_found', undefined],
  [new Error('out of luck'), 'analysis_failed', 'out of luck'],
  ['thrown by a library', 'analysis_failed', 'unknown'],
])('%s is heard behind the thread as %s', (error, code, message) => {
  const heard = createThreadError(structuredClone(describeFailure(error)));
  expect(heard).toBeInstanceOf(AppError);
  expect(heard.code).toBe(code);
  expect((heard.cause as Error | undefined)?.message).toBe(message);
});
