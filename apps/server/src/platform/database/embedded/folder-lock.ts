import { randomUUID } from 'node:crypto';
import {
  linkSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { getOwnIdentity, isRunning, type ProcessIdentity } from './process-identity.ts';

const defaultHeartbeatMs = 2000;
/** The number of missed heartbeats after which a lock whose process cannot be inspected counts as abandoned. */
const patience = 7;

interface LockHolder extends ProcessIdentity {
  readonly token: string;
}

export interface FolderLock {
  release(): void;
}

/** Thrown when another process holds the lock. */
export class FolderLockedError extends Error {
  readonly pid: number;

  constructor(pid: number) {
    super(`locked by process ${pid}`);
    this.name = 'FolderLockedError';
    this.pid = pid;
  }
}

export interface FolderLockOptions {
  readonly path: string;
  /** Called if another process is later found to own the lock. */
  readonly onLost: () => void;
  /** How often the holder touches the lock, in milliseconds. */
  readonly heartbeatMs?: number;
}

/** Creates a lock file that names this process as its holder. The lock of a dead process is taken over. */
export async function lockFolder(options: FolderLockOptions): Promise<FolderLock> {
  const { path, onLost, heartbeatMs = defaultHeartbeatMs } = options;
  const own: LockHolder = { ...getOwnIdentity(), token: randomUUID() };
  await acquire({ path, own, heartbeatMs });
  const timer = setInterval(() => {
    if (keepAlive(path, own)) return;
    clearInterval(timer);
    onLost();
  }, heartbeatMs).unref();
  return {
    release() {
      clearInterval(timer);
      if (findHolder(path)?.token === own.token) unlinkSync(path);
    },
  };
}

interface Acquisition {
  readonly path: string;
  readonly own: LockHolder;
  readonly heartbeatMs: number;
}

/**
 * Replacing the lock of a dead holder is itself exclusive. A process first takes, in the same way, a lock named after
 * that holder's token. A process that is killed halfway therefore blocks nobody.
 */
async function acquire(acquisition: Acquisition): Promise<void> {
  const { path, own } = acquisition;
  while (!tryCreate(path, own)) {
    const holder = findHolder(path);
    if (holder === undefined) continue;
    if (await isAlive(acquisition, holder)) throw new FolderLockedError(holder.pid);
    const claimPath = `${path}.${holder.token}`;
    await acquire({ ...acquisition, path: claimPath });
    try {
      if (findHolder(path)?.token !== holder.token) continue;
      replace(path, own);
      return;
    } finally {
      unlinkSync(claimPath);
    }
  }
}

/** A link appears with its content or not at all, and only if the name is free. */
function tryCreate(path: string, own: LockHolder): boolean {
  const draft = writeDraft(path, own);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

function replace(path: string, own: LockHolder): void {
  renameSync(writeDraft(path, own), path);
}

function writeDraft(path: string, own: LockHolder): string {
  const draft = `${path}.${own.token}.draft`;
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
  return draft;
}

function findHolder(path: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockHolder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    // Emptied by a power failure: nobody holds the lock. The token only has to be the same for every process.
    if (error instanceof SyntaxError) return { pid: 0, startedAt: '', realm: '', token: 'damaged' };
    throw error;
  }
}

async function isAlive({ path, heartbeatMs }: Acquisition, holder: LockHolder): Promise<boolean> {
  if (holder.token === 'damaged') return false;
  const known = isRunning(holder);
  if (known !== undefined) return known;
  const before = findTouch(path);
  for (let beat = 0; beat < patience; beat += 1) {
    await delay(heartbeatMs);
    if (findTouch(path) !== before) return true;
  }
  return false;
}

function findTouch(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

/**
 * Whether the lock is still ours. A folder that is briefly unreachable does not end the lock; a folder that is gone
 * does.
 */
function keepAlive(path: string, own: LockHolder): boolean {
  try {
    const holder = findHolder(path);
    if (holder === undefined) return tryCreate(path, own);
    if (holder.token !== own.token) return false;
    const now = new Date();
    utimesSync(path, now, now);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
