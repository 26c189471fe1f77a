import { readFile } from 'node:fs/promises';

/**
 * Largest resident memory of this process so far, mebibytes. On Linux from its own status: what `resourceUsage` tells
 * there includes the process that started this one.
 */
export async function getPeakMb(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return (kilobytes === undefined ? process.resourceUsage().maxRSS : Number(kilobytes)) / 1024;
}
