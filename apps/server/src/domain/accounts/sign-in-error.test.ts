import { ClientError, ResponseBodyError } from 'openid-client';
import { expect, it } from 'vitest';
import { describeFailure, SignInError } from './sign-in-error.ts';

const secret = 'ada@example.com eyJhbGciOi';
const refusal = (error: string) =>
  new ResponseBodyError('refused', {
    cause: { error, error_description: secret },
    response: new Response(null, { status: 400 }),
  });

it.each<[string, unknown, object]>([
  [
    'an answer that is not right',
    Object.assign(new ClientError(secret), { code: 'OAUTH_INVALID_RESPONSE', cause: { secret } }),
    { name: 'ClientError', code: 'OAUTH_INVALID_RESPONSE' },
  ],
  [
    'a refusal',
    refusal('invalid_client'),
    {
      name: 'ResponseBodyError',
      code: 'OAUTH_RESPONSE_BODY_ERROR',
      providerError: 'invalid_client',
    },
  ],
  [
    'a refusal in other words',
    refusal(secret),
    { name: 'ResponseBodyError', code: 'OAUTH_RESPONSE_BODY_ERROR' },
  ],
  ['what the product says', new SignInError('denied', secret), { name: 'SignInError' }],
  ['what is no error', secret, { name: 'string' }],
])('of %s the log has names and codes alone', (_what, error, described) => {
  expect(describeFailure(error)).toEqual(described);
});
