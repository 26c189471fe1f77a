import { type ComparedVersion, compareVersions } from '@clauselight/comparison';
import type { Comparison } from '@clauselight/schema';
import { createRandom } from '../alignment/random.ts';
import { joinContract } from './contract-text.ts';
import { readTextVersion } from './read-version.ts';
import { structuralMakers } from './structural-edits.ts';

export interface StructureRow {
  made: number;
  /** Comparisons that count exactly what the edit did. */
  exact: number;
  /** Passages that are named besides, or are not named. */
  wrong: number;
}

interface StructureInput {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly before: ComparedVersion;
  readonly seed: number;
  readonly rows: Map<string, StructureRow>;
  readonly misses: boolean;
}

/** Makes each edit alone, and counts what the comparison names. */
export async function measureStructure(input: StructureInput): Promise<void> {
  const random = createRandom(input.seed);
  for (const [name, make] of Object.entries(structuralMakers)) {
    const edit = make(input.paragraphs, random);
    if (edit === undefined) continue;
    const after = await readTextVersion(joinContract(edit.paragraphs));
    const comparison = compareVersions({ before: input.before, after });
    const { counts } = comparison;
    const wrong = (Object.keys(edit.expected) as (keyof typeof edit.expected)[]).reduce(
      (sum, key) => sum + Math.abs(counts[key] - edit.expected[key]),
      0,
    );
    const row = input.rows.get(name) ?? { made: 0, exact: 0, wrong: 0 };
    row.made += 1;
    row.wrong += wrong;
    if (wrong === 0) row.exact += 1;
    input.rows.set(name, row);
    if (input.misses && wrong > 0) printWrong(`${input.title}: ${name}`, comparison, edit.expected);
  }
}

function printWrong(title: string, { counts, passages }: Comparison, expected: object): void {
  const { added, removed, changed, moved } = counts;
  console.log(
    `\n# ${title}`,
    JSON.stringify({ added, removed, changed, moved }),
    JSON.stringify(expected),
  );
  for (const { kind, isMoved, words } of passages
    .filter((one) => one.kind !== 'same' || one.isMoved)
    .slice(0, 12)) {
    const marks = { same: '', insertion: '+', deletion: '-' };
    const text = words.map((word) => `${marks[word.kind]}${word.text}`).join('|');
    console.log(`- ${kind}${isMoved ? ' moved' : ''}: ${text.replace(/\s+/g, ' ').slice(0, 260)}`);
  }
}
