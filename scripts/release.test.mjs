import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

const read = (name) => readFileSync(path.join(root, name), 'utf8');
const { version } = JSON.parse(read('package.json'));
const lock = JSON.parse(read('package-lock.json'));
const workspaces = Object.keys(lock.packages).filter((folder) => !folder.includes('node_modules'));

describe('the version', () => {
  it.each(workspaces)('is the same in %s/package.json and in the lock file', (folder) => {
    const stated = JSON.parse(read(path.join(folder, 'package.json')));
    expect(stated.version).toBe(version);
    expect(lock.packages[folder].version).toBe(version);
    const own = { ...stated.dependencies, ...stated.devDependencies };
    const others = Object.entries(own).filter(([name]) => name.startsWith('@clauselight/'));
    expect(others.filter(([, wanted]) => wanted !== version)).toEqual([]);
  });

  it('is that of the newest release in CHANGELOG.md, which has a date', () => {
    const [newest] = read('CHANGELOG.md').match(/^## (?!Unreleased$).+$/m) ?? [];
    expect(newest).toMatch(/^## \d+\.\d+\.\d+ – \d{4}-\d{2}-\d{2}$/);
    expect(newest).toContain(` ${version} `);
  });
});
