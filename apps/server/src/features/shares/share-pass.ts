import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash } from '../../domain/sessions/session-store.ts';
import type { SharedRow } from '../../domain/shares/shared-store.ts';
import type { Config } from '../../platform/config.ts';
import { createSignedCookie } from '../../platform/http/signed-cookie.ts';

type ProtectedShare = Pick<SharedRow, 'id' | 'passwordHash' | 'expiresAt'>;

/** How long a password that was given opens a link, in milliseconds. */
const validMs = 12 * 3_600_000;

/** What a browser shows once the password of a link was given in it. */
export interface SharePass {
  /** Whether the browser has one of this link and of its password as it is now. */
  isShown(request: FastifyRequest, share: ProtectedShare): boolean;
  give(reply: FastifyReply, share: ProtectedShare): void;
}

/** A signed cookie that names the link, the kept hash of its password and its own end. */
export function createSharePass(config: Pick<Config, 'isHttps'>): SharePass {
  const cookieOf = ({ id }: ProtectedShare) =>
    createSignedCookie(`clauselight-share-${id}`, config);

  return {
    isShown(request, share) {
      const value = cookieOf(share).read(request);
      const until = Number(value?.split('.')[1]);
      return until > Date.now() && value === write(share, until);
    },
    give(reply, share) {
      const until = Math.min(Date.now() + validMs, share.expiresAt.getTime());
      cookieOf(share).write(reply, write(share, until), new Date(until));
    },
  };
}

function write({ id, passwordHash }: ProtectedShare, until: number): string {
  return [id, until, hash(passwordHash ?? '').toString('base64url')].join('.');
}
