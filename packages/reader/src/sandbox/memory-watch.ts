import { readFile } from 'node:fs/promises';

const everyMs = 50;

/**
 * Watches the resident memory of a process and of all that it started, where the system tells it (Linux), and calls
 * back once it passes the limit. The process that parses may be one that a boundary started.
 * Elsewhere the heap limit of the process is alone. Returns a function that ends the watch.
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
    const resident = await sumResidentMb(pid);
    if (isOver || resident === undefined || resident <= memoryMb) return;
    end();
    onExceeded();
  };
  const timer = setInterval(() => void check(), everyMs);
  return end;
}

/** The memory of a process with its children and theirs; undefined if none of it is known. */
async function sumResidentMb(pid: number): Promise<number | undefined> {
  const own = await findResidentMb(pid);
  if (own === undefined) return undefined;
  const children = await Promise.all((await listChildren(pid)).map(sumResidentMb));
  return children.reduce<number>((sum, resident = 0) => sum + resident, own);
}

/** The processes that the first thread of a process started; the programs around a reading process have no other. */
async function listChildren(pid: number): Promise<number[]> {
  try {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Resident memory in mebibytes; undefined if the process or its file in /proc does not exist. */
async function findResidentMb(pid: number): Promise<number | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
