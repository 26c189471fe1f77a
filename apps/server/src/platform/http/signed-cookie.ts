import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** A cookie that cannot be forged, and that scripts, other sites and other servers of the domain cannot use. */
export interface SignedCookie {
  /** The value; undefined if the cookie is missing or was tampered with. */
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, value: string, expires: Date): void;
  clear(reply: FastifyReply): void;
}

/** Over https the prefix `__Host-` binds the cookie to this host (RFC 6265bis, 4.1.3.2). */
export function createSignedCookie(
  name: string,
  { isHttps }: Pick<Config, 'isHttps'>,
): SignedCookie {
  const fullName = isHttps ? `__Host-${name}` : name;
  const attributes: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    signed: true,
  };
  return {
    read(request) {
      const cookie = request.cookies[fullName];
      const opened = cookie === undefined ? undefined : request.unsignCookie(cookie);
      return opened?.valid ? opened.value : undefined;
    },
    write(reply, value, expires) {
      reply.setCookie(fullName, value, { ...attributes, expires });
    },
    clear(reply) {
      reply.clearCookie(fullName, attributes);
    },
  };
}
