import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDataFiles } from './list-files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'data-files-'));
  await mkdir(path.join(folder, 'deeper'));
  for (const name of ['a.pdf', 'a.txt', 'b.json', 'b.txt', 'c.csv', 'c.txt', 'd.xml', 'd.txt'])
    await writeFile(path.join(folder, name), name);
  await writeFile(path.join(folder, 'large.pdf'), 'a larger file');
  await writeFile(path.join(folder, 'large.md'), 'the same as Markdown');
  for (const name of ['.hidden.pdf', 'notes.xyz', 'deeper/e.docx', 'deeper/a.txt'])
    await writeFile(path.join(folder, name), name);
});
afterAll(() => rm(folder, { recursive: true }));

async function list() {
  const files = await listDataFiles([folder, path.join(folder, 'deeper')]);
  return [...files].flatMap(([format, own]) =>
    own.map((file) => [
      format,
      path.relative(folder, file.path),
      file.textBeside && path.basename(file.textBeside),
    ]),
  );
}

describe('files of a folder', () => {
  it('are those of a known format, each once, the smallest first', async () => {
    const names = (await list()).map(([, name]) => name);
    expect(names.filter((name) => name?.endsWith('.pdf'))).toEqual(['a.pdf', 'large.pdf']);
    expect(names.filter((name) => name?.startsWith('deeper'))).toEqual([
      'deeper/a.txt',
      'deeper/e.docx',
    ]);
    expect(names).toHaveLength(new Set(names).size);
    expect(names).not.toContain('notes.xyz');
  });

  it.each([
    ['a document has the text of its name', 'a.pdf', 'a.txt'],
    ['one in another format is no text', 'large.pdf', undefined],
    ['a text is its own', 'a.txt', undefined],
    ['fields of JSON are another document', 'b.json', undefined],
    ['rows of CSV are another document', 'c.csv', undefined],
    ['elements of XML are another document', 'd.xml', undefined],
  ])('are compared with the text beside them: %s', async (_, name, text) => {
    const found = (await list()).find((file) => file[1] === name);
    expect(found?.[2]).toBe(text);
  });
});
