import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { Provider } from 'oidc-provider';

export interface IdentityProvider {
  /** The settings of a server that signs people in here. */
  readonly settings: Record<string, string>;
  /** Registers the address of that server. Nobody can sign in before. */
  register(address: string): void;
  close(): Promise<void>;
}

const client = { id: 'clauselight', secret: 'of the browser tests alone' };

/** An OpenID provider on this machine with a login page and a consent page of its own; any name signs in. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      OPENID_ISSUER: issuer,
      OPENID_CLIENT_ID: client.id,
      OPENID_CLIENT_SECRET: client.secret,
    },
    register(address) {
      answer = createProvider(issuer, `${address}/oauth2callback`).callback();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function createProvider(issuer: string, redirectUri: string): Provider {
  return new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    cookies: { keys: ['of the browser tests alone'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: `${accountId}@example.com`,
        email_verified: true,
        given_name: accountId.charAt(0).toUpperCase() + accountId.slice(1),
        family_name: 'Example',
      }),
    }),
  });
}

/** Fills in the provider's login page and consents. */
export async function logIn(page: Page, name: string): Promise<void> {
  await page.locator('input[name="login"]').fill(name);
  await page.locator('input[name="password"]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
