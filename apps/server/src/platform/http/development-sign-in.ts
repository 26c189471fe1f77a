import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopbackHost } from '../loopback-host.ts';

/** Headers that a proxy adds to a forwarded request. */
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether the built-in identity provider for development is active: outside production, without a configured
 * provider, on a server that only its own machine can reach. No setting activates it elsewhere. Its sign-in also asks for a code.
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
 * Whether a request seems to come from this machine, under one of its own names: not through another name that points
 * here (DNS rebinding), and not through a proxy that says so. A proxy may be silent, so this alone must open nothing.
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
