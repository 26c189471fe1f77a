import type { SignInFailure } from '@clauselight/schema';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/** A sign-in that failed for a reason that is shown to the person. */
export class SignInError extends Error {
  readonly reason: SignInFailure;

  constructor(reason: SignInFailure, cause?: unknown) {
    super(`a sign-in ended: ${reason}`, { cause });
    this.name = 'SignInError';
    this.reason = reason;
  }
}

/** Error codes for an answer that does not belong to this sign-in or does not come from the provider. */
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
  // The code was used before, or has expired.
  invalid_grant: 'expired',
  temporarily_unavailable: 'unavailable',
  server_error: 'unavailable',
};

/** The product's reason for a failed sign-in. */
export function findReason(error: unknown): SignInFailure {
  if (error instanceof SignInError) return error.reason;
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return Object.hasOwn(reasonByProviderError, error.error)
      ? (reasonByProviderError[error.error] ?? 'failed')
      : 'failed';
  }
  if (error instanceof ClientError) {
    // The library wraps errors that the product throws during a fetch; the original is in `cause`.
    if (error.cause instanceof SignInError) return error.cause.reason;
    return tamperingCodes.has(error.code ?? '') ? 'tampered' : 'failed';
  }
  return 'failed';
}

/** The part of a failure that may be logged: names and codes, never a token, a claim or text from the address. */
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
