import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { openDatabase } from '../src/platform/database/open.ts';
import { createMigratedPlace, migrationsFolder, silentLog, type TestDatabase } from './database.ts';

export interface RelayedDatabase extends Pick<TestDatabase, 'database' | 'remove'> {
  /** The server is away from now on: connections break, and new ones do too. */
  cut(): void;
  restore(): void;
}

/** A PostgreSQL that can be away for a while. */
export async function openRelayedDatabase(): Promise<RelayedDatabase> {
  const place = await createMigratedPlace('postgres');
  const url = new URL(place.at.url ?? '');
  const sockets = new Set<Socket>();
  let isCut = false;
  const gate = createServer((near) => {
    near.on('error', () => undefined);
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(url.port), url.hostname).on('error', () => undefined);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    sockets.add(near.once('close', () => sockets.delete(near)));
  });
  await once(gate.listen(0, '127.0.0.1'), 'listening');
  const relayed = new URL(url);
  relayed.host = `127.0.0.1:${(gate.address() as AddressInfo).port}`;
  const database = await openDatabase({
    migrationsFolder,
    log: silentLog,
    url: relayed.href,
    dataFolder: '',
  });
  return {
    database,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    restore() {
      isCut = false;
    },
    async remove() {
      await database.close();
      gate.close();
      await place.remove();
    },
  };
}
