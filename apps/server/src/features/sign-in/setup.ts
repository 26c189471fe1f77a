import { AppError, type SignInSetup } from '@clauselight/schema';
import type { Config } from '../../platform/config.ts';

/** The address to which the identity provider redirects. */
export const callbackPath = '/oauth2callback';

/** What a request reveals about the address it was sent to. */
export interface RequestAddress {
  readonly protocol: string;
  /** With its port. */
  readonly host: string;
}

/** Describes how sign-in is configured for the address people use: the public one, or else the request's. */
export function describeSetup(
  { protocol, host }: RequestAddress,
  config: Pick<Config, 'PUBLIC_URL' | 'OPENID_CLIENT_ID'>,
): SignInSetup {
  const address = config.PUBLIC_URL ?? `${protocol}://${host}`;
  if (!URL.canParse(address)) throw new AppError('invalid_request');
  const { host: domain, origin } = new URL(address);
  return {
    domain,
    callbackURL: `${origin}${callbackPath}`,
    hasGoogleCredentials: config.OPENID_CLIENT_ID !== undefined,
  };
}
