import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Relay {
  /** Under which the server behind it is reached. */
  readonly address: string;
  /** Breaks every connection that is open; new ones are taken. */
  cut(): void;
  close(): Promise<void>;
}

/** Forwards a server's traffic, and can cut the connection in the middle. */
export async function startRelay(server: string): Promise<Relay> {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => open.delete(socket));
    return socket;
  };
  const gate = createServer((near) => {
    const far = keep(connect(Number(port), hostname));
    keep(near).pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  await once(gate.listen(0, '127.0.0.1'), 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://localhost:${(gate.address() as AddressInfo).port}`,
    cut,
    async close() {
      cut();
      await once(gate.close(), 'close');
    },
  };
}
