import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildRtf, buildTableRow, type RtfParts } from '../testing/build-rtf.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

async function read(parts: RtfParts) {
  const source = await readDocument(buildRtf(parts), { format: 'rtf' });
  checkSourceText(source);
  return source;
}

const readBody = async (body: string) => listBlocks(await read({ body }));

describe('a table in a Rich Text document', () => {
  it('gives its rows with tabs between the cells, and the span of each cell', async () => {
    const source = await read({
      body: `Before.\\par ${buildTableRow(['Fee', 'EUR 100'])}${buildTableRow(['Term', ''])}After.\\par`,
    });
    expect(listBlocks(source)).toEqual([
      'paragraph| Before.',
      'table-row| Fee\tEUR 100',
      'table-row| Term',
      'paragraph| After.',
    ]);
    const cells = source.blocks[1]?.cells ?? [];
    expect(cells.map(({ start, end }) => source.text.slice(start, end))).toEqual([
      'Fee',
      'EUR 100',
    ]);
  });

  it('is distinguished from the next, and its header row from the others', async () => {
    const { blocks } = await read({
      body: `${buildTableRow(['Name', 'Fee'], { definition: '\\trhdr' })}${buildTableRow(['A', '1'])}between\\par ${buildTableRow(['B', '2'])}`,
    });
    expect(blocks.map(({ table, isHeaderRow }) => [table, isHeaderRow])).toEqual([
      [1, true],
      [1, undefined],
      [undefined, undefined],
      [2, undefined],
    ]);
  });

  it('keeps the paragraphs of a cell together', async () => {
    expect(await readBody(buildTableRow(['one\\par two', 'three']))).toEqual([
      'table-row| one\ntwo\tthree',
    ]);
  });

  it('gives paragraphs if it only lays them out', async () => {
    expect(await readBody(buildTableRow(['a.\\par b.\\par c.\\par d.', 'beside.']))).toEqual([
      'paragraph| a.',
      'paragraph| b.',
      'paragraph| c.',
      'paragraph| d.',
      'paragraph| beside.',
    ]);
  });

  it('treats merged cells as one', async () => {
    const wide = { ends: ['\\clmgf\\cellx1', '\\clmrg\\cellx2', '\\cellx3'] };
    const first = { ends: ['\\clvmgf\\cellx1', '\\cellx2', '\\cellx3'] };
    const next = { ends: ['\\clvmrg\\cellx1', '\\cellx2', '\\cellx3'] };
    const source = await read({
      body: `${buildTableRow(['wide', '', 'x'], wide)}${buildTableRow(['a', 'b', 'c'], first)}${buildTableRow(['a', 'd', 'e'], next)}`,
    });
    expect(listBlocks(source)).toEqual([
      'table-row| wide\tx',
      'table-row| a\tb\tc',
      'table-row| d\te',
    ]);
    expect(source.blocks.map(({ cells }) => cells?.length)).toEqual([2, 3, 3]);
  });

  it('may be in a cell of another', async () => {
    const inner =
      '\\pard\\intbl\\itap2 n1\\nestcell n2\\nestcell{\\*\\nesttableprops\\trowd\\cellx1\\cellx2\\nestrow}{\\nonesttables\\par}\\pard\\intbl\\itap1 tail';
    const source = await read({ body: buildTableRow(['outer', inner]) });
    expect(listBlocks(source)).toEqual([
      'paragraph| outer',
      'table-row| n1\tn2',
      'paragraph| tail',
    ]);
  });

  it('is read although its paragraphs are not marked as inside it', async () => {
    expect(
      await readBody('\\trowd\\cellx1\\cellx2 a\\cell b\\par c\\cell\\row after\\par'),
    ).toEqual(['table-row| a\tb\nc', 'paragraph| after']);
  });

  it('loses nothing if the end of a row is missing', async () => {
    expect(await readBody('\\trowd\\cellx1\\pard\\intbl a\\cell b\\cell\\pard after\\par')).toEqual(
      ['table-row| a\tb\tafter'],
    );
  });

  it('keeps numbers before its cells', async () => {
    const { blocks, text } = await read({
      body: buildTableRow(['{\\listtext 1.\\tab}\\ls1 first', 'x']),
    });
    expect(text).toBe('1. first\tx');
    expect(blocks[0]?.number).toBe('1');
  });
});
