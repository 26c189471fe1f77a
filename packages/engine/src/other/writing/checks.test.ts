import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { analyzeWriting } from './analyze-writing.ts';
import { writingChecks } from './checks.ts';
import { soundEssay } from './example-texts.ts';

function listFired(text: string): readonly string[] {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return analyzeWriting({ sourceText, structure, kind: 'essay' }).remarks.map(
    ({ checkId }) => checkId,
  );
}

it('makes every check of the folder, in the order of the catalog', () => {
  const files = readdirSync(new URL('./checks', import.meta.url)).map((file) =>
    file.slice(0, 6).toUpperCase(),
  );
  const ids = writingChecks.map(({ id }) => id);
  expect([...ids].sort()).toEqual([...files].sort());
  expect(new Set(ids).size).toBe(39);
});

it('leaves a plain argument with reasons, an answered objection and matching sources alone', () => {
  expect(listFired(soundEssay)).toEqual([]);
});

it.each([
  ['blanks', ' '.repeat(200_000)],
  ['brackets', '(a'.repeat(30_000)],
  ['quotation marks', '“a '.repeat(20_000)],
  ['names', `${'Smith and '.repeat(6000)}(2020)`],
  ['figures in brackets', '[1, 2, 3] '.repeat(6000)],
  ['one sentence again and again', 'Schools should not ban phones. '.repeat(3000)],
])('reads a text of nothing but %s in seconds', (_, text) => {
  expect(() => listFired(text)).not.toThrow();
});
