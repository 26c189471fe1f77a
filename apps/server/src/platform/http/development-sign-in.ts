import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopbackHost } from '../loopback-host.ts';

/** What a proxy adds that passes on a request of somebody else. */
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether the built-in identity provider for development stands in: outside production, with no credentials of another
 * one, on a server that only its own machine reaches. No setting switches it on elsewhere.
 */
export function isDevelopmentSignIn(config: Config): boolean {
  return (
    config.DEVELOPMENT_SIGN_IN &&
    config.NODE_ENV !== 'production' &&
    config.OPENID_CLIENT_ID === undefined &&
    isLoopbackHost(config.HOST) &&
    (config.PUBLIC_URL === undefined || isLoopbackHost(new URL(config.PUBLIC_URL).host))
  );
}

/**
 * Whether a request was made on this machine, under a name of it: not by a page whose name was pointed here (DNS
 * rebinding), nor passed on by a proxy that the world reaches.
 */
export function isLocalRequest(request: FastifyRequest): boolean {
  return (
    isLoopbackHost(request.headers.host ?? '') &&
    isLoopbackAddress(request.socket.remoteAddress ?? '') &&
    forwardingHeaders.every((name) => request.headers[name] === undefined)
  );
}

function isLoopbackAddress(address: string): boolean {
  return isLoopbackHost(address.replace(/^::ffff:/, ''));
}
