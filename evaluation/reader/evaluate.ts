import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readDocument } from '@clauselight/reader';
import { AppError, findFormatByName, formats, type SourceText } from '@clauselight/schema';
import { compareTexts } from './overlap.ts';

interface Reading {
  readonly file: string;
  readonly format: string;
  readonly ms: number;
  readonly source?: SourceText;
  readonly failure?: string;
}

interface Pair {
  readonly name: string;
  readonly tokens: number;
  readonly bigrams: number;
}

await main();

async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('usage: tsx evaluation/reader/evaluate.ts <folder with documents>');
    process.exitCode = 1;
    return;
  }
  const files = await listFiles(folder);
  const readings: Reading[] = [];
  for (const file of files) {
    const reading = await readOne(file);
    if (reading !== undefined) readings.push(reading);
  }
  printFormats(readings);
  printPairs('PDF against the text beside it', pairWithText(readings));
  printPairs('DOCX against its conversion to PDF', pairConversions(readings));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function readOne(file: string): Promise<Reading | undefined> {
  const format = findFormatByName(path.basename(file).trim());
  if (format === undefined || !formats[format].isReadable) return undefined;
  const bytes = new Uint8Array(await readFile(file));
  const start = performance.now();
  try {
    const source = await readDocument(bytes, { format });
    return { file, format, ms: performance.now() - start, source };
  } catch (error) {
    const failure = error instanceof AppError ? error.code : String(error);
    return { file, format, ms: performance.now() - start, failure };
  }
}

function printFormats(readings: readonly Reading[]): void {
  const names = [...new Set(readings.map(({ format }) => format))].sort();
  console.table(
    Object.fromEntries(
      names.map((format) => {
        const own = readings.filter((reading) => reading.format === format);
        const read = own.filter(({ source }) => source !== undefined);
        return [
          format,
          {
            files: own.length,
            read: read.length,
            'ms median': Math.round(getMedian(own.map(({ ms }) => ms))),
          },
        ];
      }),
    ),
  );
  for (const { file, failure } of readings) {
    if (failure !== undefined) console.log(`${failure}: ${path.basename(file)}`);
  }
}

function pairWithText(readings: readonly Reading[]): Pair[] {
  const texts = new Map(
    readings
      .filter(({ format }) => format === 'txt')
      .map((reading) => [getStem(reading.file), reading]),
  );
  return readings
    .filter(({ format }) => format === 'pdf')
    .flatMap((reading) => compare(reading, texts.get(getStem(reading.file))));
}

function pairConversions(readings: readonly Reading[]): Pair[] {
  const isConverted = ({ file }: Reading) => path.basename(path.dirname(file)) === 'converted';
  const originals = readings.filter(({ format }) => format === 'docx');
  return readings.filter(isConverted).flatMap((pdf) => {
    const original = originals.find(
      ({ file }) => path.parse(file).name === path.parse(pdf.file).name,
    );
    return compare(original, pdf);
  });
}

function compare(found: Reading | undefined, expected: Reading | undefined): Pair[] {
  if (found?.source === undefined || expected?.source === undefined) return [];
  return [
    { name: path.parse(found.file).name, ...compareTexts(found.source.text, expected.source.text) },
  ];
}

function printPairs(title: string, pairs: readonly Pair[]): void {
  if (pairs.length === 0) return;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  console.log(`\n${title}`);
  const rows = [...pairs].sort((a, b) => a.bigrams - b.bigrams);
  const all = {
    name: 'mean',
    tokens: mean(rows.map(({ tokens }) => tokens)),
    bigrams: mean(rows.map(({ bigrams }) => bigrams)),
  };
  for (const { name, tokens, bigrams } of [...rows, all]) {
    console.log(`${tokens.toFixed(3)}  ${bigrams.toFixed(3)}  ${name.slice(0, 90)}`);
  }
}

function getStem(file: string): string {
  const { dir, name } = path.parse(file);
  return path.join(dir, name);
}

function getMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
