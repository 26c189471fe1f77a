import { readFile } from 'node:fs/promises';

const everyMs = 50;

/**
 * Watches a process's resident memory where the system tells it (Linux) and calls back once it passes the limit.
 * Elsewhere the heap limit of the process stands alone. Returns a function that ends the watch.
 */
export function watchMemory(
  pid: number,
  { memoryMb, onExceeded }: { memoryMb: number; onExceeded: () => void },
): () => void {
  let isOver = false;
  const end = () => {
    isOver = true;
    clearInterval(timer);
  };
  const check = async () => {
    const resident = await findResidentMb(pid);
    if (isOver || resident === undefined || resident <= memoryMb) return;
    end();
    onExceeded();
  };
  const timer = setInterval(() => void check(), everyMs);
  return end;
}

/** Resident memory in mebibytes; nothing where the process or the file system for it is not there. */
async function findResidentMb(pid: number): Promise<number | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
