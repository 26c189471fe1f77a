import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** A hundredth of a second, the unit of the kernel's figures on every Linux there is. */
const tickMs = 10;
const lookMs = 5;
const looks = 200;

/** CPU time of this process and of all that it started and that have ended, in milliseconds; on Linux only. */
export async function findFamilyCpuMs(): Promise<number | undefined> {
  const line = await readFile('/proc/self/stat', 'utf8').catch(() => undefined);
  // The name in brackets may hold blanks; the figures follow: own user and system time, then the children's.
  const figures = line?.slice(line.lastIndexOf(')') + 2).split(' ');
  const children = figures?.slice(13, 15).map(Number);
  if (children === undefined || children.length < 2) return undefined;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + children.reduce((sum, ticks) => sum + ticks * tickMs, 0);
}

/** Waits until no child of this process runs any more, a second at most. */
export async function waitForChildren(): Promise<void> {
  const file = `/proc/${process.pid}/task/${process.pid}/children`;
  for (let look = 0; look < looks; look += 1) {
    if ((await readFile(file, 'utf8').catch(() => '')).trim() === '') return;
    await wait(lookMs);
  }
}
