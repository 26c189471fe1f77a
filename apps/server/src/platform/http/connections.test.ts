import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { limitConnections } from './connection-limits.ts';
import { endStalledRequests } from './stalled-requests.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

async function startServer(listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

function open(server: Server): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  cleanups.push(() => socket.destroy());
  return socket;
}

const limits = { seconds: 0.2, bytesPerSecond: 100 };

describe('a request that stalls', () => {
  it('is ended when its body stops arriving', async () => {
    const server = await startServer((request) => request.resume());
    cleanups.push(endStalledRequests(server, limits).close);
    const socket = open(server);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\na');
    await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
  });

  it('continues as long as its body arrives', async () => {
    const server = await startServer((request, response) => {
      request.resume();
      request.once('end', () => response.end('received'));
    });
    cleanups.push(endStalledRequests(server, limits).close);
    const socket = open(server);
    const part = 'a'.repeat(100);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n');
    for (let sent = 0; sent < 10; sent += 1) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      socket.write(part);
    }
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('200 OK');
  });

  it('is not ended while the server works on it', async () => {
    const server = await startServer((request, response) => {
      request.resume();
      setTimeout(() => response.end('done'), 700);
    });
    cleanups.push(endStalledRequests(server, limits).close);
    const socket = open(server);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('200 OK');
  });

  it('is ended when its answer is not taken', async () => {
    const server = await startServer((_, response) => {
      response.end(Buffer.alloc(64 * 1024 * 1024));
    });
    cleanups.push(endStalledRequests(server, limits).close);
    const ended = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
    const socket = open(server);
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await ended;
    expect(server.listening).toBe(true);
  });
});

describe('connections', () => {
  it('above the limit of an address are closed, and a place is free again after one ends', async () => {
    const server = await startServer((_, response) => response.end('served'));
    limitConnections(server, { all: 100, perAddress: 2 });
    const [first, second] = [open(server), open(server)];
    await Promise.all([once(first, 'connect'), once(second, 'connect')]);
    const refused = open(server);
    await once(refused, 'close');
    first.end();
    await expect
      .poll(async () => {
        const socket = open(server);
        socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
        return Promise.race([
          once(socket, 'data').then(() => 'served'),
          once(socket, 'close').then(() => 'closed'),
        ]);
      })
      .toBe('served');
  });
});
