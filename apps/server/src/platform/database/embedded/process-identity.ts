import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies a process uniquely, also among later processes with the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in a form that can only be compared; empty if the system does not report it. */
  readonly startedAt: string;
  /** The scope of the process number: one boot of one machine, one process namespace. */
  readonly realm: string;
}

export function getOwnIdentity(): ProcessIdentity {
  const { pid } = process;
  return { pid, startedAt: findStart(pid) ?? '', realm: getRealm() };
}

/** Whether that process is running; undefined if this machine cannot know. */
export function isRunning(identity: ProcessIdentity): boolean | undefined {
  if (identity.realm !== getRealm()) return undefined;
  const startedAt = findStart(identity.pid);
  if (startedAt === undefined) return false;
  if (startedAt === '' || identity.startedAt === '') return undefined;
  return startedAt === identity.startedAt;
}

function getRealm(): string {
  if (process.platform !== 'linux') return hostname();
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/**
 * The start time of a running process; empty if the system does not report it, undefined if the process is not
 * running.
 */
function findStart(pid: number): string | undefined {
  if (!exists(pid)) return undefined;
  return process.platform === 'linux' ? findStartOnLinux(pid) : findStartElsewhere(pid);
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function findStartOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything; the fields after it are state (3) to start time (22).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isDead = fields[0] === 'Z' || fields[0] === 'X';
    return isDead ? undefined : (fields[19] ?? '');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : '';
  }
}

function findStartElsewhere(pid: number): string {
  if (process.platform === 'win32') return '';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
