import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readContracts } from '@clauselight/research-data';
import { usualFigureSchema } from '@clauselight/schema';
import { readNdas } from '../nda/read-ndas.ts';
import { countAnswers } from './count-answers.ts';
import { countContracts, readFigure } from './count-contracts.ts';

const usage = 'usage: npm run build:base-rates -- --data FOLDER [--list FIGURE]';
const target = new URL(
  '../../../../packages/engine/src/contract/usual/base-rates.generated.json',
  import.meta.url,
);
const source =
  'CUAD v1, training contracts, The Atticus Project; ContractNLI, training agreements, Koreeda and Manning. Both CC BY 4.0.';

const { values: options } = parseArgs({
  options: { data: { type: 'string' }, list: { type: 'string' } },
});
if (options.data === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else if (options.list === undefined) {
  build(options.data);
} else {
  list(options.data, options.list);
}

/** Counts and measures, writes what the engine loads, and prints it. */
function build(data: string): void {
  const counts = countContracts(readContracts(data));
  const answers = countAnswers(readNdas(data));
  writeFileSync(target, `${JSON.stringify({ source, ...counts, answers })}\n`);
  console.log(`${counts.documents.all} contracts that stand by themselves`, counts.documents.kinds);
  console.table(
    Object.entries(counts.presence).map(([category, count]) => ({
      category,
      all: count?.all,
      ...count?.kinds,
    })),
  );
  console.log('with a ceiling on liability', counts.ceilings);
  console.table(counts.figures);
  console.table(answers);
}

/** Prints every reading of a figure with its words, to be read by hand. */
function list(data: string, name: string): void {
  const figure = usualFigureSchema.parse(name);
  for (const { value, words } of readFigure(figure, readContracts(data)))
    console.log(`${value}\t${words}`);
}
