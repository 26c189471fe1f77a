import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { toSourceText } from '@clauselight/datasets';
import { analyzeDocument } from '@clauselight/engine';
import { formatTable } from '../reader/report/text-table.ts';
import type { Half } from '../truth/draw-sample.ts';
import { weights } from '../weights.ts';
import { type ContractFacts, factClasses, type JudgedFact, judgeFacts } from './measure-facts.ts';

const usage = 'usage: npm run evaluate:facts -- [--half development|closed] [--misses]';
const folder = new URL('../../data/reviews/written/', import.meta.url);

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'development' },
    misses: { type: 'boolean', default: false },
  },
});
if (values.half === 'development' || values.half === 'closed') await evaluate(values.half);
else {
  console.error(usage);
  process.exitCode = 2;
}

async function evaluate(half: Half): Promise<void> {
  const judged: JudgedFact[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const key: { half: Half; facts?: ContractFacts } = JSON.parse(
      readFileSync(new URL(file, folder), 'utf8'),
    );
    if (key.facts === undefined || key.half !== half) continue;
    const text = readFileSync(new URL(file.replace('.json', '.txt'), folder), 'utf8');
    const analysis = await analyzeDocument(toSourceText(text), { weights });
    const own = judgeFacts(analysis, key.facts);
    judged.push(...own);
    if (!values.misses) continue;
    for (const one of own.filter(({ outcome }) => outcome !== 'right')) {
      console.log([file, one.class, one.outcome, one.stated, one.key].join('\t'));
    }
  }
  const rows = factClasses.map((name) => {
    const own = judged.filter((one) => one.class === name);
    const count = (outcome: JudgedFact['outcome']) =>
      String(own.filter((one) => one.outcome === outcome).length);
    return [name, count('right'), count('wrong'), count('missing'), count('invented')];
  });
  console.log(formatTable(['fact', 'right', 'wrong', 'missing', 'invented'], rows));
}
