import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordSignIn } from '../../domain/accounts/people.ts';
import { type Claims, readProfile } from '../../domain/accounts/profile.ts';
import { SignInError } from '../../domain/accounts/sign-in-error.ts';
import { createAttempts } from '../../domain/sessions/sign-in-attempts.ts';
import type { RouteParts } from '../../http/app.ts';
import type { FindProvider, IdentityProvider } from './identity-providers.ts';
import { createAttempt } from './relying-party.ts';
import { chooseReturnPath } from './return-path.ts';
import { describeSetup } from './setup.ts';

/** The page that says what is missing. */
export const setupPage = '/oauth-setup';

/** People of the built-in provider are the same ones under whatever name and port it is reached. */
const developmentIssuer = 'development-identity-provider';

/** The two halves of a sign-in; each answers with the address that the browser goes on to. */
export function createSignIn(
  { config, database, sessions }: Pick<RouteParts, 'config' | 'database' | 'sessions'>,
  findProvider: FindProvider,
) {
  const attempts = createAttempts(database, config);
  /** Where each request wants to come back to, for the page that says why it could not. */
  const returnPaths = new WeakMap<FastifyRequest, string>();
  return {
    /** The path of the page that a sign-in began on; none where that is not known. */
    findReturnPath: (request: FastifyRequest): string | undefined => returnPaths.get(request),
    /** Throws what `findReason` gives a reason for. */
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
    /** Throws what `findReason` gives a reason for. */
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

/** The query as it came: a parameter that is there twice has to be seen twice. */
function readAnswer(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://product.invalid').searchParams;
}
