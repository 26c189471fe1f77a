import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks connections without a request. Browsers open them in advance. A closing server treats them as busy and would
 * wait a minute for them.
 */
export function watchUnusedConnections(server: Server): { close(): void } {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return {
    close() {
      for (const socket of unused) socket.destroy();
    },
  };
}
