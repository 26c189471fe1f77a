import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';
import { findForbidden, listPackages } from './third-party-packages.mjs';

describe('THIRD_PARTY_NOTICES.md', () => {
  it('lists what is installed, and nothing with a forbidden license', () => {
    const page = readFileSync(path.join(root, 'THIRD_PARTY_NOTICES.md'), 'utf8');
    expect(page).toMatch(/^\| zod \| [\d.]+ \| MIT \| Copyright .+ \| LICENSE \|$/m);
    expect(page).not.toMatch(/\| [^|]*\b(?:A?GPL|SSPL|BUSL)[^|]* \|/);
  });
});

const lock = {
  packages: {
    '': { devDependencies: { tester: '1' } },
    'apps/one': {
      dependencies: { a: '1', '@clauselight/two': '1' },
      devDependencies: { dev: '1' },
    },
    'packages/two': { dependencies: { b: '1' }, optionalDependencies: { absent: '1' } },
    'node_modules/@clauselight/two': { resolved: 'packages/two', link: true },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/b': {
      version: '1.0.0',
      license: 'ISC',
      os: ['linux'],
      peerDependencies: { peer: '1', extra: '1' },
      peerDependenciesMeta: { extra: { optional: true } },
    },
    'node_modules/peer': { version: '1.0.0' },
    'node_modules/extra': { version: '1.0.0', license: 'MIT' },
    'node_modules/dev': { version: '1.0.0', license: 'AGPL-3.0-only' },
    'node_modules/tester': { version: '1.0.0', license: 'MIT' },
  },
};

describe('the packages of a lock file', () => {
  it('are those that workspaces need outside of development, as Node.js finds them', () => {
    const listed = listPackages(lock).map(({ name, version }) => `${name} ${version}`);
    expect(listed).toEqual(['a 1.0.0', 'b 1.0.0', 'b 2.0.0', 'peer 1.0.0']);
  });

  it('say which are for one kind of machine', () => {
    const found = listPackages(lock).filter(({ isForOneMachine }) => isForOneMachine);
    expect(found.map(({ folder }) => folder)).toEqual(['node_modules/b']);
  });

  it('are forbidden under a license that is not allowed, or none', () => {
    const forbidden = findForbidden(listPackages(lock));
    expect(forbidden.map(({ name, license }) => [name, license])).toEqual([
      ['b', 'GPL-3.0-only'],
      ['peer', 'unknown'],
    ]);
  });

  it('must be complete', () => {
    const packages = { 'apps/one': { dependencies: { gone: '1' } } };
    expect(() => listPackages({ packages })).toThrow(/apps\/one needs gone/);
  });
});

describe('a license', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-2.0-only)', true],
    ['MIT AND OFL-1.1', true],
    ['AGPL-3.0-only', false],
    ['LGPL-3.0-or-later', false],
    ['MIT AND GPL-2.0-only', false],
    ['(GPL-2.0-only OR AGPL-3.0-only)', false],
    ['(MIT AND ISC) OR GPL-2.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
    ['UNLICENSED', false],
    ['unknown', false],
  ])('%s is allowed: %s', (license, isAllowed) => {
    expect(findForbidden([{ license }]).length === 0).toBe(isAllowed);
  });
});
