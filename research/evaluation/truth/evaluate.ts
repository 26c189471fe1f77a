import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDataFile } from '@clauselight/datasets';
import { formatTable } from '../reader/report/text-table.ts';
import { assertDocument } from './analyze-sample.ts';
import type { Assertion } from './assertion.ts';
import { drawAssertions } from './draw-assertions.ts';
import { drawRound } from './draw-sample.ts';
import { type Judgement, readVerdicts, replaceJudgements, verdicts } from './judgement.ts';
import { readJudgements, saveJudgements } from './judgement-files.ts';
import { listChanges, measureAgreement, measureClasses } from './measure.ts';
import { parseTruthOptions, type TruthOptions, truthUsage } from './options.ts';
import { readSample, saveSample } from './sample-file.ts';

const options = parseTruthOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(truthUsage);
  process.exitCode = 2;
} else if (options.command === 'sample') {
  await writeSample(options.data);
} else {
  await evaluate(options);
}

async function writeSample(data: string): Promise<void> {
  const documents = readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(data, path.join(entry.parentPath, entry.name)));
  const measure = (document: string) =>
    readDataFile(data, document).then(
      ({ text }) => text.length,
      () => undefined,
    );
  const earlier = readSample();
  const drawn = await drawRound(documents, measure, earlier);
  saveSample([...earlier, ...drawn]);
  console.log(`${drawn.length} documents more`);
}

async function evaluate(own: TruthOptions): Promise<void> {
  const assertions: Assertion[] = [];
  for (const { document, half, round } of readSample()) {
    if (own.half !== 'all' && half !== own.half) continue;
    if (own.round !== undefined && round !== own.round) continue;
    if (!document.includes(own.document)) continue;
    assertions.push(...(await assertDocument(own.data, document)));
  }
  const judgements = readJudgements();
  const drawn = drawAssertions(assertions, own.most);
  if (own.command === 'list') printList(drawn, judgements, own);
  if (own.command === 'judge') judge(assertions, judgements, own);
  if (own.command === 'figures') printFigures(assertions, judgements);
  if (own.command === 'changes') printChanges({ assertions, drawn }, judgements);
}

function printList(
  drawn: readonly Assertion[],
  judgements: readonly Judgement[],
  { reader, isComplete }: TruthOptions,
): void {
  const judged = new Set(
    judgements.filter((one) => one.reader === reader && !isComplete).map(({ id }) => id),
  );
  for (const { id, document, class: own, subject, statement, quote } of drawn) {
    if (judged.has(id)) continue;
    console.log(`${id}\t${document}\t${own}\t${subject}\t${statement}\t${quote ?? ''}`);
  }
}

/** Reads verdicts from standard input and keeps them. */
function judge(
  assertions: readonly Assertion[],
  judgements: readonly Judgement[],
  { reader }: TruthOptions,
): void {
  const later = readVerdicts(readFileSync(0, 'utf8'), { assertions, reader });
  saveJudgements(reader, replaceJudgements(judgements, later));
  console.log(`${later.length} judgements kept`);
}

function printFigures(assertions: readonly Assertion[], judgements: readonly Judgement[]): void {
  const rows = measureClasses(assertions, judgements).map(
    ({ name, asserted, judged, counts, right }) => [
      name,
      ...[asserted, judged, ...verdicts.map((verdict) => counts[verdict])].map(String),
      right === undefined ? '-' : formatShare(right),
    ],
  );
  console.log(formatTable(['class', 'asserted', 'judged', ...verdicts, 'right in %'], rows));
  const agreement = measureAgreement(judgements);
  if (agreement === undefined) console.log('\nNo assertion was judged by both readers.');
  else
    console.log(
      `\n${agreement.count} assertions judged by both readers: ${formatShare(agreement.same)} % alike, kappa ${agreement.kappa.toFixed(2)}`,
    );
}

function printChanges(
  found: Record<'assertions' | 'drawn', readonly Assertion[]>,
  judgements: readonly Judgement[],
): void {
  const { fresh, gone, kept } = listChanges(found, judgements);
  console.log(
    `${kept.length} judged assertions kept, ${gone.length} gone, ${fresh.length} to judge`,
  );
  for (const one of gone) {
    console.log(`gone\t${one.id}\t${one.document}\t${one.class}\t${one.subject}\t${one.verdict}`);
  }
  for (const one of fresh) {
    console.log(`new\t${one.id}\t${one.document}\t${one.class}\t${one.subject}\t${one.statement}`);
  }
}

function formatShare(share: number): string {
  return (100 * share).toFixed(1);
}
