import { readContracts } from '@clauselight/research-data';
import { formatTable } from '../reader/report/text-table.ts';
import { type FalseRow, measureProse } from './measure-prose.ts';
import { measureQuotes, type QuoteMeasurement } from './measure-quotes.ts';
import { type AlignmentOptions, alignmentUsage, parseAlignmentOptions } from './options.ts';

const options = parseAlignmentOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(alignmentUsage);
  process.exitCode = 2;
} else {
  main(options);
}

function main({ data, every, misses }: AlignmentOptions): void {
  const contracts = readContracts(data).filter((_, index) => index % every === 0);
  console.log(`${contracts.length} contracts\n`);
  const quotes = measureQuotes(contracts.map(({ sourceText }) => sourceText.text));
  printRows('quotes as models change them', 'found at their place', quotes.perturbed);
  printRows('quotes that say something else', 'found nowhere', quotes.altered);
  const prose = measureProse(contracts);
  printRows('true sentences of', 'left alone', prose.kept);
  printFalse(prose.caught);
  console.log(
    [
      `indexing: ${perMillion(quotes.indexMs, quotes.characters)} ms for 1,000,000 characters`,
      `aligning: ${(quotes.alignMs / quotes.quotes).toFixed(3)} ms for a quote, of ${quotes.quotes}`,
      `collecting facts: ${perMillion(prose.factsMs, prose.characters)} ms for 1,000,000 characters`,
      `checking: ${(prose.checkMs / prose.sentences).toFixed(3)} ms for a sentence, of ${prose.sentences}`,
    ].join('\n'),
  );
  const rows = [...quotes.perturbed, ...quotes.altered, ...prose.kept, ...prose.caught];
  if (misses !== undefined) printMisses(rows, misses);
}

function perMillion(ms: number, characters: number): string {
  return ((1e6 * ms) / characters).toFixed(0);
}

function printRows(what: string, outcome: string, rows: readonly QuoteMeasurement[]): void {
  const cells = rows.map(({ name, count, right }) => [
    name,
    String(count),
    String(right),
    count === 0 ? '-' : `${((100 * right) / count).toFixed(2)} %`,
  ]);
  console.log(`${formatTable([what, 'count', outcome, 'share'], cells)}\n`);
}

function printFalse(rows: readonly FalseRow[]): void {
  const cells = rows.map(({ name, count, right, elsewhere }) =>
    [name, count, right, elsewhere, count - right - elsewhere].map(String),
  );
  const header = ['sentences made false in', 'count', 'caught', 'true of another place', 'missed'];
  console.log(`${formatTable(header, cells)}\n`);
}

function printMisses(rows: readonly QuoteMeasurement[], name: string): void {
  const row = rows.find((one) => one.name === name);
  if (row === undefined) throw new Error(`there is no row ${name}`);
  for (const miss of row.misses) console.log(`\n- ${miss}`);
}
