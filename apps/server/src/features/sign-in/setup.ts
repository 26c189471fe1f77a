import { AppError, type SignInSetup } from '@clauselight/schema';
import type { Config } from '../../platform/config.ts';

/** Where the identity provider sends people back to. */
export const callbackPath = '/oauth2callback';

/** What a request says of the address it came to. */
export interface RequestAddress {
  readonly protocol: string;
  /** With its port. */
  readonly host: string;
}

/** How sign-in is set up under the address people use: the public one, or else the one a request came to. */
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
