import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildLists, buildRtf, type RtfParts } from '../testing/build-rtf.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

async function read(parts: RtfParts) {
  const source = await readDocument(buildRtf(parts), { format: 'rtf' });
  checkSourceText(source);
  return source;
}

const contract = buildLists(
  [
    { format: 0, text: '%1.' },
    { format: 0, text: '%1.%2' },
    { format: 4, text: '(%3)' },
  ],
  [
    { format: 1, text: 'Article %1.', words: '\\levelfollow1' },
    { format: 0, text: 'Section %1.%2', words: '\\levellegal1' },
  ],
  [{ format: 23, text: '\u00B7' }],
);

describe('numbers of a Rich Text document', () => {
  it('are displayed as the file stores them', async () => {
    const body =
      '{\\listtext\\pard\\plain 4.2\\tab}\\pard\\ls1\\ilvl1 The fee falls due in May.\\par {\\listtext\\pard\\plain (b)\\tab}\\pard\\ls1\\ilvl2 in euro\\par';
    const { blocks } = await read({ head: contract, body });
    expect(listBlocks(await read({ head: contract, body }))).toEqual([
      'paragraph 4.2| 4.2 The fee falls due in May.',
      'list-item (b)| (b) in euro',
    ]);
    expect(blocks.map(({ level }) => level)).toEqual([2, 3]);
  });

  it('are counted if the file does not store them', async () => {
    const body =
      '\\pard\\ls1\\ilvl0 It begins.\\par\\ilvl1 One part of it.\\par\\ilvl1 Two parts of it.\\par\\ilvl2 in a\\par\\ilvl2 in b\\par\\ilvl0 It ends.\\par\\pard Between.\\par\\pard\\ls1\\ilvl1 It was over then.\\par';
    expect(listBlocks(await read({ head: contract, body }))).toEqual([
      'paragraph 1| 1. It begins.',
      'paragraph 1.1| 1.1 One part of it.',
      'paragraph 1.2| 1.2 Two parts of it.',
      'list-item (a)| (a) in a',
      'list-item (b)| (b) in b',
      'paragraph 2| 2. It ends.',
      'paragraph| Between.',
      'paragraph 2.1| 2.1 It was over then.',
    ]);
  });

  it('display words, and digits for Roman numerals if the list is a legal one', async () => {
    const body = '\\pard\\ls2\\ilvl0 Term of the matter is long.\\par\\ilvl1 Of the same.\\par';
    expect(listBlocks(await read({ head: contract, body }))).toEqual([
      'paragraph Article I| Article I. Term of the matter is long.',
      'paragraph Section 1.1| Section 1.1 Of the same.',
    ]);
  });

  it.each([
    [22, '01'],
    [6, 'One'],
    [18, '①'],
    [14, '１'],
    [45, 'א'],
    [58, 'а'],
  ])('are counted in the format %i', async (format, shown) => {
    const head = buildLists([{ format, text: '%1' }]);
    const { text } = await read({ head, body: '\\pard\\ls1 The term of it is here.\\par' });
    expect(text).toBe(`${shown} The term of it is here.`);
  });

  it('are no numbers for a bullet, stored or not', async () => {
    const body =
      "\\pard\\ls3 counted\\par{\\listtext\\f3\\'b7\\tab}\\pard\\ls3 written\\par{\\pntext\\f4\\'a7\\tab}\\pard older\\par";
    const { blocks, text } = await read({ head: contract, body });
    expect(text).toBe('• counted\n• written\n• older');
    expect(blocks.map(({ kind, number }) => [kind, number])).toEqual([
      ['list-item', undefined],
      ['list-item', undefined],
      ['list-item', undefined],
    ]);
  });

  it('restart if a list overrides its start', async () => {
    const head =
      "{\\*\\listtable{\\list{\\listlevel\\levelnfc0\\levelstartat1{\\leveltext\\'02\\'00.;}{\\levelnumbers\\'01;}}\\listid7}}" +
      '{\\*\\listoverridetable{\\listoverride\\listid7\\listoverridecount0\\ls1}{\\listoverride\\listid7\\listoverridecount1{\\lfolevel\\listoverridestartat\\levelstartat5}\\ls2}' +
      "{\\listoverride\\listid7\\listoverridecount1{\\lfolevel\\listoverrideformat{\\listlevel\\levelnfc3\\levelstartat1{\\leveltext\\'02\\'00);}{\\levelnumbers;}}}\\ls3}}";
    const body =
      '\\pard\\ls1 the one\\par\\ls2 the five\\par\\ls2 the six\\par\\pard\\ls3 the letter\\par\\pard\\ls9 no list\\par';
    expect((await read({ head, body })).text).toBe(
      '1. the one\n5. the five\n6. the six\nG) the letter\nno list',
    );
  });

  it('come from the style only if no number is stored in the whole file', async () => {
    const head = `${contract}{\\stylesheet{\\s1\\ls1\\ilvl1 Clause;}}`;
    const body = '\\pard\\s1 the styled\\par\\pard\\s1\\ls0 the plain\\par';
    expect((await read({ head, body })).text).toBe('1.1 the styled\nthe plain');
    const written = `{\\listtext 7.\\tab}\\pard\\ls1 the seven\\par${body}`;
    expect((await read({ head, body: written })).text).toBe('7. the seven\nthe styled\nthe plain');
  });

  it('of the kind before Word 97 are displayed as stored or counted', async () => {
    const numbering = '{\\*\\pn\\pnlvlbody\\pndec\\pnstart3{\\pntxtb (}{\\pntxta )}}';
    const body = `\\pard${numbering}the three\\par the four\\par\\pard between\\par\\pard${numbering}again\\par\\pard{\\pntext 9.\\tab}${numbering}as written\\par\\pard{\\*\\pn\\pnlvlblt{\\pntxtb o}}a sign\\par`;
    expect((await read({ body })).text).toBe(
      '(3) the three\n(4) the four\nbetween\n(3) again\n9. as written\n• a sign',
    );
  });

  it('are also before empty paragraphs, but not before the end of a section', async () => {
    const body = '\\pard\\ls1 the one\\par\\par\\pard\\ls1\\sect\\pard\\ls1 the three\\par';
    expect((await read({ head: contract, body })).text).toBe('1. the one\n2.\n3. the three');
  });

  it('touch the text only if the list says that nothing separates them', async () => {
    const head = buildLists([{ format: 0, text: '§%1:', words: '\\levelfollow2' }]);
    expect((await read({ head, body: '\\pard\\ls1 the law\\par' })).text).toBe('§1:the law');
  });
});
