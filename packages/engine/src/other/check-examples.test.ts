import { readdirSync } from 'node:fs';
import type { DocumentKind } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../test/build-source-text.ts';
import { findStructure } from '../text/structure/find-structure.ts';
import { analyzeByKind } from './analyze-by-kind.ts';
import { type CheckGroup, checkGroups } from './check-groups.ts';
import { checkCommon } from './common/check-common.ts';
import { buildOutline, buildTable, splitRows } from './tables/test/build-table.ts';

const cases = checkGroups.flatMap((group) =>
  group.checks.flatMap(({ id, examples }) =>
    typeof examples === 'string'
      ? []
      : [
          ...examples.matches.map((text) => ({ id, text, group, isFound: true })),
          ...examples.leaves.map((text) => ({ id, text, group, isFound: false })),
        ],
  ),
);

function listFound({ kind }: CheckGroup, text: string): readonly string[] {
  const sourceText = buildExample(kind, text);
  const document = { sourceText, ...findStructure({ sourceText }) };
  const found =
    kind === undefined
      ? checkCommon({ ...document, kind: 'report' })
      : analyzeByKind({ ...document, kind });
  return (found?.remarks ?? []).map(({ checkId }) => checkId);
}

function buildExample(kind: DocumentKind | undefined, text: string) {
  if (kind === 'table') return buildTable(splitRows(text));
  return kind === 'data' ? buildOutline(text.split('\n')) : buildSourceText(text);
}

describe('the examples of checks', () => {
  it.each(cases.filter(({ isFound }) => isFound))('$id finds: $text', ({ id, text, group }) => {
    expect(listFound(group, text)).toContain(id);
  });

  it.each(cases.filter(({ isFound }) => !isFound))('$id leaves: $text', ({ id, text, group }) => {
    expect(listFound(group, text)).not.toContain(id);
  });
});

describe('a check', () => {
  const checks = checkGroups.flatMap((group) => group.checks);

  it.each(checks)('$id says what it is, why it matters and where it comes from', (check) => {
    expect([check.title, check.why, check.source].every((words) => words.length > 4)).toBe(true);
    expect(check.why).toMatch(/[.]$/);
  });

  it.each(checks.filter(({ examples }) => typeof examples === 'string'))(
    '$id says why it has no examples',
    ({ examples }) => {
      expect(examples).toMatch(/^[A-Z].{20,}\.$/);
    },
  );

  it('has an id of its own within its group', () => {
    for (const group of checkGroups) {
      const ids = group.checks.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('is listed, whichever folder of checks it stands in', () => {
    const folders = ['writing/checks', 'invoices/checks'];
    const inFiles = folders.flatMap((folder) =>
      readdirSync(new URL(folder, import.meta.url)).flatMap(
        (file) => /^[a-z]{3}-\d\d(?=-)/.exec(file)?.[0].toUpperCase() ?? [],
      ),
    );
    const listed = new Set(checks.map(({ id }) => id));
    expect(inFiles.filter((id) => !listed.has(id))).toEqual([]);
  });
});
