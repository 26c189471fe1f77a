import { mkdir, readdir, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { DataFile, ToolCost, ToolRequest } from './reference.ts';
import { findTool, runTool, type ToolRun } from './run-tool.ts';

export interface Conversion {
  /** As `soffice --convert-to` takes it: an extension and a filter. */
  readonly target: string;
  readonly infilter?: string;
}

export interface Converted {
  /** Files made, in the order they were written, by the path of the file they were made of. */
  readonly made: ReadonlyMap<string, readonly string[]>;
  readonly cost: ToolCost;
}

const startMs = 30_000;
const batchSize = 200;

/**
 * Converts files with as few runs of LibreOffice as will do, with a profile of its own. A file that a batch did
 * not convert, because it is damaged or because the batch broke, gets one run alone. Nothing if LibreOffice is
 * not installed.
 */
export async function convertWithLibreOffice(
  request: ToolRequest,
  conversion: Conversion,
): Promise<Converted | undefined> {
  const command = await findTool('soffice');
  if (command === undefined || request.files.length === 0) return undefined;
  const converter = await createConverter(request, { command, conversion });
  const runs: ToolRun[] = [];
  for (let at = 0; at < request.files.length; at += batchSize)
    runs.push(await converter.convert(request.files.slice(at, at + batchSize)));
  const made = await converter.list();
  const totalMs = runs.reduce((sum, run) => sum + (run.cpuMs ?? run.wallMs), 0);
  for (const file of request.files.filter(({ path }) => !made.has(path)))
    await converter.convert([file]);
  const all = await converter.list();
  const middle = getMiddle(request.files);
  const single = await converter.convert([middle]);
  const peakMb = Math.max(...runs.map((run) => run.peakMb ?? 0));
  return {
    made: all,
    cost: {
      totalMs,
      isCpu: runs.every((run) => run.cpuMs !== undefined),
      single: { path: middle.path, ms: single.cpuMs ?? single.wallMs },
      ...(peakMb === 0 ? {} : { peakMb }),
    },
  };
}

/** Files are given to it under their number: two of one name, or a name of its own kind, are told apart. */
async function createConverter(
  { files, folder, timeoutMs }: ToolRequest,
  { command, conversion: { target, infilter } }: { command: string; conversion: Conversion },
) {
  const names = new Map(files.map((file, index) => [file.path, `file-${index}-`]));
  const input = path.join(folder, 'input');
  const output = path.join(folder, 'output');
  await rm(folder, { recursive: true, force: true });
  await mkdir(input, { recursive: true });
  const place = ({ path: file, format }: DataFile) =>
    path.join(input, `${names.get(file) ?? ''}.${format}`);
  for (const file of files) await symlink(file.path, place(file));
  return {
    convert: (batch: readonly DataFile[]) =>
      runTool({
        command,
        timeoutMs: startMs + batch.length * timeoutMs,
        parameters: [
          '--headless',
          '--norestore',
          `-env:UserInstallation=file://${path.join(path.dirname(folder), 'office-profile')}`,
          ...(infilter === undefined ? [] : [`--infilter=${infilter}`]),
          '--convert-to',
          target,
          '--outdir',
          output,
          ...batch.map(place),
        ],
      }),
    list: () => listMade(output, names),
  };
}

/** A spreadsheet gives one file a sheet, written one after the other. */
async function listMade(
  output: string,
  names: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const entries = await readdir(output).catch(() => []);
  const written = await Promise.all(
    entries.map(async (name) => {
      const file = path.join(output, name);
      return { name, file, at: (await stat(file)).mtimeMs };
    }),
  );
  written.sort((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1));
  const made = new Map<string, string[]>();
  for (const [file, prefix] of names) {
    const own = written.filter(({ name }) => name.startsWith(prefix));
    if (own.length > 0)
      made.set(
        file,
        own.map((entry) => entry.file),
      );
  }
  return made;
}

function getMiddle(files: readonly DataFile[]): DataFile {
  const sorted = [...files].sort((a, b) => a.size - b.size);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('no file to convert');
  return middle;
}
