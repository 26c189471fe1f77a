import path from 'node:path';
import { makeDataFolder, removeDataFolder, startServer } from './server.ts';

/** Makes the database that most servers of a run begin with: to make one takes longer than all else in their start. */
// biome-ignore lint/style/noDefaultExport: the runner calls what a set-up file exports by default.
export default async function prepareDatabase(): Promise<() => Promise<void>> {
  const folder = await makeDataFolder();
  const server = await startServer(folder);
  await server.stop();
  process.env.PREPARED_DATABASE = path.join(folder, 'database');
  return () => removeDataFolder(folder);
}
