import type { Config } from './config.ts';

/**
 * The address under which people reach the product, without a slash at its end: the configured public address, or
 * else the address on which the server listens with the given port.
 */
export function getPublicAddress(
  config: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>,
  port: number = config.PORT,
): string {
  return config.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://${showHost(config.HOST)}:${port}`;
}

function showHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
