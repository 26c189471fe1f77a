import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import { createMemoryAdapter } from './memory-adapter.ts';
import { renderRefusal } from './pages.ts';
import type { People } from './people.ts';

export interface ProtocolOptions {
  readonly issuer: string;
  readonly client: { readonly id: string; readonly secret: string; readonly redirectUri: string };
  readonly interactionPath: string;
  readonly people: People;
}

type Library = typeof import('oidc-provider');

const lifetimeSeconds = 600;

/** The protocol of the built-in identity provider. Its keys are created anew for each process. */
export function createProtocol(
  { Provider }: Pick<Library, 'Provider'>,
  { issuer, client, interactionPath, people }: ProtocolOptions,
): Provider {
  const provider: Provider = new Provider(issuer, {
    adapter: createMemoryAdapter,
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [createKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: lifetimeSeconds,
      AuthorizationCode: 60,
      Grant: lifetimeSeconds,
      IdToken: lifetimeSeconds,
      Interaction: lifetimeSeconds,
      Session: lifetimeSeconds,
    },
    clientBasedCORS: () => false,
    interactions: { url: (_, { uid }) => `${interactionPath}/${uid}` },
    findAccount: (_, accountId) => people.find(accountId),
    // The only client is the product itself: no consent is needed.
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      if (accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.id, accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError(context) {
      context.type = 'html';
      context.body = renderRefusal();
    },
  });
  // These headers contain the public address. The product sets them itself.
  provider.proxy = true;
  return provider;
}

function createKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'ES256' };
}

/**
 * The library warns about Node.js versions below its own minimum, although the parts that are used work with the
 * product's.
 */
export async function loadLibrary(): Promise<Library> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
