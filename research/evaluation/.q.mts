import { readDataFile } from '@clauselight/datasets';
import { analyzeDocument } from '@clauselight/engine';
import { weights } from './weights.ts';

for (const d of process.argv.slice(2)) {
  const src = await readDataFile('../shared/data', d);
  const a = await analyzeDocument(src, { weights });
  console.log('##', d, a.documentKind.kind, JSON.stringify(a.sides));
  for (const f of a.findings)
    console.log(
      f.ruleId,
      f.severity,
      '|',
      f.title,
      '| bearers',
      JSON.stringify(f.bearers),
      '| borneBy',
      f.borneBy,
      '|',
      f.evidence[0]?.quote.slice(0, 120),
    );
}
