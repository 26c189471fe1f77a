import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash } from '../../domain/sessions/session-store.ts';
import type { SharedRow } from '../../domain/shares/shared-store.ts';
import type { Config } from '../../platform/config.ts';
import { createSignedCookie } from '../../platform/http/signed-cookie.ts';

type ProtectedShare = Pick<SharedRow, 'id' | 'passwordHash' | 'expiresAt'>;

/** How long a link stays unlocked after its password was entered, in milliseconds. */
const validMs = 12 * 3_600_000;

/** The cookie of a browser in which a link's password was entered. */
export interface SharePass {
  /** Whether the browser has the cookie for this link and its current password. */
  isShown(request: FastifyRequest, share: ProtectedShare): boolean;
  issue(reply: FastifyReply, share: ProtectedShare): void;
}

/** A signed cookie that contains the link's id, the stored hash of its password and an expiry. */
export function createSharePass(config: Pick<Config, 'isHttps'>): SharePass {
  const getCookieName = ({ id }: ProtectedShare) =>
    createSignedCookie(`clauselight-share-${id}`, config);

  return {
    isShown(request, share) {
      const value = getCookieName(share).read(request);
      const until = Number(value?.split('.')[1]);
      return until > Date.now() && value === write(share, until);
    },
    issue(reply, share) {
      const until = Math.min(Date.now() + validMs, share.expiresAt.getTime());
      getCookieName(share).write(reply, write(share, until), new Date(until));
    },
  };
}

function write({ id, passwordHash }: ProtectedShare, until: number): string {
  return [id, until, hash(passwordHash ?? '').toString('base64url')].join('.');
}
