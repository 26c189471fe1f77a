import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';
import { findProblems, parseRows } from './specification-rows.mjs';

function read(name) {
  try {
    return readFileSync(path.join(root, name), 'utf8');
  } catch {
    return undefined;
  }
}

const rows = parseRows(read('docs/specification.md'));

describe('the checklist of the specification', () => {
  it('has its rows read', () => {
    expect(rows.length).toBeGreaterThan(150);
  });

  it('states everything once', () => {
    const statements = rows.map(({ statement }) => statement);
    expect(statements.filter((one, index) => statements.indexOf(one) !== index)).toEqual([]);
  });

  it('says of every statement where it is implemented and which test shows it', () => {
    const wrong = rows.map((row) => [row.statement, findProblems(row, read)]);
    expect(wrong.filter(([, problems]) => problems.length > 0)).toEqual([]);
  });
});

describe('a row of the checklist', () => {
  const made = {
    'a.ts': 'the code',
    'a.test.ts': "it('does what\n  it says', () => {",
    'a.spec.ts': "test('flies', { tag: '@full' }, async () => {",
  };
  const check = (line) => {
    const [row] = parseRows(line);
    return findProblems(row, (name) => made[name]);
  };

  it('is right where its files and tests are there, however the name is broken into lines', () => {
    expect(check('| It does | `a.ts` | `a.test.ts`: “does what it says” |')).toEqual([]);
  });

  it.each([
    ['a file', '| It does | `b.ts` | `a.test.ts`: “does what” |', 'there is no b.ts'],
    ['a test file', '| It does | `a.ts` | `b.test.ts`: “does what” |', 'there is no b.test.ts'],
    ['a test', '| It does | `a.ts` | `a.test.ts`: “flies” |', 'a.test.ts has no test “flies”'],
    ['a quick test', '| It does | `a.ts` | `a.spec.ts`: “flies” |', 'only a full run shows it'],
  ])('is wrong where %s is not there', (_what, line, problem) => {
    expect(check(line)).toEqual([problem]);
  });

  it('is right where one of its tests is left to a full run', () => {
    const tests = '`a.spec.ts`: “flies”, `a.test.ts`: “does what it says”';
    expect(check(`| It does | \`a.ts\` | ${tests} |`)).toEqual([]);
  });

  it.each([
    ['names no file', '| It does | | `a.test.ts`: “does what” |', 'it is implemented nowhere'],
    ['names no test', '| It does | `a.ts` | |', 'no test shows it'],
    ['shows code for a test', '| It does | `a.ts` | `a.ts`: “code” |', 'a.ts holds no tests'],
    [
      'holds other words',
      '| It does | `a.ts` somehow | `a.test.ts`: “does what” |',
      '“somehow” is neither a file nor a test',
    ],
  ])('is wrong where it %s', (_what, line, problem) => {
    expect(check(line)).toEqual([problem]);
  });

  it('is not asked for where it is not built yet', () => {
    const table = '| Statement | Implemented in | Shown by |\n|---|---|---|\n| It does | | |';
    expect(parseRows(`## Uploads\n\n${table}`)).toHaveLength(1);
    expect(parseRows(`## Not built yet\n\n${table}`)).toEqual([]);
    expect(parseRows(`## Not built yet\n\n${table}\n\n## Uploads\n\n${table}`)).toHaveLength(1);
  });
});
