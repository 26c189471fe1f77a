import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { StartupError } from '../../startup-error.ts';

/** The PostgreSQL inside the pinned engine. Its files cannot be opened by another major version. */
export const engineMajorVersion = '18';

/** The location of the engine's files. */
export interface DatabaseFolder {
  readonly path: string;
  /**
   * Where the files are created first. The folder is then moved to `path` as a whole. Undefined if there is a
   * database already.
   */
  readonly initializingPath: string | undefined;
}

/** Creates a folder that only its owner can access. */
export function createPrivateFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw notWritable(path, cause);
  }
}

export function notWritable(path: string, cause: unknown): StartupError {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  return new StartupError(
    `The data folder ${path} cannot be written to (${reason}). Choose another one or change its permissions.`,
    { cause },
  );
}

/** Decides whether to open or to initialize. Files that were never a complete database are moved aside, never deleted. */
export function prepareDatabaseFolder(dataFolder: string, log: Logger): DatabaseFolder {
  const path = join(dataFolder, 'database');
  const initializingPath = join(dataFolder, 'database.initialising');
  moveAside(initializingPath, log);
  if (!existsSync(path) || readdirSync(path).length === 0) {
    createPrivateFolder(initializingPath);
    return { path, initializingPath };
  }
  checkVersion(path);
  chmodSync(path, 0o700);
  return { path, initializingPath: undefined };
}

function moveAside(initializingPath: string, log: Logger): void {
  if (!existsSync(initializingPath)) return;
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const movedTo = `${initializingPath.replace(/initialising$/, 'interrupted')}-${stamp}`;
  renameSync(initializingPath, movedTo);
  log.warn({ movedTo }, 'an interrupted first start left files behind; they were moved aside');
}

function checkVersion(path: string): void {
  const version = findVersion(path);
  if (version === engineMajorVersion) return;
  if (version === undefined) {
    throw new StartupError(
      `The folder ${path} is not a database (it has no PG_VERSION). Move it away or choose another data folder.`,
    );
  }
  if (!/^\d+$/.test(version)) {
    throw new StartupError(
      `The database in ${path} is damaged (its PG_VERSION cannot be read). Restore the data folder from a backup.`,
    );
  }
  throw new StartupError(
    `The database in ${path} was made by PostgreSQL ${version}, and this version of the product needs ${engineMajorVersion}. Open it with the version that made it, or choose another data folder.`,
  );
}

function findVersion(path: string): string | undefined {
  try {
    return readFileSync(join(path, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
