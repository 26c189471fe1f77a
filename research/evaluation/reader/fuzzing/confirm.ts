import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readInSandbox } from '@clauselight/reader';
import { AppError } from '@clauselight/schema';
import type { Mutation } from './mutate.ts';

/** What the product's sandbox makes of a mutation that broke or held up a process: one line. */
export async function confirmInSandbox(
  { format, index, bytes }: Mutation,
  folder: string,
): Promise<string> {
  const file = path.join(folder, `${index}.${format}`);
  await writeFile(file, bytes);
  const start = performance.now();
  const outcome = await readInSandbox({ path: file, format }).then(
    () => 'read',
    (error) => (error instanceof AppError ? error.code : `failure: ${error}`),
  );
  return `${outcome} after ${Math.round(performance.now() - start)} ms`;
}
