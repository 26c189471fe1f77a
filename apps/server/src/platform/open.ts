import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/open.ts';
import type { Logger } from './log.ts';
import { serverFolder } from './server-folder.ts';
import { StartupError } from './startup-error.ts';
import { openDiskStorage } from './storage/disk-storage.ts';
import type { ObjectStorage } from './storage/object-storage.ts';

/** What every role of the server needs. */
export interface Platform {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly storage: ObjectStorage;
}

/** Opens the platform. Throws a StartupError for problems that the operator can fix. */
export async function openPlatform(config: Config, log: Logger): Promise<Platform> {
  await prepareFolder(config.DATA_FOLDER);
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataFolder: config.DATA_FOLDER,
    migrationsFolder: path.join(serverFolder, 'migrations'),
    log,
  });
  try {
    return {
      config,
      log,
      database,
      storage: await openDiskStorage(path.join(config.DATA_FOLDER, 'files'), {
        reservedBytes: config.DISK_RESERVE_MB * 1024 * 1024,
      }),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new StartupError(
      `The data folder ${folder} cannot be written (${reason}). Give this user the right to, or set DATA_FOLDER to another.`,
    );
  }
}
