import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../apps/server/src/platform/database/open.ts';
import { silentLog } from '../../../apps/server/test/database.ts';
import { writeMigrations } from '../../../apps/server/test/migrations.ts';

const clients = 4;
const largestBody = 20_000;

/** The one table written to; the body makes rows that need storage of their own beside those that do not. */
const tables = [
  'create table written (run text, client int, number int, body text, primary key (run, client, number))',
];

/** Opens the database of a data folder with the table that is written to. */
export function openWritten(dataFolder: string) {
  const migrationsFolder = join(dataFolder, 'migrations');
  mkdirSync(migrationsFolder, { recursive: true });
  writeMigrations(migrationsFolder, tables);
  return openDatabase({ url: undefined, dataFolder, migrationsFolder, log: silentLog });
}

/** Commits rows from several clients until it is killed, and says so after each commit: `client number`. */
async function write(dataFolder: string, run: string): Promise<void> {
  const { pool } = await openWritten(dataFolder);
  const writeAs = async (client: number) => {
    for (let number = 0; ; number += 1) {
      const body = 'x'.repeat(Math.floor(Math.random() * largestBody));
      await pool.query('insert into written values ($1, $2, $3, $4)', [run, client, number, body]);
      process.stdout.write(`${client} ${number}\n`);
      if (Math.random() < 0.002) await pool.query('checkpoint');
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => writeAs(client)));
}

const [command, dataFolder, run] = process.argv.slice(2);
if (command === 'write' && dataFolder !== undefined && run !== undefined) {
  await write(dataFolder, run);
}
