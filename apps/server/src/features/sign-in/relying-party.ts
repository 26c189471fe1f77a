import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Claims } from '../../domain/accounts/profile.ts';
import { SignInError } from '../../domain/accounts/sign-in-error.ts';
import type { SignInAttempt } from '../../domain/sessions/sign-in-attempts.ts';
import { isLoopbackHost } from '../../platform/loopback-host.ts';

export interface RelyingPartyOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** How the identity provider is reached; over the network by default. */
  readonly fetch?: CustomFetch;
  readonly now?: () => number;
}

/** This product as a client of one identity provider (OpenID Connect Core 1.0, authorization code flow). */
export interface RelyingParty {
  /** The URL at which a browser starts a sign-in. Throws a SignInError if the provider cannot be reached. */
  getStartUrl(attempt: SignInAttempt): Promise<URL>;
  /**
   * Returns the provider's claims about the person, after checking that the answer comes from the provider and
   * belongs to this attempt. Throws errors that `findReason` explains.
   */
  redeem(answer: URLSearchParams, attempt: SignInAttempt): Promise<Claims>;
}

const timeoutSeconds = 10;
/** The provider's metadata is fetched again after this time, in milliseconds. */
const discoveryAgeMs = 60 * 60_000;

/** Creates the secrets of a new attempt. */
export function createAttempt(
  target: Pick<SignInAttempt, 'redirectUri' | 'returnTo'>,
): SignInAttempt {
  return {
    ...target,
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  };
}

export function createRelyingParty(options: RelyingPartyOptions): RelyingParty {
  const getConfiguration = createDiscovery(options);
  return {
    async getStartUrl({ state, nonce, codeVerifier, redirectUri }) {
      return buildAuthorizationUrl(await getConfiguration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async redeem(answer, { state, nonce, codeVerifier, redirectUri }) {
      const configuration = await getConfiguration();
      const address = new URL(redirectUri);
      address.search = answer.toString();
      const tokens = await authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new SignInError('failed');
      if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint)
        return claims;
      return {
        ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)),
        ...claims,
      };
    },
  };
}

/** What the provider says of itself, asked for once by all who need it at a time, and again after a failure. */
function createDiscovery(options: RelyingPartyOptions): () => Promise<Configuration> {
  const now = options.now ?? Date.now;
  let latest: { readonly at: number; readonly found: Promise<Configuration> } | undefined;
  return () => {
    if (latest !== undefined && now() - latest.at < discoveryAgeMs) return latest.found;
    const asked = { at: now(), found: discover(options) };
    latest = asked;
    asked.found.catch(() => {
      if (latest === asked) latest = undefined;
    });
    return asked.found;
  };
}

async function discover({
  issuer,
  clientId,
  clientSecret,
  fetch: reach = fetch as CustomFetch,
}: RelyingPartyOptions): Promise<Configuration> {
  const server = new URL(issuer);
  const isPlain = server.protocol === 'http:' && isLoopbackHost(server.host);
  return await discovery(server, clientId, clientSecret, authenticateBy(clientSecret), {
    timeout: timeoutSeconds,
    [customFetch]: explainUnreachable(reach),
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  }).catch((cause: unknown) => {
    throw new SignInError('unavailable', cause);
  });
}

/** The secret in the body where the provider takes it there: few agree on how it is escaped in a header. */
function authenticateBy(clientSecret: string): ClientAuth {
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const scheme = methods.includes('client_secret_post') ? ClientSecretPost : ClientSecretBasic;
    return scheme(clientSecret)(server, ...rest);
  };
}

function explainUnreachable(reach: CustomFetch): CustomFetch {
  return async (url, options) => {
    const response = await reach(url, options).catch((cause: unknown) => {
      throw new SignInError('unavailable', cause);
    });
    if (response.status < 500 && response.status !== 429) return response;
    await response.body?.cancel();
    throw new SignInError('unavailable');
  };
}
