import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { isGoogle } from '../../platform/http/google.ts';
import type { FindDevelopmentParty } from './development/routes.ts';
import { createRelyingParty, type RelyingParty } from './relying-party.ts';

/** A way to sign in: an identity provider, and what the product calls it. */
export interface IdentityProvider {
  readonly name: 'google' | 'openid' | 'development';
  readonly party: RelyingParty;
}

/** Finds the provider that sends people back to an address; none where sign-in is not set up. */
export type FindProvider = (
  request: FastifyRequest,
  redirectUri: string,
) => Promise<IdentityProvider | undefined>;

/** The provider of the configuration, or else the built-in one where that may stand in. */
export function createFindProvider(
  config: Config,
  findDevelopmentParty: FindDevelopmentParty,
): FindProvider {
  const {
    OPENID_ISSUER: issuer,
    OPENID_CLIENT_ID: clientId,
    OPENID_CLIENT_SECRET: clientSecret,
  } = config;
  if (clientId === undefined || clientSecret === undefined) {
    return async (request, redirectUri) => {
      const party = await findDevelopmentParty(request, new URL(redirectUri).origin);
      return party === undefined ? undefined : { name: 'development', party };
    };
  }
  const configured: IdentityProvider = {
    name: isGoogle(issuer) ? 'google' : 'openid',
    party: createRelyingParty({ issuer, clientId, clientSecret }),
  };
  return async () => configured;
}
