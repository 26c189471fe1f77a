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
  'engine-imports-schema-only': ['packages/engine/src/disk.ts', "import 'node:fs';"],
  'reader-imports-schema-and-libraries-only': [
    'packages/reader/src/judge.ts',
    "import '../../engine/src/disk.ts';",
  ],
  'engine-stages-are-composed-in-the-pipeline-only': [
    'packages/engine/src/terms/dates.ts',
    "import '../risk/score.ts';",
  ],
  'engine-rules-use-consistency-only': [
    'packages/engine/src/rules/xxx-01-guess.ts',
    "import '../risk/score.ts';",
  ],
  'docx-comments-imports-reader-schema-core-and-libraries-only': [
    'packages/docx-comments/src/guess.ts',
    "import '../../engine/src/disk.ts';",
  ],
  'docx-comments-imports-entries-of-the-reader-only': [
    'packages/docx-comments/src/peek.ts',
    "import '../../reader/src/judge.ts';",
  ],
  'grammar-imports-schema-and-libraries-only': [
    'packages/grammar/src/guess.ts',
    "import '../../reader/src/judge.ts';",
  ],
  'language-model-imports-schema-and-libraries-only': [
    'packages/language-model/src/guess.ts',
    "import '../../engine/src/disk.ts';",
  ],
  'report-imports-schema-and-libraries-only': [
    'packages/report/src/guess.ts',
    "import '../../engine/src/disk.ts';",
  ],
  'comparison-imports-schema-and-libraries-only': [
    'packages/comparison/src/guess.ts',
    "import '../../engine/src/disk.ts';",
  ],
  'api-never-reaches-reader-or-engine': ['apps/server/src/api.ts', "import './detour.ts';"],
  'web-reaches-schema-only': [
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
  'ui-knows-no-product': ['apps/web/src/ui/badge.ts', "import '../lib/client.ts';"],
  'no-cycles': ['packages/schema/src/egg.ts', "import './hen.ts';"],
  'no-unresolvable-imports': ['packages/schema/src/lost.ts', "import './nowhere.ts';"],
};
const innocent = {
  'packages/engine/src/risk/score.ts': '',
  'packages/schema/src/hen.ts': "import './egg.ts';",
  'apps/server/src/detour.ts': "import '../../../packages/reader/src/judge.ts';",
  'apps/server/src/features/shares/links.ts': '',
  'apps/web/src/features/results/view.ts': '',
  'apps/web/src/lib/client.ts': '',
};

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

  it('counts every module it has seen', () => {
    expect(result.unseen).toEqual([]);
    expect(result.seen).toBeGreaterThanOrEqual(Object.keys(violations).length);
    plant('packages/schema/src/late.ts', 'export {};\n');
    expect(checkArchitecture(folder).seen).toBe(result.seen + 1);
  });
});

function plant(file, content) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
}
