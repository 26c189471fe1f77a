import path from 'node:path';
import { findHighMedian } from '../../median.ts';
import type { FileResult, FormatResult } from '../evaluate-format.ts';
import { findSource, isRecognized } from '../read-files.ts';
import { type FormatCost, getRatios, measureCost } from './cost.ts';
import { getMean, getSum, show } from './figures.ts';
import { describeOutcome } from './json.ts';
import { costLegend, qualityLegend, toolLegend } from './legends.ts';
import { formatTable } from './text-table.ts';

/** What was read of each format, and what it took. */
export function printReport(results: readonly FormatResult[]): void {
  print('Text against the reference', {
    header:
      'format files read compared unreadable F1 median least order lines 6-grams agreed broken numbers-kept',
    rows: results.map(getQuality),
    legend: qualityLegend,
  });
  print('References', {
    header: 'format,-reference files ours tool',
    rows: results.flatMap(listReferences),
    legend: toolLegend,
  });
  print('Speed and memory', {
    header: 'format,-tool pages/s MB/s ms/file times-ours | pages/s ms/file peak-MB times-ours',
    rows: results.flatMap(listCosts),
    legend: costLegend,
  });
  printTroubles(results.flatMap(({ files }) => files));
}

/** The words of a header are apart by a blank, those of one column by a hyphen. */
function print(
  title: string,
  { header, rows, legend }: { header: string; rows: string[][]; legend: string },
): void {
  const columns = header.split(' ').map((column) => column.replace('-', ' '));
  console.log(`\n${title}\n\n${formatTable(columns, rows)}\n\n${legend}`);
}

function getQuality({ format, files }: FormatResult): string[] {
  const compared = files.flatMap(({ comparison }) => comparison ?? []);
  const mean = (pick: (comparison: (typeof compared)[number]) => number | undefined) =>
    show(getMean(compared.map(pick).filter((value) => value !== undefined)), 3);
  const scores = compared.map(({ f1 }) => f1);
  const unreadable = files.filter(({ unreadable }) => unreadable.length > 0).length;
  return [
    format,
    String(files.length),
    String(files.filter(({ reading }) => findSource(reading) !== undefined).length),
    String(compared.length),
    unreadable === 0 ? '' : String(unreadable),
    mean(({ f1 }) => f1),
    show(findHighMedian(scores), 3),
    show(scores.length === 0 ? undefined : Math.min(...scores), 3),
    mean(({ order }) => order),
    mean(({ lines }) => lines),
    ...describeKeptOrder(files),
    describeNumbers(files),
  ];
}

/** The mean of the first reference's grams, all of those that two references agree on, and files with a broken one. */
function describeKeptOrder(files: readonly FileResult[]): string[] {
  const measured = files.flatMap(({ keptOrder, reference = '' }) =>
    keptOrder === undefined ? [] : [{ ...keptOrder, first: keptOrder.kept[reference] }],
  );
  const agreed = getSum(measured.map((order) => order.agreed));
  const kept = getSum(measured.map((order) => order.agreedKept));
  return [
    show(getMean(measured.flatMap(({ first }) => first ?? [])), 3),
    agreed === 0 ? '' : `${show((100 * kept) / agreed, 2)} %`,
    agreed === 0 ? '' : String(measured.filter(({ broken }) => broken.length > 0).length),
  ];
}

function describeNumbers(files: readonly FileResult[]): string {
  const kept = getSum(files.map(({ numbers }) => numbers?.kept ?? 0));
  const numbered = getSum(files.map(({ numbers }) => numbers?.numbered ?? 0));
  return numbered === 0 ? '' : `${show((100 * kept) / numbered, 1)} % (${kept}/${numbered})`;
}

/** Each kind of reference of a format: for how many files it counts, and how near it our text and a tool's own come. */
function listReferences({ format, files, tools }: FormatResult): string[][] {
  const names = new Set([
    ...files.flatMap(({ reference }) => reference ?? []),
    ...tools.map(({ tool }) => tool),
  ]);
  return [...names].map((name) => [
    `${format}, ${name}`,
    String(files.filter(({ reference }) => reference === name).length),
    show(getMean(files.flatMap(({ opinions }) => opinions[name] ?? [])), 3),
    show(getMean(files.flatMap(({ toolScores }) => toolScores[name] ?? [])), 3),
  ]);
}

function listCosts(result: FormatResult): string[][] {
  const { format, files, tools } = result;
  const recognized = files.filter(({ reading }) => isRecognized(reading));
  const plain = files.filter(({ reading }) => !isRecognized(reading));
  const cost = measureCost(plain);
  const others = tools.map(({ tool, cost: used, texts }) => {
    const ratios = getRatios(result, tool);
    const count = plain.filter(({ file }) => texts.has(file.path)).length;
    return [
      `${format}, ${tool}${used.isCpu ? '' : ' (by the clock)'}`,
      perSecond(cost.pages, used.totalMs / 1000),
      perSecond(cost.megabytes, used.totalMs / 1000),
      show(used.totalMs / Math.max(1, count), 1),
      show(ratios.all, 2),
      '|',
      '',
      show(used.single?.ms),
      show(used.peakMb),
      show(ratios.alone, 2),
    ];
  });
  const own = listOwnCosts(format, cost);
  if (recognized.length === 0) return [own, ...others];
  const name = `${format}, ${recognized.length} with OCR`;
  return [own, listOwnCosts(name, measureCost(recognized)), ...others];
}

function listOwnCosts(name: string, cost: FormatCost): string[] {
  return [
    name,
    perSecond(cost.pages, cost.seconds),
    perSecond(cost.megabytes, cost.seconds),
    show(cost.fileMs, 1),
    '',
    '|',
    show(cost.alone.pagesPerSecond, 1),
    show(cost.alone.fileMs),
    show(cost.alone.peakMb),
  ];
}

function perSecond(amount: number, seconds: number): string {
  return show(amount / seconds, 1);
}

function printTroubles(files: readonly FileResult[]): void {
  const troubles = files.flatMap(({ file, reading, unreadable }) => {
    const outcome = describeOutcome(reading);
    return [
      ...(outcome === 'read' ? [] : [`${outcome}: ${file.path}`]),
      ...unreadable.map((tool) => `no reference, ${tool} gives no readable text: ${file.path}`),
    ];
  });
  if (troubles.length > 0) console.log(`\nFiles to look at\n\n${troubles.join('\n')}`);
}

/** A line for each file, the worst of its format first. */
export function printFiles(results: readonly FormatResult[]): void {
  for (const { format, files } of results) {
    console.log(`\n${format}: F1, order, lines, numbers kept, file`);
    const sorted = [...files].sort((a, b) => (a.comparison?.f1 ?? 2) - (b.comparison?.f1 ?? 2));
    for (const { file, comparison, keptOrder, numbers } of sorted) {
      const { f1, order, lines } = comparison ?? {};
      const shares = [f1, order, lines].map((value) => show(value, 3).padStart(5)).join('  ');
      const kept = numbers === undefined ? '' : `${numbers.kept}/${numbers.numbered}`;
      console.log(`${shares}  ${kept.padStart(7)}  ${path.basename(file.path)}`);
      for (const words of keptOrder?.broken.slice(0, 5) ?? [])
        console.log(`                              broken: ${words.slice(0, 120)}`);
      for (const { label, words } of numbers?.lost.slice(0, 5) ?? [])
        console.log(`                              lost: ${label} ${words.slice(0, 60)}`);
    }
  }
}
