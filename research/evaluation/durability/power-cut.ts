// Usage, as root on Linux: npx tsx research/evaluation/durability/power-cut.ts [rounds] [--without-sync]
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startWriter, type Verdict, verify } from './rounds.ts';

const withoutSync = fileURLToPath(new URL('./without-sync.mjs', import.meta.url));

/** A disk in a file on another disk in a file: to stop the outer one is to stop every write to the inner one at the same moment. */
interface Disk {
  readonly folder: string;
  readonly innerImage: string;
  readonly outerMount: string;
  readonly innerMount: string;
}

function run(command: string, ...parameters: string[]): void {
  execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function makeImage(path: string, size: string): void {
  run('truncate', '-s', size, path);
  run('mkfs.ext4', '-q', path);
}

function mount(image: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  run('mount', '-o', 'loop', image, folder);
}

function makeDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'durability-power-'));
  const outerMount = join(folder, 'outer');
  const innerMount = join(folder, 'inner');
  const innerImage = join(outerMount, 'inner.img');
  makeImage(join(folder, 'outer.img'), '4G');
  mount(join(folder, 'outer.img'), outerMount);
  makeImage(innerImage, '2G');
  mount(innerImage, innerMount);
  return { folder, innerImage, outerMount, innerMount };
}

function removeDisk({ folder, innerMount, outerMount }: Disk): void {
  run('umount', innerMount);
  run('umount', outerMount);
  rmSync(folder, { recursive: true });
}

/** What the inner disk holds at one moment: what was still in memory is not in it, as after a power cut. */
function cloneDisk({ folder, innerImage, outerMount }: Disk): string {
  const clone = join(folder, 'clone.img');
  run('fsfreeze', '--freeze', outerMount);
  try {
    run('cp', '--sparse=always', innerImage, clone);
  } finally {
    run('fsfreeze', '--unfreeze', outerMount);
  }
  return clone;
}

async function runRound(disk: Disk, round: number, preload?: string): Promise<Verdict> {
  // Every other round begins with a first start.
  const name = `data-${Math.ceil(round / 2)}`;
  const writer = startWriter({
    dataFolder: join(disk.innerMount, name),
    run: `round ${round}`,
    preload,
  });
  await writer.waitForMoment();
  const acknowledged = new Set(writer.acknowledged);
  const clone = cloneDisk(disk);
  await writer.kill();
  const cloneMount = join(disk.folder, 'clone');
  mount(clone, cloneMount);
  try {
    return await verify(join(cloneMount, name), { run: writer.run, acknowledged });
  } finally {
    run('umount', cloneMount);
    rmSync(clone);
  }
}

async function main(rounds: number, preload?: string): Promise<void> {
  const disk = makeDisk();
  const verdicts: Verdict[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const verdict = await runRound(disk, round, preload).catch((error: unknown) => {
        console.log(`round ${round} did not reopen: ${error}`);
      });
      if (verdict !== undefined) verdicts.push(verdict);
      console.log(`round ${round}:`, JSON.stringify(verdict));
    }
  } finally {
    removeDisk(disk);
  }
  const sum = (key: keyof Verdict) => verdicts.reduce((total, verdict) => total + verdict[key], 0);
  const lost = sum('lost');
  console.table({
    'power cuts': rounds,
    reopened: verdicts.length,
    acknowledged: sum('acknowledged'),
    lost,
  });
  process.exitCode = lost === 0 && verdicts.length === rounds ? 0 : 1;
}

const parameters = process.argv.slice(2);
const rounds = Number(parameters.find((parameter) => /^\d+$/.test(parameter)) ?? 8);
await main(rounds, parameters.includes('--without-sync') ? withoutSync : undefined);
