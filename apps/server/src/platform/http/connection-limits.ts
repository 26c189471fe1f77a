import type { Server } from 'node:http';
import { getAddressGroup } from '../limits/address.ts';

export interface ConnectionLimits {
  /** The most connections of this process. */
  readonly all: number;
  /** The most of one address; undefined behind a proxy, whose address all connections have. */
  readonly perAddress: number | undefined;
}

/** Closes connections above the limits as soon as they are made. */
export function limitConnections(server: Server, { all, perAddress }: ConnectionLimits): void {
  server.maxConnections = all;
  if (perAddress === undefined) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = getAddressGroup(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > perAddress) socket.destroy();
  });
}
