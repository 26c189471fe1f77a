import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';
import { createRelyingParty, type RelyingParty } from '../relying-party.ts';
import { createDevelopmentProvider, type DevelopmentProvider } from './provider.ts';

/** The built-in identity provider under one origin, and the product as its client. */
export interface DevelopmentParty {
  readonly provider: DevelopmentProvider;
  readonly party: RelyingParty;
}

export type DevelopmentParties = (origin: string) => Promise<DevelopmentParty>;

/** A machine has few names. Beyond these, the oldest one is removed and created again when needed. */
const maxOrigins = 4;

/** Creates the provider for each origin under which it is reached, on first use. */
export function createDevelopmentParties(app: FastifyInstance): DevelopmentParties {
  const made = new Map<string, Promise<DevelopmentParty>>();
  return (origin) => {
    const existing = made.get(origin);
    if (existing !== undefined) return existing;
    const [oldest] = made.keys();
    if (made.size >= maxOrigins && oldest !== undefined) made.delete(oldest);
    const party = makeParty(app, origin);
    made.set(origin, party);
    party.catch(() => made.delete(origin));
    return party;
  };
}

async function makeParty(app: FastifyInstance, origin: string): Promise<DevelopmentParty> {
  const provider = await createDevelopmentProvider(origin);
  return { provider, party: createRelyingParty({ ...provider, fetch: createLocalFetch(app) }) };
}

/** The server's requests to itself stay inside the process, whatever port the address names. */
function createLocalFetch(app: FastifyInstance): CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search, host } = new URL(url);
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url: `${pathname}${search}`,
      headers: { ...headers, host },
      ...(body ? { payload: String(body) } : {}),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  };
}
