import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { isGoogle } from '../../platform/http/google.ts';
import type { FindDevelopmentParty } from './development/routes.ts';
import { createRelyingParty, type RelyingParty } from './relying-party.ts';

/** An identity provider, and the product's name for it. */
export interface IdentityProvider {
  readonly name: 'google' | 'openid' | 'development';
  readonly party: RelyingParty;
}

/** Finds the provider that redirects to an address; undefined if sign-in is not configured. */
export type FindProvider = (
  request: FastifyRequest,
  redirectUri: string,
) => Promise<IdentityProvider | undefined>;

/** The configured provider, or else the built-in one if it is active. */
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
