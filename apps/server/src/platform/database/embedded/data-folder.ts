import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { StartupError } from '../../startup-error.ts';

/** The PostgreSQL inside the pinned engine. Its files cannot be opened by another major version. */
export const engineMajorVersion = '18';

/** Where the engine's files are, or are to be made. */
export interface DatabaseFolder {
  readonly path: string;
  /** Where they are made first; moved to `path` as a whole. Absent when there is a database already. */
  readonly initialisingPath: string | undefined;
}

/** Creates a folder only its owner may enter. */
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

/** Decides whether to open or to initialise. Files that were never a complete database are moved aside, never deleted. */
export function prepareDatabaseFolder(dataFolder: string, log: Logger): DatabaseFolder {
  const path = join(dataFolder, 'database');
  const initialisingPath = join(dataFolder, 'database.initialising');
  moveAside(initialisingPath, log);
  if (!existsSync(path) || readdirSync(path).length === 0) {
    createPrivateFolder(initialisingPath);
    return { path, initialisingPath };
  }
  checkVersion(path);
  chmodSync(path, 0o700);
  return { path, initialisingPath: undefined };
}

function moveAside(initialisingPath: string, log: Logger): void {
  if (!existsSync(initialisingPath)) return;
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const movedTo = `${initialisingPath.replace(/initialising$/, 'interrupted')}-${stamp}`;
  renameSync(initialisingPath, movedTo);
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
