// Whether words of PDFs made here are read in the order they are made in.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument } from '@clauselight/reader';
import type { KnownFile } from './layouts/build-layout.ts';
import { buildKnownFiles } from './layouts/known-files.ts';
import { countGrams, listGrams, listGramTokens, listKept } from './measures/grams.ts';
import { measureWordOrder } from './measures/order.ts';
import { getMean, show } from './report/figures.ts';
import { formatTable } from './report/text-table.ts';

interface FileOrder {
  readonly file: KnownFile;
  readonly order: number;
  readonly kept: number;
}

const legend = `order    share of the words that stand in the order they were made in, mean and worst file
6-grams  share of the runs of six words that are read as they were made
Wanted   order 0.99 for two columns and 0.98 for three; above the table are the files that lost a run`;

const { values } = parseArgs({
  options: { out: { type: 'string' }, only: { type: 'string', default: '' } },
});
await main(values);

async function main({ out, only }: { out?: string | undefined; only: string }): Promise<void> {
  const results: FileOrder[] = [];
  for (const file of buildKnownFiles()) {
    if (!file.name.includes(only)) continue;
    if (out !== undefined) await writeFiles(out, file);
    results.push(await measureFile(file));
  }
  printOrder(results);
}

async function writeFiles(folder: string, { name, pdf, text }: KnownFile): Promise<void> {
  await mkdir(folder, { recursive: true });
  const base = path.join(folder, name.replaceAll(/[, ]+/g, '-'));
  await writeFile(`${base}.pdf`, pdf);
  await writeFile(`${base}.txt`, text);
}

async function measureFile(file: KnownFile): Promise<FileOrder> {
  const { text } = await readDocument(new Uint8Array(file.pdf), { format: 'pdf' });
  const [found, expected] = [listGramTokens(text), listGramTokens(file.text)];
  const kept = listKept(countGrams(found), listGrams(expected));
  return {
    file,
    order: measureWordOrder(found, expected) ?? 0,
    kept: kept.filter(Boolean).length / kept.length,
  };
}

function printOrder(results: readonly FileOrder[]): void {
  const sorted = results.toSorted((a, b) => a.kept - b.kept);
  const worst = sorted.filter(({ kept }) => kept < 1);
  for (const { file, order, kept } of worst)
    console.log(`${show(order, 3)}  ${show(kept, 3)}  ${file.name}`);
  const rows = [1, 2, 3].flatMap((columns) => {
    const own = results.filter(({ file }) => file.layout.columns === columns);
    if (own.length === 0) return [];
    const orders = own.map(({ order }) => order);
    const shares = own.map(({ kept }) => kept);
    return [
      [
        String(columns),
        String(own.length),
        show(getMean(orders), 4),
        show(Math.min(...orders), 3),
        show(getMean(shares), 4),
        show(Math.min(...shares), 3),
      ],
    ];
  });
  const header = ['columns', 'files', 'order', 'least', '6-grams', 'least'];
  console.log(`\n${formatTable(header, rows)}\n\n${legend}`);
}
