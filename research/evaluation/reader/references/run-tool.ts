import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ToolRun {
  /** Whether it ended by itself, with success. */
  readonly isDone: boolean;
  readonly output: string;
  readonly wallMs: number;
  /** Of the tool and every process it started; absent if GNU time is not installed. */
  readonly cpuMs?: number;
  readonly peakMb?: number;
}

export interface ToolCall {
  readonly command: string;
  readonly parameters: readonly string[];
  readonly timeoutMs: number;
}

const mostOutput = 64 * 1024 * 1024;
const timeCommand = '/usr/bin/time';

/** Where a command is installed; nothing if it is not. */
export async function findTool(name: string): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, name);
    if (await isExecutable(file)) return file;
  }
  return undefined;
}

async function isExecutable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Runs a reference tool to its end or its deadline, under GNU time where that is installed. */
export async function runTool(call: ToolCall): Promise<ToolRun> {
  const folder = await mkdtemp(path.join(tmpdir(), 'reference-time-'));
  const figures = path.join(folder, 'figures');
  const isTimed = await isExecutable(timeCommand);
  const line = isTimed
    ? [timeCommand, '-o', figures, '-f', '%U %S %M', call.command, ...call.parameters]
    : [call.command, ...call.parameters];
  const start = performance.now();
  const { isDone, output } = await runLine(line, call.timeoutMs);
  const wallMs = performance.now() - start;
  const measured = isTimed ? await readFigures(figures) : {};
  await rm(folder, { recursive: true, force: true });
  return { isDone, output, wallMs, ...measured };
}

function runLine(
  [command = '', ...parameters]: readonly string[],
  timeoutMs: number,
): Promise<{ isDone: boolean; output: string }> {
  return new Promise((resolve) => {
    // A group of its own: LibreOffice is a script that starts a launcher that starts the office.
    const child = spawn(command, parameters, {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const chunks: Buffer[] = [];
    let length = 0;
    const deadline = setTimeout(() => endGroup(child.pid), timeoutMs);
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= mostOutput) chunks.push(chunk);
    });
    const finish = (isDone: boolean) => {
      clearTimeout(deadline);
      resolve({ isDone, output: Buffer.concat(chunks).toString('utf8') });
    };
    child.on('error', () => finish(false));
    child.on('close', (code) => finish(code === 0));
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended just before.
  }
}

/** The last line holds the figures; one before it may say that the command failed. */
async function readFigures(file: string): Promise<{ cpuMs?: number; peakMb?: number }> {
  const line = (await readFile(file, 'utf8').catch(() => '')).trim().split('\n').at(-1) ?? '';
  const [user, system, kilobytes] = line.split(' ').map(Number);
  if (user === undefined || system === undefined || kilobytes === undefined) return {};
  if (!Number.isFinite(user + system + kilobytes)) return {};
  return { cpuMs: (user + system) * 1000, peakMb: kilobytes / 1024 };
}
