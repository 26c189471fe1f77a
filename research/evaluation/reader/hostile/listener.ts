import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listener {
  /** Where it listens, on this machine alone. */
  readonly origin: string;
  /** Connections made to it so far. */
  count(): number;
  close(): Promise<void>;
}

/** Listens for anybody who connects: nobody should. */
export async function startListener(): Promise<Listener> {
  let connections = 0;
  const server = createServer((_, response) => response.end('asked'));
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    count: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
