import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../bin/clauselight.mjs', import.meta.url));
const samples = fileURLToPath(new URL('../../../samples/', import.meta.url));

/** The sample agreement in one of its formats. */
export function getSample(extension: string): string {
  return `${samples}cloud-services-agreement.${extension}`;
}

export interface CommandOptions {
  /** What standard input holds. */
  readonly input?: string | Uint8Array;
  /** Folder for temporary files, in an environment with nothing else in it. */
  readonly temporaryFolder?: string;
  /** Options of Node.js itself. */
  readonly nodeOptions?: readonly string[];
}

export interface CommandResult {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number | null;
}

/** Starts the command as a shell would. */
export function startClauselight(
  args: readonly string[],
  { temporaryFolder, nodeOptions = [] }: CommandOptions = {},
): ChildProcess {
  return spawn(process.execPath, [...nodeOptions, bin, ...args], {
    stdio: 'pipe',
    ...(temporaryFolder !== undefined && { env: { TMPDIR: temporaryFolder } }),
  });
}

/** Runs the command to its end. */
export async function runClauselight(
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const child = startClauselight(args, options);
  const [stdout, stderr, exitCode] = [
    collect(child.stdout),
    collect(child.stderr),
    waitForEnd(child),
  ];
  child.stdin?.end(options.input);
  return { stdout: await stdout, stderr: await stderr, exitCode: await exitCode };
}

/** The code a command ends with. */
export function waitForEnd(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', resolve));
}

async function collect(stream: NodeJS.ReadableStream | null): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stream ?? []) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}
