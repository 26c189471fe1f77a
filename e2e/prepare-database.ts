import path from 'node:path';
import { buildChanged } from '../scripts/build.mjs';
import { makeDataFolder, removeDataFolder, startServer } from './server.ts';

/** Builds what the servers of a run serve, and the database that most of them begin with: to make one takes longest. */
// biome-ignore lint/style/noDefaultExport: the runner calls what a set-up file exports by default.
export default async function prepareDatabase(): Promise<() => Promise<void>> {
  buildChanged();
  const folder = await makeDataFolder();
  const server = await startServer(folder);
  await server.stop();
  process.env.PREPARED_DATABASE = path.join(folder, 'database');
  return () => removeDataFolder(folder);
}
