import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

const pages = [
  ...['.', 'packages/engine/weights', 'samples'].flatMap((folder) => listPages(folder)),
  ...['docs', 'research'].flatMap((folder) => listPages(folder, { recursive: true })),
];
const settings = new Set(
  [...readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  ),
);
/** Words that look like settings of the server but are not: settings of the tests and the command line, a file. */
const notASetting = new Set([
  'CHROMIUM_PATH',
  'NO_COLOR',
  'PG_VERSION',
  'PROPERTY_SEED',
  'TEST_DATABASE_URL',
]);
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** What begins like a path of this repository, or is written like a page of its root. */
const repositoryPath =
  /^(?:(?:\.ci|\.env\.example|LICENSE|apps|docs|e2e|packages|research|samples|scripts)(?:\/|$)|[A-Z_]+\.md$)/;
/** Paths that exist only after a build, and names that represent many files. */
const notAFile = /(?:^|\/)dist(?:\/|$)|[<>*{}…]/;

describe.each(pages)('%s', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');

  it('names only files and folders that there are', () => {
    const code = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, words]) => words.split(/\s+/));
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) =>
      path.join(path.dirname(page), target),
    );
    const named = [...code, ...links].filter(
      (word) => repositoryPath.test(word) && !notAFile.test(word),
    );
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it('names only settings that there are', () => {
    const named = [...text.matchAll(/`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`/g)].map(([, name]) => name);
    expect(named.filter((name) => !settings.has(name) && !notASetting.has(name))).toEqual([]);
  });

  it('names only commands that there are', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('the table “Where do I change …?” of ARCHITECTURE.md', () => {
  const page = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  const [, table = ''] = page.split('## Where do I change …?\n');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| To change'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, subject, places = '']) => ({ subject, places }));

  it('has its rows read', () => {
    expect(rows.length).toBeGreaterThan(30);
  });

  it.each(rows)('says where $subject is', ({ places }) => {
    const names = [...places.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    // `<kind>` represents many names; only the folder that contains them is checked.
    const paths = names
      .filter((name) => repositoryPath.test(name))
      .map((name) => name.replace(/<.*/, ''));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });
});

/** The pages of a folder, by their paths from the root. Libraries installed in a workspace have pages of their own. */
function listPages(folder, options) {
  return readdirSync(path.join(root, folder), options)
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => path.join(folder, name));
}
