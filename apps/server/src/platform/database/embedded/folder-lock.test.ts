import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, silentLog } from '../../../../test/database.ts';
import { writeMigrations } from '../../../../test/migrations.ts';
import { openDatabase } from '../open.ts';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

const holder = fileURLToPath(new URL('../../../../test/lock-holder.ts', import.meta.url));
const ignore = () => undefined;

let folder: string;
let path: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'database.lock');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A process that tries to lock, says `locked` or `refused by N`, and then stays. */
function startHolder(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', holder, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve) => {
    child.stdout?.once('data', (data) => resolve({ child, said: String(data).trim() }));
  });
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

describe('the lock on a data folder', () => {
  it('is refused to a second process, which learns who has it', async () => {
    const { child } = await startHolder();
    const error = await lockFolder({ path, onLost: ignore }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FolderLockedError);
    expect(error).toMatchObject({ pid: child.pid });
  });

  it('is refused to the same process a second time, until it is released', async () => {
    const lock = await lockFolder({ path, onLost: ignore });
    await expect(lockFolder({ path, onLost: ignore })).rejects.toMatchObject({ pid: process.pid });
    lock.release();
    (await lockFolder({ path, onLost: ignore })).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a process that was killed', async () => {
    const { child, said } = await startHolder();
    expect(said).toBe('locked');
    await kill(child);
    expect(existsSync(path)).toBe(true);
    (await lockFolder({ path, onLost: ignore })).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not mistaken for that of a later process with the same number', async () => {
    const lock = await lockFolder({ path, onLost: ignore });
    const own = JSON.parse(readFileSync(path, 'utf8'));
    lock.release();
    writeFileSync(path, JSON.stringify({ ...own, startedAt: '1', token: 'old' }));
    (await lockFolder({ path, onLost: ignore })).release();
  });

  it('of a machine we cannot see is taken over once its heartbeat has stopped', async () => {
    const elsewhere = { pid: 1, startedAt: '1', realm: 'elsewhere', token: 'other' };
    writeFileSync(path, JSON.stringify(elsewhere));
    (await lockFolder({ path, onLost: ignore, heartbeatMs: 20 })).release();
  });

  it('of a machine we cannot see is refused while its heart beats', async () => {
    const elsewhere = { pid: 7, startedAt: '1', realm: 'elsewhere', token: 'other' };
    writeFileSync(path, JSON.stringify(elsewhere));
    const beat = setInterval(() => utimesSync(path, new Date(), new Date()), 10);
    const locking = lockFolder({ path, onLost: ignore, heartbeatMs: 50 });
    await expect(locking).rejects.toMatchObject({ pid: 7 });
    clearInterval(beat);
  });

  it('that somebody else holds after all is reported to its former holder', async () => {
    let tellLost: () => void = ignore;
    const lost = new Promise<void>((resolve) => {
      tellLost = resolve;
    });
    const lock = await lockFolder({ path, onLost: () => tellLost(), heartbeatMs: 20 });
    writeFileSync(path, JSON.stringify({ pid: 7, startedAt: '1', realm: 'x', token: 'other' }));
    await lost;
    lock.release();
    expect(existsSync(path)).toBe(true);
  });

  it('is lost with its folder', async () => {
    let tellLost: () => void = ignore;
    const lost = new Promise<void>((resolve) => {
      tellLost = resolve;
    });
    await lockFolder({ path, onLost: () => tellLost(), heartbeatMs: 20 });
    rmSync(folder, { recursive: true });
    await lost;
  });

  it('emptied by a power cut is taken over', async () => {
    writeFileSync(path, '');
    (await lockFolder({ path, onLost: ignore })).release();
  });

  it('of a crashed process goes to exactly one of several that start together', async () => {
    const { child } = await startHolder();
    await kill(child);
    const starters = await Promise.all([1, 2, 3, 4].map(() => startHolder()));
    const winners = starters.filter(({ said }) => said === 'locked');
    expect(winners).toHaveLength(1);
    const { pid } = winners[0]?.child ?? {};
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid });
  });

  it('is free for the next when a starter was killed while it took the lock over', async () => {
    const dead = { pid: 2 ** 22 + 1, startedAt: '1', realm: '' };
    const lock = await lockFolder({ path, onLost: ignore });
    const { realm } = JSON.parse(readFileSync(path, 'utf8'));
    lock.release();
    writeFileSync(path, JSON.stringify({ ...dead, realm, token: 'first' }));
    writeFileSync(`${path}.first`, JSON.stringify({ ...dead, realm, token: 'second' }));
    (await lockFolder({ path, onLost: ignore })).release();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a data folder in use', () => {
  it('is refused in one line that names the process and the way to share a database', async () => {
    const test = await openTestDatabase('embedded');
    const migrationsFolder = writeMigrations(join(folder, 'migrations'), []);
    const options = { url: undefined, migrationsFolder, log: silentLog };
    const opening = openDatabase({ ...options, dataFolder: test.dataFolder });
    await expect(opening).rejects.toThrow(
      new RegExp(`in use by process ${process.pid}\\. .* DATABASE_URL [^\\n]*$`),
    );
    await test.remove();
  });
});
