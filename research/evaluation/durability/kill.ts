// Usage: npx tsx research/evaluation/durability/kill.ts [kills]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWriter, type Verdict, verify } from './rounds.ts';

/** Kills a writer at random moments, its start included, and looks for what it had acknowledged. */
async function main(kills: number): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'durability-kill-'));
  const verdicts: Verdict[] = [];
  for (let round = 1; round <= kills; round += 1) {
    const writer = startWriter({ dataFolder, run: `round ${round}` });
    await writer.waitForMoment();
    await writer.kill();
    const verdict = await verify(dataFolder, writer);
    verdicts.push(verdict);
    console.log(`kill ${round}:`, JSON.stringify(verdict));
  }
  rmSync(dataFolder, { recursive: true });
  const sum = (key: keyof Verdict) => verdicts.reduce((total, verdict) => total + verdict[key], 0);
  const lost = sum('lost');
  console.table({
    kills,
    acknowledged: sum('acknowledged'),
    lost,
    'committed, not acknowledged': sum('unacknowledged'),
    'slowest reopening, ms': Math.round(Math.max(...verdicts.map((v) => v.reopenedInMs))),
  });
  process.exitCode = lost === 0 ? 0 : 1;
}

await main(Number(process.argv[2] ?? 40));
