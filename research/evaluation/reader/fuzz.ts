import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocumentFormat } from '@clauselight/schema';
import { confirmInSandbox } from './fuzzing/confirm.ts';
import { type Mutation, mutate, type SeedFile } from './fuzzing/mutate.ts';
import { type FuzzOptions, parseFuzzOptions } from './fuzzing/options.ts';
import { printDefects, printMutations } from './fuzzing/print.ts';
import { type FuzzResult, runMutations } from './fuzzing/run-mutations.ts';
import { gatherSeeds } from './fuzzing/seeds.ts';
import { runHostileFiles } from './hostile/run-hostile-files.ts';
import { bundleChild, removeBundles } from './processes/bundle-child.ts';

const options = parseFuzzOptions(process.argv.slice(2));
const isSound =
  options.reproduce === undefined ? await fuzz(options) : await reproduce(options.reproduce);
process.exitCode = isSound ? 0 : 1;

async function fuzz(options: FuzzOptions): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'reader-fuzz-'));
  try {
    const isWhole = !options.parts.includes('mutations') || (await fuzzAll(options, folder));
    const isSafe =
      !options.parts.includes('hostile') || (await runHostileFiles(options.formats, folder));
    return isWhole && isSafe;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await removeBundles();
  }
}

async function fuzzAll(options: FuzzOptions, folder: string): Promise<boolean> {
  const script = await bundleChild('fuzz-child');
  const all = await gatherSeeds(options.folders);
  const formats = [...all].filter(
    ([format]) => options.formats.length === 0 || options.formats.includes(format),
  );
  const mutations = Math.ceil(options.mutations / formats.length);
  const results: FuzzResult[] = [];
  for (const [format, seeds] of formats) {
    console.error(`${format}: ${mutations} mutations of ${seeds.length} files`);
    results.push(await runMutations({ ...options, script, format, seeds, mutations }));
  }
  printMutations(results);
  const defects = results.flatMap((result) => result.defects);
  printDefects(defects, options.seed);
  for (const { kind, format, index } of defects) {
    if (kind !== 'crash' && kind !== 'hang') continue;
    const mutation = make({ format, index }, all);
    console.log(`${format}:${index} in the sandbox: ${await confirmInSandbox(mutation, folder)}`);
  }
  return defects.length === 0;
}

async function reproduce({
  format,
  index,
  out,
}: NonNullable<FuzzOptions['reproduce']>): Promise<boolean> {
  const mutation = make({ format, index }, await gatherSeeds(options.folders));
  await writeFile(out, mutation.bytes);
  console.log(`${out}: ${mutation.bytes.length} bytes, made of ${mutation.seedName}`);
  return true;
}

function make(
  { format, index }: { format: DocumentFormat; index: number },
  seeds: ReadonlyMap<DocumentFormat, readonly SeedFile[]>,
): Mutation {
  return mutate({ seed: options.seed, format, index }, seeds.get(format) ?? []);
}
