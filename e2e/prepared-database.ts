import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeDataFolder, removeDataFolder, root, startServer } from './server.ts';

const folder = path.join(root, '.cache/prepared-database');

/**
 * A database as the first start of the server that is built makes it, to be copied: to make one takes longer than all else
 * that a start does. It is made once for each build.
 */
export async function findPreparedDatabase(): Promise<string> {
  const build = await readFile(path.join(root, '.cache/build-server'), 'utf8');
  const place = path.join(folder, build);
  if (existsSync(place)) return place;
  const dataFolder = await makeDataFolder();
  const server = await startServer(dataFolder);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // An interrupted copy has another name.
  await cp(path.join(dataFolder, 'database'), `${place}.draft`, { recursive: true });
  await rename(`${place}.draft`, place);
  await removeDataFolder(dataFolder);
  return place;
}
