// npm run test:all: every test there is, on both databases. With --record it writes what came of it into docs/full-test-run.md.
import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { composePage, readFacts } from './full-run-page.mjs';
import { root } from './root.mjs';
import { runTests } from './test.mjs';

process.env.TEST_ALL = 'true';
process.env.TEST_ALL_DATABASES = 'true';
// One that failed is repeated by setting it: PROPERTY_SEED=… npm run test:all
const seed = process.env.PROPERTY_SEED ?? String(randomInt(2 ** 31));
process.env.PROPERTY_SEED = seed;
console.log(`Properties get their values from PROPERTY_SEED=${seed}.`);
// Before the tests: what is committed meanwhile was not tested.
const facts = { seed, ...readFacts() };
const result = await runTests();
if (process.argv.includes('--record')) {
  writeFileSync(path.join(root, 'docs/full-test-run.md'), composePage(result, facts));
}
process.exit(result.isPassed ? 0 : 1);
