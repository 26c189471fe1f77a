import { readContracts, toSourceText } from '@clauselight/research-data';
import { formatTable } from '../reader/report/text-table.ts';
import { type Comparison, compareWithPlainPass } from './compare.ts';
import { cutParts, joinContracts, pageLength } from './long-text.ts';
import { type LengthCost, measureLengths } from './measure-length.ts';
import { parseSpeedOptions, type SpeedOptions, speedUsage } from './options.ts';

const comparedLength = 300_000;
const lengthParts = 5;

const options = parseSpeedOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(speedUsage);
  process.exitCode = 2;
} else {
  main(options);
}

function main({ data, rounds }: SpeedOptions): void {
  const contracts = readContracts(data).map(({ sourceText }) => sourceText.text);
  const longest = lengthParts * 100 * pageLength;
  const text = joinContracts(contracts, longest);
  const [compared = ''] = cutParts(text, { count: 1, length: comparedLength });
  console.log(`CPU time on Node.js ${process.version}, medians of ${rounds} rounds`);
  printComparison(compareWithPlainPass(toSourceText(compared), rounds));
  printLengths(measureLengths(text, { parts: lengthParts, rounds }));
}

function printComparison(comparison: Comparison): void {
  const { characters, engineMs, stages, plainMs, plain, ratio } = comparison;
  const row = (what: string, ms: number) => [
    what,
    show(ms, 1),
    show((1000 * characters) / ms, 0),
    show(ms / plainMs, 2),
  ];
  const rows = [
    row('the whole analysis', engineMs),
    ...stages.map(({ name, ms }) => row(`  ${name}`, ms)),
    row('wink-nlp, tokens and sentences', plainMs),
  ];
  console.log(`\n${formatTable(['', 'ms', 'characters/s', 'times wink-nlp'], rows)}`);
  console.log(
    `\n${show(characters, 0)} characters take ${show(engineMs, 0)} ms, ${show(ratio, 2)} times as long as wink-nlp takes to find ${show(plain.tokens, 0)} tokens and ${show(plain.sentences, 0)} sentences.`,
  );
}

function printLengths(costs: readonly LengthCost[]): void {
  const rows = costs.map(({ pages, ms, timesLinear, stages }) => [
    String(pages),
    show(ms, 1),
    show(ms / pages, 3),
    show(timesLinear, 3),
    ...stages.map((stage) => show(stage.ms, 1)),
  ]);
  const names = costs[0]?.stages.map(({ name }) => `${name}, ms`) ?? [];
  const header = ['pages', 'ms', 'ms a page', 'times linear', ...names];
  console.log(`\nPages of ${show(pageLength, 0)} characters\n\n${formatTable(header, rows)}`);
}

function show(value: number, digits: number): string {
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
