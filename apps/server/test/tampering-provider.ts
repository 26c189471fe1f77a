import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** What is wrong with the answer to one sign-in; nothing if it is empty. */
export interface Tampering {
  /** Claims that the ID token has instead of the right ones; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly signedBy?: 'stranger';
  /** The token endpoint refuses the code with this error. */
  readonly refusal?: string;
  /** Makes the token endpoint answer with this status and a page. */
  readonly status?: number;
  readonly withoutIdToken?: boolean;
  readonly userinfo?: Readonly<Record<string, unknown>>;
}

export interface TamperingProvider {
  readonly issuer: string;
  readonly settings: Record<string, string>;
  /** How often its metadata was requested. */
  readonly timesDiscovered: number;
  /** What is wrong from now on, with the nonce of the sign-in under way. */
  tamper(tampering: Tampering, nonce: string | null): void;
  close(): Promise<void>;
}

const clientId = 'test-client';
const algorithm = 'ES256';

/** An identity provider that makes the given claims, signed with its own or a foreign key. */
export async function startTamperingProvider(): Promise<TamperingProvider> {
  const own = await generateKeyPair(algorithm);
  const stranger = await generateKeyPair(algorithm);
  const state = { tampering: {} as Tampering, nonce: '' as string | null, timesDiscovered: 0 };
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const answers: Record<string, (request: IncomingMessage) => Promise<[number, unknown]>> = {
    '/.well-known/openid-configuration': async () => {
      state.timesDiscovered += 1;
      return [200, describe(issuer)];
    },
    '/jwks': async () => [
      200,
      { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', use: 'sig', alg: algorithm }] },
    ],
    '/token': async (request) => {
      await text(request);
      const { refusal, status, signedBy, withoutIdToken, claims } = state.tampering;
      if (status !== undefined) return [status, 'out of order'];
      if (refusal !== undefined) return [400, { error: refusal }];
      const key = signedBy === 'stranger' ? stranger.privateKey : own.privateKey;
      const idToken = await sign(key, { ...buildClaims(issuer, state.nonce), ...claims });
      const answer = { access_token: 'access', token_type: 'Bearer', expires_in: 60 };
      return [200, withoutIdToken ? answer : { ...answer, id_token: idToken }];
    },
    '/userinfo': async () => [200, state.tampering.userinfo ?? {}],
  };
  server.on('request', (request, response) => {
    const answer = answers[request.url ?? ''] ?? (async () => [404, {}] as [number, unknown]);
    void answer(request).then(([status, body]) => {
      const type = typeof body === 'string' ? 'text/html' : 'application/json';
      response.writeHead(status, { 'content-type': type });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  return {
    issuer,
    settings: {
      OPENID_ISSUER: issuer,
      OPENID_CLIENT_ID: clientId,
      OPENID_CLIENT_SECRET: 'a-secret',
    },
    get timesDiscovered() {
      return state.timesDiscovered;
    },
    tamper(tampering, nonce) {
      Object.assign(state, { tampering, nonce });
    },
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

function describe(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [algorithm],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  };
}

function buildClaims(issuer: string, nonce: string | null): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    sub: 'somebody',
    aud: clientId,
    iat: now,
    exp: now + 60,
    nonce,
    email: 'somebody@example.com',
    email_verified: true,
  };
}

function sign(key: CryptoKey, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: 'own' }).sign(key);
}
