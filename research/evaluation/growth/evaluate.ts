import { type ChildProcess, fork } from 'node:child_process';
import { formatTable } from '../reader/report/text-table.ts';
import { hostileTexts } from './hostile-texts.ts';
import { judgeGrowth } from './judge-growth.ts';
import type { TextCost } from './measure-text.ts';
import { type GrowthOptions, growthUsage, parseGrowthOptions } from './options.ts';

const options = parseGrowthOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(growthUsage);
  process.exitCode = 2;
} else {
  await main(options);
}

async function main({ length, seconds, only }: GrowthOptions): Promise<void> {
  const texts = hostileTexts.filter(
    ({ name }) => only.length === 0 || only.some((words) => name.includes(words)),
  );
  const child = createMeasuringChild(seconds * 1000);
  const found = [];
  for (const { name } of texts) {
    const costs: Measured[] = [];
    for (const part of [4, 2, 1]) {
      const cost = await child.measure(name, Math.floor(length / part));
      costs.push(cost);
      if (cost.isStopped) break;
    }
    const judged = judgeGrowth(costs);
    found.push({ name, ...judged });
    if (judged.isSlow) console.log(`${name}: ${judged.words}`);
  }
  child.end();
  const rows = found.map(({ name, columns }) => [name, ...columns]);
  console.log(
    `\n${formatTable(['text', 'ms', 'ms', 'ms', '2n/n', '4n/2n', 'result', 'notes'], rows)}`,
  );
  const slow = found.filter(({ isSlow }) => isSlow);
  console.log(`\n${found.length} texts, ${slow.length} that do not grow linearly`);
  process.exitCode = slow.length > 0 ? 1 : 0;
}

export type Measured = TextCost & { readonly isStopped?: boolean };

/** A process that measures; it is replaced after it was stopped. */
function createMeasuringChild(limitMs: number) {
  let child: ChildProcess | undefined;
  return {
    async measure(name: string, length: number): Promise<Measured> {
      child ??= await startChild();
      const current = child;
      let stage = '';
      return await new Promise((resolve) => {
        const finish = (cost: Measured) => {
          current.removeAllListeners();
          if (cost.isStopped) child = undefined;
          resolve(cost);
        };
        current.on('exit', (code, signal) =>
          finish({
            stages: {},
            textLength: length,
            sourceLength: 0,
            resultLength: 0,
            trouble: `${signal === 'SIGKILL' ? 'stopped' : `ended with ${code ?? signal}`}: ${stage}`,
            isStopped: true,
          }),
        );
        current.on('message', (message: { stage?: string; cost?: TextCost }) => {
          if (message.stage !== undefined) stage = message.stage;
          if (message.cost !== undefined) finish(message.cost);
        });
        current.send({ name, length, limitMs });
      });
    },
    end: () => void child?.kill(),
  };
}

async function startChild(): Promise<ChildProcess> {
  const child = fork(new URL('./measure-child.ts', import.meta.url), {
    execArgv: ['--import', 'tsx', '--max-old-space-size=6000'],
  });
  await new Promise<void>((resolve) => child.once('message', () => resolve()));
  return child;
}
