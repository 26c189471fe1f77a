import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type DocumentFormat, documentFormatSchema, findFormatByName } from '@clauselight/schema';
import type { DataFile } from './references/reference.ts';

/** Formats of data: a text of their name is another document, such as the invoice whose fields they hold. */
const dataFormats: ReadonlySet<DocumentFormat> = new Set(['json', 'xml', 'csv']);

/** Every file of a known format under the folders, by format, the smallest first. */
export async function listDataFiles(
  folders: readonly string[],
): Promise<ReadonlyMap<DocumentFormat, readonly DataFile[]>> {
  const names = (await Promise.all(folders.map(listNames))).flat();
  const known = new Set(names);
  const files: DataFile[] = [];
  for (const name of known) {
    const format = findFormatByName(path.basename(name).trim());
    if (format === undefined) continue;
    const textBeside = path.join(path.dirname(name), `${path.parse(name).name}.txt`);
    const hasText = format !== 'txt' && !dataFormats.has(format) && known.has(textBeside);
    const { size } = await stat(name);
    files.push({ path: name, format, size, ...(hasText ? { textBeside } : {}) });
  }
  files.sort((a, b) => a.size - b.size || (a.path < b.path ? -1 : 1));
  return new Map(
    documentFormatSchema.options
      .map((format) => [format, files.filter((file) => file.format === format)] as const)
      .filter(([, own]) => own.length > 0),
  );
}

async function listNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.resolve(entry.parentPath, entry.name));
}
