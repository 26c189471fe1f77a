import { parseArgs } from 'node:util';
import { contractTones, readWrittenContracts, toSourceText } from '@clauselight/datasets';
import { analyzeDocument } from '@clauselight/engine';
import { formatTable } from '../reader/report/text-table.ts';
import { weights } from '../weights.ts';
import { computeMeanDifference, computeOrdered, computeSpearman } from './agreement.ts';
import { type Example, readExamples } from './read-examples.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, half: { type: 'string', default: 'development' } },
});

const examples = await readExamples(values.data, values.half);
const head = ['set', 'documents', 'Spearman', 'mean difference', 'low', 'medium', 'high'];
const sets = [...new Set(examples.map(({ set }) => set))];
const rows = sets.map((set) =>
  toRow(
    set,
    examples.filter((one) => one.set === set),
  ),
);
console.log(formatTable(head, [...rows, toRow('all', examples)]));

await printTones();

/** How the scores of contracts written whole follow the tone that their author chose. */
async function printTones(): Promise<void> {
  const scored = await Promise.all(
    readWrittenContracts().map(async ({ group, tone, text }) => {
      const { score, findings, wordCount } = await analyzeDocument(toSourceText(text), { weights });
      return { group, tone, score: score?.value, findings: findings.length, wordCount };
    }),
  );
  const rows = (['people', 'business'] as const).flatMap((group) =>
    contractTones.map((tone) => {
      const own = scored.filter((one) => one.group === group && one.tone === tone);
      const judged = own.flatMap(({ score }) => score ?? []);
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      return [
        `${group}, ${tone}`,
        String(own.length),
        String(own.length - judged.length),
        (sum(judged) / judged.length).toFixed(1),
        `${Math.min(...judged)}-${Math.max(...judged)}`,
        (
          (1000 * sum(own.map(({ findings }) => findings))) /
          sum(own.map(({ wordCount }) => wordCount))
        ).toFixed(1),
      ];
    }),
  );
  console.log(
    `\n${formatTable(['tone', 'contracts', 'not judged', 'mean score', 'from-to', 'findings in 1,000 words'], rows)}`,
  );
  const of = (tone: string) =>
    scored.filter((one) => one.tone === tone).flatMap(({ score }) => score ?? []);
  console.log(
    `\nright order of a fair and a harsh one: ${(100 * computeOrdered(of('fair'), of('harsh'))).toFixed(1)} % of pairs, of a fair and a mixed one: ${(100 * computeOrdered(of('fair'), of('mixed'))).toFixed(1)} %`,
  );
}

function toRow(name: string, own: readonly Example[]): string[] {
  const experts = own.map(({ expert }) => expert);
  const scores = own.map(({ analysis }) => analysis.score?.value ?? 0);
  const count = (level: string) =>
    String(own.filter(({ analysis }) => analysis.score?.level === level).length);
  return [
    name,
    String(own.length),
    computeSpearman(experts, scores).toFixed(2),
    computeMeanDifference(experts, scores).toFixed(2),
    ...['low', 'medium', 'high'].map(count),
  ];
}
