import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkArchitecture } from './check-architecture.mjs';
import { root } from './root.mjs';

const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs').forbidden;

/** A file that breaks each rule, by the rule's name; what it imports is written beside it. */
const violations = {
  'schema-imports-zod-only': ['packages/schema/src/clock.ts', "import 'node:fs';"],
  'core-imports-schema-only': ['packages/core/src/disk.ts', "import 'node:fs';"],
  'engine-imports-schema-core-and-pure-libraries-only': [
    'packages/engine/src/disk.ts',
    "import 'node:fs';",
  ],
  'reader-imports-schema-core-and-libraries-only': [
    'packages/reader/src/judge.ts',
    "import '../../engine/src/disk.ts';",
  ],
  'engine-text-imports-text-only': [
    'packages/engine/src/text/dates.ts',
    "import '../contract/risk/score.ts';",
  ],
  'engine-areas-import-text-only': [
    'packages/engine/src/answers/passages.ts',
    "import '../contract/risk/score.ts';",
  ],
  'engine-redline-imports-pipeline-and-text-only': [
    'packages/engine/src/redline/shortcut.ts',
    "import '../contract/risk/score.ts';",
  ],
  'engine-contract-stages-never-import-each-other': [
    'packages/engine/src/contract/terms/dates.ts',
    "import '../risk/score.ts';",
  ],
  'engine-research-entry-for-research-only': [
    'apps/server/src/measure.ts',
    "import '../../../packages/engine/src/research.ts';",
  ],
  'engine-rules-use-checks-only': [
    'packages/engine/src/contract/rules/xxx-01-guess.ts',
    "import '../risk/score.ts';",
  ],
  'docx-markup-imports-reader-schema-core-and-libraries-only': [
    'packages/docx-markup/src/guess.ts',
    "import '../../engine/src/disk.ts';",
  ],
  'docx-markup-imports-entries-of-the-reader-only': [
    'packages/docx-markup/src/peek.ts',
    "import '../../reader/src/judge.ts';",
  ],
  'engine-kinds-never-import-each-other': [
    'packages/engine/src/other/letters/greeting.ts',
    "import '../invoices/total.ts';",
  ],
  'grammar-imports-schema-core-and-libraries-only': [
    'packages/grammar/src/guess.ts',
    "import '../../reader/src/judge.ts';",
  ],
  'language-model-imports-schema-core-and-libraries-only': [
    'packages/language-model/src/guess.ts',
    "import '../../engine/src/disk.ts';",
  ],
  'report-imports-schema-core-and-libraries-only': [
    'packages/report/src/guess.ts',
    "import '../../engine/src/disk.ts';",
  ],
  'comparison-imports-schema-core-and-libraries-only': [
    'packages/comparison/src/guess.ts',
    "import '../../engine/src/disk.ts';",
  ],
  'api-never-reaches-reader-or-engine': ['apps/server/src/api.ts', "import './detour.ts';"],
  'web-reaches-schema-and-core-only': [
    'apps/web/src/app/shortcut.ts',
    "import '../../../../packages/engine/src/disk.ts';",
  ],
  'server-never-reaches-web': [
    'apps/server/src/render.ts',
    "import '../../web/src/app/shortcut.ts';",
  ],
  'features-never-import-each-other': [
    'apps/web/src/features/upload/list.ts',
    "import '../results/view.ts';",
  ],
  'foundations-never-import-features': [
    'apps/server/src/platform/mail.ts',
    "import '../features/shares/links.ts';",
  ],
  'server-domain-knows-neither-requests-nor-jobs': [
    'apps/server/src/domain/shares/store.ts',
    "import '../../features/shares/links.ts';",
  ],
  'server-features-and-jobs-never-meet': [
    'apps/server/src/jobs/reviews/run.ts',
    "import '../../features/shares/links.ts';",
  ],
  'ui-knows-no-product': ['apps/web/src/ui/badge.ts', "import '../lib/client.ts';"],
  'product-imports-no-tools': [
    'packages/reader/src/measure.ts',
    "import '../../../research/evaluation/median.ts';",
  ],
  'no-cycles': ['packages/schema/src/egg.ts', "import './hen.ts';"],
  'no-unresolvable-imports': ['packages/schema/src/lost.ts', "import './nowhere.ts';"],
};
/** One of every folder that is looked at, so that each is seen. */
const innocent = {
  'packages/engine/src/contract/risk/score.ts': '',
  'packages/engine/src/other/invoices/total.ts': '',
  'packages/engine/src/research.ts': '',
  'packages/schema/src/hen.ts': "import './egg.ts';",
  'apps/server/src/detour.ts': "import '../../../packages/reader/src/judge.ts';",
  'apps/server/src/features/shares/links.ts': '',
  'apps/web/src/features/results/view.ts': '',
  'apps/web/src/lib/client.ts': '',
  'research/evaluation/median.ts': '',
  'e2e/upload.spec.ts': '',
  'scripts/start.mjs': '',
};
/** What they import besides each other counts as a module, too. */
const imported = ['node:fs', './nowhere.ts'];
const planted = [...Object.keys(innocent), ...Object.values(violations).map(([file]) => file)];

let folder;
let result;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'architecture-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  plant(
    'tsconfig.json',
    '{ "compilerOptions": { "allowImportingTsExtensions": true, "noEmit": true } }',
  );
  for (const [file, code] of Object.entries(innocent)) plant(file, `${code}\nexport {};\n`);
  for (const [file, code] of Object.values(violations)) plant(file, `${code}\nexport {};\n`);
  result = checkArchitecture(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the architecture check', () => {
  it('has a planted violation for every rule', () => {
    expect(Object.keys(violations).sort()).toEqual(rules.map((rule) => rule.name).sort());
  });

  it.each(Object.entries(violations))('catches a violation of %s', (name, [file]) => {
    const caught = result.violations
      .filter((violation) => violation.rule === name)
      .map(({ from }) => from);
    expect(caught).toContain(file);
  });

  it('has seen every module, in every folder', () => {
    expect(result.unseen).toEqual([]);
    expect(result.seen).toBe(planted.length + imported.length);
  });

  it('breaks no rule with what is innocent', () => {
    const wrong = result.violations.filter(({ from }) => from in innocent);
    expect(wrong).toEqual([]);
  });
});

function plant(file, content) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
}
