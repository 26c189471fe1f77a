import type { SignInFailure } from '@clauselight/schema';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/** A sign-in that did not come about, for a reason that the person is told. */
export class SignInError extends Error {
  readonly reason: SignInFailure;

  constructor(reason: SignInFailure, cause?: unknown) {
    super(`a sign-in ended: ${reason}`, { cause });
    this.name = 'SignInError';
    this.reason = reason;
  }
}

/** The codes of an answer that is not what this sign-in asked for, or not the provider's. */
const tamperingCodes = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);

const reasonByProviderError: Readonly<Record<string, SignInFailure>> = {
  access_denied: 'denied',
  redirect_uri_mismatch: 'mismatch',
  // The code was used already, or too late.
  invalid_grant: 'expired',
  temporarily_unavailable: 'unavailable',
  server_error: 'unavailable',
};

/** Why a sign-in failed, in the words of the product. */
export function findReason(error: unknown): SignInFailure {
  if (error instanceof SignInError) return error.reason;
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return Object.hasOwn(reasonByProviderError, error.error)
      ? (reasonByProviderError[error.error] ?? 'failed')
      : 'failed';
  }
  if (error instanceof ClientError) {
    // What the product throws while the library fetches stands in the cause.
    if (error.cause instanceof SignInError) return error.cause.reason;
    return tamperingCodes.has(error.code ?? '') ? 'tampered' : 'failed';
  }
  return 'failed';
}

/** What of a failure may be logged: names and codes, never a token, a claim or what somebody wrote into an address. */
export function describeFailure(error: unknown): Record<string, string> {
  const code = (error as { code?: unknown } | undefined)?.code;
  const providerError = error instanceof ResponseBodyError ? error.error : undefined;
  return {
    name: error instanceof Error ? error.name : typeof error,
    ...(typeof code === 'string' ? { code } : {}),
    ...(providerError === undefined || !/^[a-z_]{1,64}$/.test(providerError)
      ? {}
      : { providerError }),
  };
}
