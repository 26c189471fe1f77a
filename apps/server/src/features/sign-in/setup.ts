import { AppError, type SignInSetup } from '@clauselight/schema';
import type { Config } from '../../platform/config.ts';
import { getReturnOrigin, type RequestAddress } from '../../platform/http/request-origin.ts';

/** The address to which the identity provider redirects. */
export const callbackPath = '/oauth2callback';

/** Describes how sign-in is configured for the address people use: the public one, or else the request's. */
export function describeSetup(
  request: RequestAddress,
  config: Pick<Config, 'PUBLIC_URL' | 'OPENID_CLIENT_ID'>,
): SignInSetup {
  const hasGoogleCredentials = config.OPENID_CLIENT_ID !== undefined;
  // As long as there is no provider, this only tells somebody which address they have asked.
  const address = hasGoogleCredentials
    ? getReturnOrigin(request, config)
    : (config.PUBLIC_URL ?? `${request.protocol}://${request.host}`);
  if (!URL.canParse(address)) throw new AppError('invalid_request');
  const { host: domain, origin } = new URL(address);
  return {
    domain,
    callbackURL: `${origin}${callbackPath}`,
    hasGoogleCredentials,
  };
}
