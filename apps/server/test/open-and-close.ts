import { openDatabase } from '../src/platform/database/open.ts';
import { silentLog } from './database.ts';

/** Uses the embedded database of a folder in every way that could keep the process alive, closes it, and must then end by itself. */
async function openAndClose(dataFolder: string, migrationsFolder: string): Promise<void> {
  const database = await openDatabase({
    url: undefined,
    dataFolder,
    migrationsFolder,
    log: silentLog,
  });
  await database.listen('news', { onMessage: () => undefined });
  const queries = [1, 2, 3].map((number) =>
    database.pool.query({ name: 'named', text: 'select $1::int', values: [number] }),
  );
  await Promise.all(queries);
  await database.close();
}

await openAndClose(process.argv[2] ?? '', process.argv[3] ?? '');
