import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordSignIn } from '../../domain/accounts/people.ts';
import { type Claims, readProfile } from '../../domain/accounts/profile.ts';
import { SignInError } from '../../domain/accounts/sign-in-error.ts';
import { createAttempts } from '../../domain/sessions/sign-in-attempts.ts';
import type { RouteParts } from '../http/app.ts';
import type { FindProvider, IdentityProvider } from './identity-providers.ts';
import { createAttempt } from './relying-party.ts';
import { chooseReturnPath } from './return-path.ts';
import { describeSetup } from './setup.ts';

/** The page that explains what is not configured. */
export const setupPage = '/oauth-setup';

/** One issuer for all addresses of the built-in provider, so that its people are the same under each. */
const developmentIssuer = 'development-identity-provider';

/** The two halves of a sign-in. Each returns the address to which the browser is redirected. */
export function createSignIn(
  { config, database, sessions }: Pick<RouteParts, 'config' | 'database' | 'sessions'>,
  findProvider: FindProvider,
) {
  const attempts = createAttempts(database, config);
  /** The return path of each request, for the page that reports an error. */
  const returnPaths = new WeakMap<FastifyRequest, string>();
  return {
    /** The path of the page on which a sign-in started; undefined if unknown. */
    findReturnPath: (request: FastifyRequest): string | undefined => returnPaths.get(request),
    /** Throws errors that `findReason` explains. */
    async begin(request: FastifyRequest, reply: FastifyReply, wanted: unknown): Promise<string> {
      const returnTo = chooseReturnPath(wanted);
      returnPaths.set(request, returnTo);
      const { callbackURL: redirectUri } = describeSetup(request, config);
      const provider = await findProvider(request, redirectUri);
      if (provider === undefined) return setupPage;
      const attempt = createAttempt({ redirectUri, returnTo });
      const start = await provider.party.getStartUrl(attempt);
      await attempts.begin(request, reply, attempt);
      return start.href;
    },
    /** Throws errors that `findReason` explains. */
    async complete(request: FastifyRequest, reply: FastifyReply): Promise<string> {
      const attempt = await attempts.take(request, reply);
      if (attempt !== undefined) returnPaths.set(request, attempt.returnTo);
      const { callbackURL } = describeSetup(request, config);
      const provider = await findProvider(request, attempt?.redirectUri ?? callbackURL);
      if (provider === undefined) return setupPage;
      if (attempt === undefined) throw new SignInError('expired');
      const claims = await provider.party.redeem(readAnswer(request), attempt);
      const userId = await recordSignIn(database, config, describePerson(provider, claims));
      const replaced = await sessions.find(request);
      await sessions.beginForUser(request, reply, { userId, replaced });
      return attempt.returnTo;
    },
  };
}

function describePerson({ name }: IdentityProvider, claims: Claims) {
  const profile = readProfile(claims);
  const issuer = name === 'development' ? developmentIssuer : profile.issuer;
  return { ...profile, issuer, provider: name };
}

/** The raw query: a repeated parameter must be noticed. */
function readAnswer(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://product.invalid').searchParams;
}
