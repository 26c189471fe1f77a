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
/** How many heartbeats the lock of a process we cannot see may miss before it counts as left behind. */
const patience = 7;

interface Holder extends ProcessIdentity {
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
  /** Called if the lock is found to belong to another process later on. */
  readonly onLost: () => void;
  /** How often the holder touches the lock, in milliseconds. */
  readonly heartbeatMs?: number;
}

/** Takes a lock file for this process; it names its holder. One left behind by a dead process is taken over. */
export async function lockFolder(options: FolderLockOptions): Promise<FolderLock> {
  const { path, onLost, heartbeatMs = defaultHeartbeatMs } = options;
  const own: Holder = { ...getOwnIdentity(), token: randomUUID() };
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
  readonly own: Holder;
  readonly heartbeatMs: number;
}

/**
 * Replacing the lock of a dead holder is itself exclusive: whoever does it first takes a lock named after that holder's token,
 * in the same way, so that a starter killed half-way is no obstacle either.
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

/** A link is made with its content or not at all, and only where there is nothing yet. */
function tryCreate(path: string, own: Holder): boolean {
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

function replace(path: string, own: Holder): void {
  renameSync(writeDraft(path, own), path);
}

function writeDraft(path: string, own: Holder): string {
  const draft = `${path}.${own.token}.draft`;
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
  return draft;
}

function findHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    // Emptied by a power cut: nobody is in there, and the token only has to be the same for every starter.
    if (error instanceof SyntaxError) return { pid: 0, startedAt: '', realm: '', token: 'damaged' };
    throw error;
  }
}

async function isAlive({ path, heartbeatMs }: Acquisition, holder: Holder): Promise<boolean> {
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

/** Whether the lock is still ours. A folder that cannot be reached for a moment is no reason to give it up; one that is gone is. */
function keepAlive(path: string, own: Holder): boolean {
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
