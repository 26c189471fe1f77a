// npm run generate: makes every file that is made from others. With --check it changes nothing and says what is stale.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createChangesPage } from '../packages/engine/scripts/generate-changes-page.ts';
import { createChecklistPage } from '../packages/engine/scripts/generate-checklist-page.ts';
import { createRegistry } from '../packages/engine/scripts/generate-rules.ts';
import {
  createConceptPage,
  createConceptRegistry,
} from '../research/data/src/generate-concepts.ts';
import { createLawPage, createLawRegistry } from '../research/data/src/generate-law.ts';
import { root } from './root.mjs';
import { createNotices } from './third-party-notices.mjs';

const isCheck = process.argv.includes('--check');
const server = path.join(root, 'apps/server');
const migrations = path.join(server, 'migrations');

const stale = [
  update('packages/engine/src/contract/rules/index.generated.ts', createRegistry()),
  update('docs/rule-book.md', await createRulePage()),
  update('docs/clause-checklists.md', createChecklistPage()),
  update('docs/proposed-changes.md', createChangesPage()),
  update('packages/engine/src/contract/catalogue/concepts.generated.json', createConceptRegistry()),
  update('docs/concepts.md', createConceptPage()),
  update('packages/engine/src/law/law-entries.generated.json', createLawRegistry()),
  update('docs/law.md', createLawPage()),
  update('THIRD_PARTY_NOTICES.md', createNotices()),
  isCheck ? checkMigrations() : addMigration(migrations),
].filter((name) => name !== undefined);

if (isCheck && stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run: npm run generate`);
  process.exitCode = 1;
} else {
  console.log(stale.length === 0 ? 'Everything is up to date.' : `Made: ${stale.join(', ')}`);
}

/** Imported late: the page is made from the registry as it has just been written. */
async function createRulePage() {
  const page = await import('../packages/engine/scripts/generate-rule-page.ts');
  return page.createRulePage();
}

/** Writes a file that differs, unless it is only to be checked; returns its name if it differs. */
function update(file, content) {
  const target = path.join(root, file);
  if (existsSync(target) && readFileSync(target, 'utf8') === content) return undefined;
  if (!isCheck) writeFileSync(target, content);
  return file;
}

/** Whether the tables in the code need a migration that is not there, tried on a copy. */
function checkMigrations() {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(path.join(cache, 'migrations-'));
  try {
    cpSync(migrations, copy, { recursive: true });
    return addMigration(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Has drizzle-kit write the migration that a folder lacks; returns its name. */
function addMigration(folder) {
  const before = readdirSync(folder);
  const config = path.join(folder, 'drizzle.config.ts');
  const out = JSON.stringify(path.relative(server, folder));
  const base = JSON.stringify(path.join(server, 'drizzle.config.ts'));
  writeFileSync(config, `import base from ${base};\nexport default { ...base, out: ${out} };\n`);
  const kit = path.join(root, 'node_modules/drizzle-kit/bin.cjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [kit, 'generate', '--config', config, '--name', 'schema_change'],
    { cwd: server, encoding: 'utf8', stdio: ['inherit', 'pipe', 'pipe'] },
  );
  rmSync(config);
  if (status !== 0) throw new Error(`drizzle-kit failed:\n${stdout}${stderr}`);
  const added = readdirSync(folder).filter((name) => !before.includes(name));
  return added.length === 0 ? undefined : `apps/server/migrations/${added.join(', ')}`;
}
