import { randomBytes } from 'node:crypto';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/open.ts';
import { createSignedCookie } from '../../platform/http/signed-cookie.ts';
import { createAddressKey } from '../../platform/limits/address.ts';
import { createSessionStore, type Session, type SessionConfig } from './session-store.ts';

/** The session of a signed-in person. */
export interface UserSession extends Session {
  readonly userId: string;
}

export interface NewUserSession {
  readonly userId: string;
  /** The previous session, which ends: nobody who knew the old token may know the new one. */
  readonly replaced: Session | undefined;
}

export interface Sessions {
  /** The visitor's session; undefined if the cookie names none or an expired one. */
  find(request: FastifyRequest): Promise<Session | undefined>;
  /** The visitor's session. If there is none, a guest session is started. */
  findOrBegin(request: FastifyRequest, reply: FastifyReply): Promise<Session>;
  /** A new session, with a new token, for a person who has just signed in. */
  beginForUser(
    request: FastifyRequest,
    reply: FastifyReply,
    options: NewUserSession,
  ): Promise<UserSession>;
  /** Removes the cookie. */
  forget(reply: FastifyReply): void;
}

interface SessionSecret {
  /** Signs cookies, and hides the addresses that guests come from. */
  readonly cookieSecret: string;
}

/** Sessions in a signed HttpOnly cookie with a random token. The database stores only the token's hash. */
export function createSessions(
  database: Pick<Database, 'orm'>,
  config: SessionConfig & Pick<Config, 'isHttps'> & SessionSecret,
  now: () => number = Date.now,
): Sessions {
  const store = createSessionStore(database, config, now);
  const cookie = createSignedCookie('clauselight', config);
  const find = async (request: FastifyRequest): Promise<Session | undefined> => {
    const token = cookie.read(request);
    return token === undefined ? undefined : store.use(token);
  };

  return {
    find,
    async findOrBegin(request, reply) {
      const existing = await find(request);
      if (existing !== undefined) return existing;
      const beginning = createBeginning(request);
      const addressKey = createAddressKey(config.cookieSecret, request.ip);
      const { session, endsAt } = await store.addGuest({ ...beginning, addressKey });
      cookie.write(reply, beginning.token, endsAt);
      return session;
    },
    async beginForUser(request, reply, { userId, replaced }) {
      const beginning = createBeginning(request);
      const { id, guestOwnerId, endsAt } = await store.addUser(beginning, { userId, replaced });
      cookie.write(reply, beginning.token, endsAt);
      return { id, ownerId: userId, userId, guestOwnerId };
    },
    forget: cookie.clear,
  };
}

function createBeginning(request: FastifyRequest) {
  return {
    token: randomBytes(32).toString('base64url'),
    device: describeDevice(request.headers['user-agent']),
  };
}

/** Describes browser and system as far as the User-Agent header tells. */
export function describeDevice(userAgent: string | undefined): string {
  const { browser, os } = Bowser.parse(userAgent || ' ');
  const known = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return known.length === 0 ? 'Unknown device' : known.join(' on ').slice(0, 100);
}
