import { readFile } from 'node:fs/promises';

const everyMs = 15;

/**
 * Watches the processes this one starts from now on and gives the largest resident memory any of them reached,
 * in mebibytes: where the system tells it (Linux), nothing elsewhere. Ends the watch when asked.
 */
export async function watchChildren(): Promise<() => number | undefined> {
  const before = new Set(await listChildren());
  let peak: number | undefined;
  const look = async () => {
    for (const pid of await listChildren()) {
      const size = before.has(pid) ? undefined : await findPeak(pid);
      if (size !== undefined) peak = Math.max(peak ?? 0, size);
    }
  };
  const timer = setInterval(() => void look(), everyMs);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** All that this process started and what they started: a boundary stands between it and the one that reads. */
async function listChildren(parent = `${process.pid}`): Promise<string[]> {
  const file = `/proc/${parent}/task/${parent}/children`;
  const list = await readFile(file, 'utf8').catch(() => '');
  const children = list.split(' ').filter((pid) => pid !== '');
  const grandchildren = await Promise.all(children.map(listChildren));
  return [...children, ...grandchildren.flat()];
}

async function findPeak(pid: string): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
