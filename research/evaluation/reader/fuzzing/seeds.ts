import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DocumentFormat, documentFormatSchema } from '@clauselight/schema';
import { seedFiles } from '../../../../packages/reader/src/testing/seed-files.ts';
import { listDataFiles } from '../list-files.ts';
import type { SeedFile } from './mutate.ts';

const samples = fileURLToPath(new URL('../../../../samples', import.meta.url));
/** Larger files make a mutation slow without making it stranger. */
const mostBytes = 300_000;
const mostFiles = 12;

/**
 * What mutations are made of, for each format: the project's own small file, its samples, and files from the
 * folders given, spread over their sizes.
 */
export async function gatherSeeds(
  folders: readonly string[],
): Promise<ReadonlyMap<DocumentFormat, readonly SeedFile[]>> {
  const data = await listDataFiles([samples, ...folders]);
  const seeds = new Map<DocumentFormat, SeedFile[]>();
  for (const format of documentFormatSchema.options) {
    const built = seedFiles[format]?.();
    const files = (data.get(format) ?? []).filter(({ size }) => size > 0 && size <= mostBytes);
    const chosen = files.filter(
      (_, at) => files.length <= mostFiles || at % Math.ceil(files.length / mostFiles) === 0,
    );
    const own = [
      ...(built === undefined ? [] : [{ name: `seed.${format}`, bytes: new Uint8Array(built) }]),
      ...(await Promise.all(chosen.map(async (file) => load(file.path)))),
    ];
    if (own.length > 0) seeds.set(format, own);
  }
  return seeds;
}

async function load(file: string): Promise<SeedFile> {
  return { name: path.basename(file), bytes: new Uint8Array(await readFile(file)) };
}
