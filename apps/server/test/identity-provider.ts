import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from 'oidc-provider';
import { createMemoryAdapter } from '../src/features/sign-in/development/memory-adapter.ts';
import { loadLibrary } from '../src/features/sign-in/development/protocol.ts';

/** Claims of the person who is signed in at the identity provider; `sub` is the person. */
export type Person = Readonly<Record<string, unknown>> & { readonly sub: string };

export interface TestIdentityProvider {
  readonly issuer: string;
  /** The settings of a server that signs people in here. */
  readonly settings: Record<string, string>;
  /** Registers the server's address. Nobody can sign in before. */
  register(redirectUri: string): Promise<void>;
  /** Sets the person who signs in from now on. */
  person: Person | undefined;
  close(): Promise<void>;
}

const clientId = 'test-client';

/** A real identity provider on this machine in which one person is signed in and consents to everything. */
export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  const clientSecret = randomBytes(32).toString('base64url');
  let answer = async (_: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.writeHead(503).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const self: TestIdentityProvider = {
    issuer,
    settings: {
      OPENID_ISSUER: issuer,
      OPENID_CLIENT_ID: clientId,
      OPENID_CLIENT_SECRET: clientSecret,
    },
    person: { sub: 'ada', email: 'ada@example.com', email_verified: true },
    async register(redirectUri) {
      const provider = await createProvider(self, clientSecret, redirectUri);
      const answerProtocol = provider.callback();
      answer = async (request, response) => {
        if (!request.url?.startsWith('/interaction/'))
          return await answerProtocol(request, response);
        const { person } = self;
        const result =
          person === undefined ? { error: 'access_denied' } : { login: { accountId: person.sub } };
        await provider.interactionFinished(request, response, result);
      };
    },
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return self;
}

async function createProvider(
  self: TestIdentityProvider,
  clientSecret: string,
  redirectUri: string,
): Promise<Provider> {
  const { Provider } = await loadLibrary();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider: Provider = new Provider(self.issuer, {
    adapter: createMemoryAdapter,
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    clientAuthMethods: ['client_secret_basic'],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'rsa', use: 'sig' }] },
    cookies: { keys: ['test-keys'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
    clientBasedCORS: () => false,
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) =>
      self.person === undefined
        ? undefined
        : { accountId, claims: async () => ({ ...self.person, sub: accountId }) },
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      if (accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId, accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError(context, out) {
      context.body = out.error;
    },
  });
  return provider;
}
