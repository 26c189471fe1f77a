import { describe, expect, it } from 'vitest';
import { createDraft, type Draft, getDraftText } from './draft.ts';
import { createRow } from './table.ts';

const buildCell = (...paragraphs: string[]): Draft[] =>
  paragraphs.map((text) => createDraft(text, { kind: 'paragraph' }));
const show = (drafts: readonly Draft[]) =>
  drafts.map((draft) => `${draft.kind}| ${getDraftText(draft)}`);

describe('a table row', () => {
  it('of data is one block with tabs between its cells, empty ones included', () => {
    const rows = createRow([buildCell('Fee'), [], buildCell('€ 100', 'a month')], { table: 1 });
    expect(show(rows)).toEqual(['table-row| Fee\t\t€ 100\na month']);
    expect(rows[0]?.cells).toHaveLength(3);
  });

  it('has no tab inside a cell', () => {
    expect(show(createRow([buildCell('a\tb'), buildCell('c')], { table: 1 }))).toEqual([
      'table-row| a b\tc',
    ]);
  });

  it('with only a label stays a row', () => {
    expect(show(createRow([buildCell('Total'), [], []], { table: 1 }))).toEqual([
      'table-row| Total\t\t',
    ]);
  });

  it.each([
    ['one cell', [buildCell('The fee is due.')]],
    ['a clause alone in it', [[createDraft('4. The fee', { kind: 'paragraph', number: '4' })], []]],
    ['many paragraphs in a cell', [buildCell('1', '2', '3', '4'), buildCell('x')]],
    ['a very long cell', [buildCell('word '.repeat(300)), buildCell('x')]],
    ['a table in a cell', [[createDraft('a\tb', { kind: 'table-row', table: 2 })], buildCell('x')]],
  ] as const)('with %s gives the blocks of its cells', (_, cells) => {
    expect(createRow(cells, { table: 1 })).toEqual(cells.flat());
  });

  it('is followed by the notes of its cells', () => {
    const note = createDraft('[1] Net.', { kind: 'footnote', number: '1' });
    expect(
      show(createRow([buildCell('Fee [1]').concat(note), buildCell('1')], { table: 1 })),
    ).toEqual(['table-row| Fee [1]\t1', 'footnote| [1] Net.']);
  });
});
