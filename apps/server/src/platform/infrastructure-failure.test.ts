import { AppError } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { isInfrastructureFailure } from './infrastructure-failure.ts';

const withCode = (code: string, cause?: unknown) =>
  Object.assign(new Error('failed', { cause }), { code });

it.each([
  ['a full disk', withCode('ENOSPC')],
  ['a database that is not there', withCode('ECONNREFUSED')],
  ['a database that stops', withCode('57P01')],
  ['a database without room', withCode('53100')],
  ['a read-only file system of the database', withCode('42501')],
  ['a database that takes no writes', withCode('25006')],
  ['a database with no free connection', new Error('timeout exceeded when trying to connect')],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['a failure with such a cause', new AppError('analysis_failed', { cause: withCode('EIO') })],
])('%s is a failure of the infrastructure', (_, error) => {
  expect(isInfrastructureFailure(error)).toBe(true);
});

it.each([
  ['a mistake in the code', new TypeError('not a function')],
  ['a file that is not there', withCode('ENOENT')],
  ['a refused row', withCode('23505')],
  [
    'a service of others that is away',
    new AppError('payment_unavailable', { cause: withCode('ECONNREFUSED') }),
  ],
  ['a refusal', new AppError('document_corrupt')],
  ['something that is no error', 'ENOSPC'],
])('%s is none', (_, error) => {
  expect(isInfrastructureFailure(error)).toBe(false);
});
