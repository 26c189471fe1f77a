import dns from 'node:dns';
import net from 'node:net';

/** Takes the network from this process: a library that tried to fetch something fails instead. Never undone. */
export function forbidNetwork(): void {
  const refuse = (): never => {
    throw new Error('a reading process has no network');
  };
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  globalThis.fetch = refuse;
  for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6'] as const) {
    Object.assign(dns, { [name]: refuse });
    Object.assign(dns.promises, { [name]: refuse });
  }
}
