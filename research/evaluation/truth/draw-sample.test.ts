import { describe, expect, it } from 'vitest';
import { drawRound, getHalf } from './draw-sample.ts';
import { strata } from './strata.ts';

const files = Array.from({ length: 40 }, (_, index) =>
  ['documents/frosdot-cc0-or-mit', 'documents/lawsage-mit', 'essays/ost-mit'].map(
    (folder) => `${folder}/paper-${index}.md`,
  ),
).flat();

function draw(documents: readonly string[], length: number | undefined = 1000) {
  return drawRound(documents, async () => length);
}

describe('the sample', () => {
  it('takes as many documents of a stratum as each half may have, at most one of a folder', async () => {
    const sample = await draw(files);
    const development = sample.filter(({ half }) => half === 'development');
    expect([development.length, sample.length - development.length]).toEqual([3, 3]);
    expect(new Set(sample.map(({ document }) => document)).size).toBe(sample.length);
  });

  it('is the same in whatever order the files come', async () => {
    expect(await draw(files.toReversed())).toEqual(await draw(files));
  });

  it('tells the halves by the hash of the path alone', async () => {
    expect((await draw(files)).every(({ document, half }) => getHalf(document) === half)).toBe(
      true,
    );
  });

  it.each([
    [299, 0],
    [300, 6],
    [45_000, 6],
    [45_001, 0],
  ])('with texts of %i characters has %i documents', async (length, count) => {
    expect(await draw(files, length)).toHaveLength(count);
  });

  it('leaves out what cannot be read', async () => {
    expect(await drawRound(files, async () => undefined)).toEqual([]);
  });

  it.each([
    'documents/lawsage-mit/LICENSE-LawSage.txt',
    'documents/lawsage-mit/SOURCE.md',
    'documents/lawsage-mit/fields.json',
    'documents/of-nobody/paper.md',
  ])('leaves out %s', async (file) => {
    expect(await draw([file])).toEqual([]);
  });

  it('takes a document once where it has several formats', async () => {
    const formats = ['pdf', 'docx', 'md'].map((ending) => `documents/meanbee-mit/a.${ending}`);
    expect(await draw(formats)).toHaveLength(1);
  });

  it('takes no document again in a later round, in whatever format', async () => {
    const first = await draw(files);
    const copies = first.map(({ document }) => document.replace('.md', '.pdf'));
    const second = await drawRound([...files, ...copies], async () => 1000, first);
    const known = new Set(first.map(({ document }) => document.replace('.md', '')));
    expect(second).toHaveLength(6);
    expect(second.filter(({ document }) => known.has(document.replace(/\.\w+$/, '')))).toEqual([]);
    expect(new Set([...first, ...second].map(({ round }) => round))).toEqual(new Set([1, 2]));
  });

  it('asks for at least twenty documents of people and forty in all', () => {
    const count = (own: typeof strata) => own.reduce((sum, one) => sum + 2 * one.count, 0);
    expect(count(strata)).toBeGreaterThanOrEqual(40);
    expect(count(strata.filter(({ isOfPeople }) => isOfPeople))).toBeGreaterThanOrEqual(20);
  });
});
