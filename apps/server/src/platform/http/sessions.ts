import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import { sessions } from '../database/tables.ts';

export interface Session {
  readonly id: string;
  readonly expiresAt: Date;
}

export interface Sessions {
  /** The visitor's session, if the cookie names one that has not expired. */
  find(request: FastifyRequest): Promise<Session | undefined>;
  /** The visitor's session, begun now where there is none. */
  findOrBegin(request: FastifyRequest, reply: FastifyReply): Promise<Session>;
  /** Takes the cookie away. */
  forget(reply: FastifyReply): void;
}

/** Sessions by a signed HttpOnly cookie that holds a random token; the database knows the token's hash alone. */
export function createSessions(
  database: Database,
  config: Pick<Config, 'GUEST_HOURS' | 'isHttps'>,
): Sessions {
  const cookieName = config.isHttps ? '__Host-clauselight' : 'clauselight';
  const attributes: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.isHttps,
    signed: true,
  };

  const find = async (request: FastifyRequest) => {
    const cookie = request.cookies[cookieName];
    const token = cookie === undefined ? undefined : request.unsignCookie(cookie);
    if (!token?.valid) return undefined;
    const [session] = await database.orm
      .select({ id: sessions.id, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, hash(token.value)), gt(sessions.expiresAt, new Date())));
    return session;
  };

  return {
    find,
    async findOrBegin(request, reply) {
      const existing = await find(request);
      if (existing !== undefined) return existing;
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(Date.now() + config.GUEST_HOURS * 3_600_000);
      const session = { id: randomUUID(), expiresAt };
      await database.orm.insert(sessions).values({ ...session, tokenHash: hash(token) });
      reply.setCookie(cookieName, token, { ...attributes, expires: expiresAt });
      return session;
    },
    forget(reply) {
      reply.clearCookie(cookieName, attributes);
    },
  };
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
