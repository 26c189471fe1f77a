import { randomBytes } from 'node:crypto';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/open.ts';
import { createSignedCookie } from '../../platform/http/signed-cookie.ts';
import { createSessionStore, type Session, type SessionConfig } from './session-store.ts';

/** The session of a person who has signed in. */
export interface UserSession extends Session {
  readonly userId: string;
}

export interface NewUserSession {
  readonly userId: string;
  /** The session of before, which ends: nobody may know the token of the new one. */
  readonly replaced: Session | undefined;
}

export interface Sessions {
  /** The visitor's session, if the cookie names one that has not expired. */
  find(request: FastifyRequest): Promise<Session | undefined>;
  /** The visitor's session, begun now as a guest's where there is none. */
  findOrBegin(request: FastifyRequest, reply: FastifyReply): Promise<Session>;
  /** A new session for a person who has just signed in; its token is a new one. */
  beginForUser(
    request: FastifyRequest,
    reply: FastifyReply,
    options: NewUserSession,
  ): Promise<UserSession>;
  /** Takes the cookie away. */
  forget(reply: FastifyReply): void;
}

/** Sessions by a signed HttpOnly cookie that holds a random token; the database knows the token's hash alone. */
export function createSessions(
  database: Pick<Database, 'orm'>,
  config: SessionConfig & Pick<Config, 'isHttps'>,
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
      const { session, endsAt } = await store.addGuest(beginning);
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

/** Browser and system in words, as far as the browser tells. */
export function describeDevice(userAgent: string | undefined): string {
  const { browser, os } = Bowser.parse(userAgent || ' ');
  const known = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return known.length === 0 ? 'Unknown device' : known.join(' on ').slice(0, 100);
}
