import {
  contractGroups,
  contractTones,
  readWrittenContracts,
  toSourceText,
} from '@clauselight/datasets';
import { analyzeDocument } from '@clauselight/engine';
import { getLargest, getMean, getSum, show } from '../reader/report/figures.ts';
import { formatTable } from '../reader/report/text-table.ts';
import { weights } from '../weights.ts';
import { computeOrdered } from './agreement.ts';

type ScoredContract = Awaited<ReturnType<typeof scoreContracts>>[number];

/** How the scores of contracts written whole follow the tone that their author chose, as text. */
export async function measureTones(): Promise<string> {
  const scored = await scoreContracts();
  const rows = contractGroups.flatMap((group) =>
    contractTones.map((tone) =>
      toRow(
        `${group}, ${tone}`,
        scored.filter((one) => one.group === group && one.tone === tone),
      ),
    ),
  );
  const head = [
    'tone',
    'contracts',
    'not judged',
    'partly judged',
    'mean score',
    'from-to',
    'findings in 1,000 words',
  ];
  const [fair, mixed, harsh] = contractTones.map((tone) =>
    listScores(scored.filter((one) => one.tone === tone)),
  );
  const order = (higher: readonly number[] = []) =>
    (100 * computeOrdered(fair ?? [], higher)).toFixed(1);
  return `${formatTable(head, rows)}\n\nright order of a fair and a harsh one: ${order(harsh)} % of pairs, of a fair and a mixed one: ${order(mixed)} %`;
}

async function scoreContracts() {
  return Promise.all(
    readWrittenContracts().map(async ({ group, tone, text }) => {
      const { score, findings, wordCount } = await analyzeDocument(toSourceText(text), { weights });
      return {
        group,
        tone,
        score: score?.value,
        isPartial: score?.level === 'partial',
        findings: findings.length,
        wordCount,
      };
    }),
  );
}

function listScores(contracts: readonly ScoredContract[]): readonly number[] {
  return contracts.flatMap(({ score }) => score ?? []);
}

function toRow(name: string, own: readonly ScoredContract[]): string[] {
  const scores = listScores(own);
  const words = getSum(own.map(({ wordCount }) => wordCount));
  return [
    name,
    String(own.length),
    String(own.length - scores.length),
    String(own.filter(({ isPartial }) => isPartial).length),
    show(getMean(scores), 1),
    `${Math.min(...scores)}-${getLargest(scores)}`,
    show((1000 * getSum(own.map(({ findings }) => findings))) / words, 1),
  ];
}
