import { compareVersions } from '@clauselight/comparison';
import { readContracts } from '@clauselight/research-data';
import type { PassageChange } from '@clauselight/schema';
import { formatTable } from '../reader/report/text-table.ts';
import { divideContract, joinContract } from './contract-text.ts';
import { editContract, type KnownEdit } from './edit-contract.ts';
import { judgeComparison } from './judge-comparison.ts';
import { measurePairs } from './measure-pairs.ts';
import { measureStructure, type StructureRow } from './measure-structure.ts';
import { printTopics } from './measure-topics.ts';
import { type ComparisonOptions, comparisonUsage, parseComparisonOptions } from './options.ts';
import { readTextVersion } from './read-version.ts';

/** As many as the edits of a real revision that one reads in an evening. */
const editCount = 20;
const marks = { same: '', insertion: '+', deletion: '-' };

const options = parseComparisonOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(comparisonUsage);
  process.exitCode = 2;
} else {
  await measureEdits(options);
  await measurePairs(options.data);
  await printTopics();
}

interface Kind {
  made: number;
  found: number;
}

async function measureEdits({ data, every, seeds, misses }: ComparisonOptions): Promise<void> {
  const contracts = readContracts(data).filter((_, index) => index % every === 0);
  const kinds = new Map<string, Kind>();
  const structure = new Map<string, StructureRow>();
  const sums = { contracts: 0, exact: 0, other: 0, unchanged: 0, ms: 0, characters: 0 };
  for (const { title, sourceText } of contracts) {
    const paragraphs = divideContract(sourceText.text);
    if (paragraphs === undefined) continue;
    const before = await readTextVersion(joinContract(paragraphs));
    const self = compareVersions({ before, after: before });
    if (self.counts.same === self.passages.length && self.scoreChange === 0) sums.unchanged += 1;
    sums.contracts += 1;
    await measureStructure({
      title,
      paragraphs,
      before,
      seed: sums.contracts,
      rows: structure,
      misses,
    });
    for (let seed = 1; seed <= seeds; seed += 1) {
      const edited = editContract(paragraphs, {
        seed: seed * 1000 + sums.contracts,
        count: editCount,
      });
      const after = await readTextVersion(joinContract(edited.paragraphs));
      const start = process.cpuUsage();
      const comparison = compareVersions({ before, after });
      sums.ms += process.cpuUsage(start).user / 1000;
      sums.characters += before.source.text.length;
      const { found, missed, other } = judgeComparison(comparison, edited.edits);
      for (const edit of edited.edits) count(kinds, edit, found.includes(edit));
      sums.other += other.length;
      if (missed.length + other.length === 0) sums.exact += 1;
      if (misses) printMisses(title, missed, other);
    }
  }
  printKinds(kinds, sums.other);
  printStructure(structure);
  console.log(
    [
      `${sums.contracts} contracts, ${sums.unchanged} of them without a change when compared with themselves`,
      `${sums.exact} of ${sums.contracts * seeds} comparisons name every edit and nothing else`,
      `${((1e6 * sums.ms) / sums.characters).toFixed(0)} ms of CPU time for 1,000,000 characters`,
      '',
    ].join('\n'),
  );
}

function count(kinds: Map<string, Kind>, { kind }: KnownEdit, isFound: boolean): void {
  const known = kinds.get(kind) ?? { made: 0, found: 0 };
  known.made += 1;
  if (isFound) known.found += 1;
  kinds.set(kind, known);
}

function printKinds(kinds: ReadonlyMap<string, Kind>, other: number): void {
  const rows = [...kinds].map(([name, { made, found }]) => [name, made, found] as const);
  const [made, found] = [1, 2].map((column) =>
    rows.reduce((sum, row) => sum + Number(row[column]), 0),
  );
  const cells = [...rows, ['all', made ?? 0, found ?? 0] as const].map(([name, all, hits]) => [
    name,
    String(all),
    String(hits),
    `${((100 * hits) / Math.max(all, 1)).toFixed(1)} %`,
  ]);
  console.log(`\n${formatTable(['edit', 'made', 'found', 'share'], cells)}`);
  console.log(`\n${other} changes besides, for ${made} edits`);
}

function printStructure(rows: ReadonlyMap<string, StructureRow>): void {
  const cells = [...rows].map(([name, { made, exact, wrong }]) => [
    name,
    ...[made, exact, wrong].map(String),
  ]);
  console.log(
    `\n${formatTable(['edit of many places', 'made', 'named exactly', 'passages wrong'], cells)}\n`,
  );
}

function printMisses(
  title: string,
  missed: readonly KnownEdit[],
  other: readonly PassageChange[],
): void {
  if (missed.length + other.length > 0) console.log(`\n# ${title}`);
  for (const edit of missed) {
    console.log(
      `- missed: ${edit.kind}: [${edit.removed}] [${edit.inserted}] ${edit.before.join(' ').slice(0, 200)}`,
    );
  }
  for (const { kind, isMoved, isRenumbered, paragraphs, words } of other) {
    const flags = [kind, isMoved && 'moved', isRenumbered && 'renumbered', paragraphs];
    const text = words.map((word) => `${marks[word.kind]}${word.text}`).join('|');
    console.log(
      `- besides: ${flags.filter(Boolean).join(' ')}: ${text.replace(/\s+/g, ' ').slice(0, 300)}`,
    );
  }
}
