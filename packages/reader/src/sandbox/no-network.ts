import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

/**
 * Takes the network from this process: a library that tried to fetch something fails instead. Never undone. Against
 * hostile code it is not enough; that is for the boundary of the system.
 */
export function forbidNetwork(): void {
  const refuse = (): never => {
    throw new Error('a reading process has no network');
  };
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.connect = refuse;
  dgram.Socket.prototype.send = refuse;
  globalThis.fetch = refuse;
  for (const resolver of [
    dns,
    dns.promises,
    dns.Resolver.prototype,
    dns.promises.Resolver.prototype,
  ]) {
    for (const name of Object.getOwnPropertyNames(resolver)) {
      if (/^(?:lookup|resolve|reverse)/.test(name)) Object.assign(resolver, { [name]: refuse });
    }
  }
}
