import { parseArgs } from 'node:util';
import { formatTable } from '../reader/report/text-table.ts';
import { computeMeanDifference, computeSpearman } from './agreement.ts';
import { measureTones } from './measure-tones.ts';
import { type Example, readExamples } from './read-examples.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, half: { type: 'string', default: 'development' } },
});

const examples = await readExamples(values.data, values.half);
const head = [
  'set',
  'documents',
  'Spearman',
  'mean difference',
  'partly judged',
  'low',
  'medium',
  'high',
];
const sets = [...new Set(examples.map(({ set }) => set))];
const rows = sets.map((set) =>
  toRow(
    set,
    examples.filter((one) => one.set === set),
  ),
);
console.log(formatTable(head, [...rows, toRow('all', examples)]));

console.log(`\n${await measureTones()}`);

function toRow(name: string, own: readonly Example[]): string[] {
  const experts = own.map(({ expert }) => expert);
  const scores = own.map(({ score }) => score.value);
  const count = (level: string) => String(own.filter(({ score }) => score.level === level).length);
  return [
    name,
    String(own.length),
    computeSpearman(experts, scores).toFixed(2),
    computeMeanDifference(experts, scores).toFixed(2),
    ...['partial', 'low', 'medium', 'high'].map(count),
  ];
}
