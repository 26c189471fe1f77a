import { AppError } from '@clauselight/schema';
import type { Config } from '../config.ts';
import { isLoopbackHost } from '../loopback-host.ts';

/** What a request reveals about the address it was sent to. */
export interface RequestAddress {
  readonly protocol: string;
  /** With its port. */
  readonly host: string;
}

/**
 * The origin to which others send people back. It is the configured one: the Host header of a request can be
 * anybody's, and is believed only if it names this machine.
 */
export function getReturnOrigin(
  { protocol, host }: RequestAddress,
  { PUBLIC_URL: publicUrl }: Pick<Config, 'PUBLIC_URL'>,
): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  if (isLoopbackHost(host)) return `${protocol}://${host}`;
  throw new AppError('invalid_request', { details: 'PUBLIC_URL is not set on this server' });
}
