import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connections that nothing was asked on yet. Browsers open them in advance; a server that closes takes them for busy, and
 * waits for them for a minute.
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
