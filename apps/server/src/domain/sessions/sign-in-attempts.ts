import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/open.ts';
import { createSignedCookie } from '../../platform/http/signed-cookie.ts';
import { signInAttempts } from '../tables/account-tables.ts';
import { hash } from './session-store.ts';

/** A sign-in that has started. The identity provider's answer is checked against it. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  /** Path of the page to return to. */
  readonly returnTo: string;
}

const lifetimeMs = 10 * 60_000;

/** Sign-ins that have started. Each is bound to its browser; of one browser the latest counts. */
export function createAttempts(
  { orm }: Pick<Database, 'orm'>,
  config: Pick<Config, 'isHttps'>,
  now: () => number = Date.now,
) {
  const cookie = createSignedCookie('clauselight-sign-in', config);
  return {
    async begin(
      request: FastifyRequest,
      reply: FastifyReply,
      attempt: SignInAttempt,
    ): Promise<void> {
      const before = cookie.read(request);
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now() + lifetimeMs);
      await orm.transaction(async (tx) => {
        if (before !== undefined)
          await tx.delete(signInAttempts).where(eq(signInAttempts.tokenHash, hash(before)));
        await tx.insert(signInAttempts).values({ tokenHash: hash(token), ...attempt, expiresAt });
      });
      cookie.write(reply, token, expiresAt);
    },
    /**
     * Returns the attempt of this browser and deletes it, so that it can be used only once; undefined if it has
     * expired.
     */
    async take(request: FastifyRequest, reply: FastifyReply): Promise<SignInAttempt | undefined> {
      const token = cookie.read(request);
      if (token === undefined) return undefined;
      cookie.clear(reply);
      const [taken] = await orm
        .delete(signInAttempts)
        .where(eq(signInAttempts.tokenHash, hash(token)))
        .returning();
      return taken !== undefined && taken.expiresAt.getTime() > now() ? taken : undefined;
    },
  };
}
