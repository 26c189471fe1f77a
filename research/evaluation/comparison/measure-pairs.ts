import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ComparedVersion, compareVersions } from '@clauselight/comparison';
import type { DocumentFormat } from '@clauselight/schema';
import { formatTable } from '../reader/report/text-table.ts';
import { readVersion } from './read-version.ts';

const formats: Readonly<Record<string, DocumentFormat>> = {
  '.pdf': 'pdf',
  '.docx': 'docx',
  '.doc': 'doc',
  '.rtf': 'rtf',
  '.odt': 'odt',
};

/** Compares the same document in two formats, and documents that are versions of each other, as their names tell. */
export async function measurePairs(data: string): Promise<void> {
  const folder = path.join(data, 'documents');
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && path.extname(entry.name).toLowerCase() in formats)
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const rows: string[][] = [];
  for (const names of [...group(files, getStem).values(), ...group(files, getSeries).values()]) {
    const [first, ...others] = await Promise.all(names.map(read));
    if (first === undefined) continue;
    for (const other of others) rows.push(describePair(first, other));
  }
  const header = [
    'earlier',
    'later',
    'same',
    'changed',
    'added',
    'removed',
    'moved',
    'likeness',
    'score',
  ];
  console.log(formatTable(header, rows));
}

/** One document in several formats bears one name. */
function getStem(file: string): string {
  return path.basename(file, path.extname(file));
}

/** Versions of one document are numbered `_v201805`. */
function getSeries(file: string): string {
  return getStem(file).replace(/_v\d+$/, '_v');
}

function group(files: readonly string[], keyOf: (file: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file]);
  for (const [key, names] of groups) {
    const isSeries = keyOf === getStem || key.endsWith('_v');
    if (names.length < 2 || !isSeries) groups.delete(key);
  }
  return groups;
}

function read(file: string): Promise<ComparedVersion> {
  const format = formats[path.extname(file).toLowerCase()] ?? 'txt';
  return readVersion(readFileSync(file), { filename: path.basename(file), format });
}

function describePair(before: ComparedVersion, after: ComparedVersion): string[] {
  const { counts, likeness, scoreChange } = compareVersions({ before, after });
  const { same, changed, added, removed, moved } = counts;
  return [
    before.filename,
    after.filename,
    ...[same, changed, added, removed, moved].map(String),
    likeness.toFixed(4),
    scoreChange?.toFixed(1) ?? '-',
  ];
}
