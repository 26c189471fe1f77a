import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildDoc, buildOldDoc, type DocParts, docTables } from '../testing/build-doc.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

async function read(bytes: Uint8Array): Promise<SourceText> {
  const source = await readDocument(bytes, { format: 'doc' });
  checkSourceText(source);
  return source;
}

const readBlocks = async (parts: DocParts) => listBlocks(await read(buildDoc(parts)));
const codes = ({ warnings }: SourceText) => warnings.map(({ code }) => code);
const sprm = (code: number, ...operand: number[]) => [code & 0xff, code >> 8, ...operand];
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the text of a document', () => {
  it('is put together from pieces in any order and either width', async () => {
    const pieces = [
      { text: 'First \u0093one\u0094,\r', storedAt: 2 },
      { text: 'ελληνικά,\r', isWide: true, storedAt: 0 },
      { text: 'last one.\r', storedAt: 1 },
    ];
    expect(await readBlocks({ pieces })).toEqual([
      'paragraph| First “one”,',
      'paragraph| ελληνικά,',
      'paragraph| last one.',
    ]);
  });

  it('keeps characters beyond the first plane whole over the seam of two pieces', async () => {
    const [high = '', low = ''] = ['\ud83d', '\udcdc'];
    const pieces = [
      { text: `A scroll ${high}`, isWide: true },
      { text: `${low}.\r`, isWide: true },
    ];
    expect(await readBlocks({ pieces })).toEqual(['paragraph| A scroll 📜.']);
  });

  it('takes the properties a whole piece was given when it was saved in haste', async () => {
    const hidden = (0x5c << 1) | (1 << 8);
    const source = await read(
      buildDoc({
        pieces: [{ text: 'Seen ' }, { text: 'not seen', modifier: hidden }, { text: '.\r' }],
      }),
    );
    expect(source.text).toBe('Seen .');
    expect(source.hiddenTexts).toEqual([{ start: 5, end: 5, text: 'not seen', reason: 'hidden' }]);
  });

  it.each([
    ['its result', 'See \u0013REF a\u0014clause 4\u0015.\r', 'See clause 4.'],
    ['nothing where it has none', 'A\u0013XE "word"\u0015 word.\r', 'A word.'],
    [
      'the result with fields inside',
      'A \u0013IF \u0013REF b\u0014x\u0015\u0014yes \u0013PAGE\u00142\u0015\u0015.\r',
      'A yes 2.',
    ],
    ['a result over two paragraphs', '\u0013TOC\u0014One\rTwo\u0015 more\r', 'One\nTwo more'],
    ['the words of a button', '[\u0013MACROBUTTON NoMacro Click here\u0015]\r', '[Click here]'],
    ['a box for a check box', '\u0013FORMCHECKBOX\u0015 Yes\r', '☐ Yes'],
    ['a symbol by its code', 'x \u0013SYMBOL 179 \\f "Symbol"\u0015 y\r', 'x ≥ y'],
  ])('shows of a field %s', async (_, text, shown) => {
    expect((await read(buildDoc({ pieces: [{ text }] }))).text).toBe(shown);
  });

  it('has numbers that fields count', async () => {
    const field = '\u0013AUTONUM\u0015';
    const pieces = [{ text: `${field} The first clause.\r${field} The second clause.\r` }];
    expect(await readBlocks({ pieces })).toEqual([
      'paragraph 1| 1. The first clause.',
      'paragraph 2| 2. The second clause.',
    ]);
  });

  it('has the characters symbol fonts show', async () => {
    const text = 'a ( b\uf0b7c\r';
    const source = await read(
      buildDoc({
        pieces: [{ text, isWide: true }],
        characters: [
          { start: 0, end: 2 },
          { start: 2, end: 3, sprms: sprm(0x6a09, 0, 0, 0xb3, 0xf0) },
          { start: 3, end: 8 },
        ],
        tables: { 15: buildFonts(['Symbol']) },
      }),
    );
    expect(source.text).toBe('a ≥ b•c');
  });

  it('ends a paragraph at the end of a section but not at a page break', async () => {
    const text = 'Before\fafter.\rLast of the section\fNext section.\r';
    const ends = [14, 34, 48];
    const paragraphs = ends.map((end, index) => ({ start: ends[index - 1] ?? 0, end }));
    expect(await readBlocks({ pieces: [{ text }], paragraphs })).toEqual([
      'paragraph| Before\nafter.',
      'paragraph| Last of the section',
      'paragraph| Next section.',
    ]);
  });
});

function buildFonts(names: readonly string[]): Uint8Array {
  const fonts = names.flatMap((name) => {
    const text = [...`${name}\u0000`].flatMap((character) => [character.charCodeAt(0), 0]);
    return [39 + text.length, ...new Array<number>(39).fill(0), ...text];
  });
  return Uint8Array.from([names.length, 0, 0, 0, ...fonts]);
}

describe('what stands beside the text', () => {
  const pieces = [{ text: 'Words.\r' }];

  it('is named where it is left out', async () => {
    const streams = { 'Macros/VBA': Uint8Array.of(1), 'ObjectPool/_1': Uint8Array.of(1) };
    const source = await read(buildDoc({ pieces, streams }));
    expect(codes(source)).toEqual(['attachments-left-out', 'macros-left-out']);
  });

  it.each([
    ['styles', docTables.styles],
    ['footnotes', docTables.footnoteReferences],
    ['sections', docTables.sections],
    ['fonts', 15],
  ])('is left out with a warning where its table lies outside the file: %s', async (_, place) => {
    const bytes = buildDoc({ pieces });
    const header = 512 + bytes.findIndex((byte, at) => at >= 512 && byte === 0xec) - 512;
    new DataView(bytes.buffer).setUint32(header + 154 + place * 8, 0x7fffffff, true);
    new DataView(bytes.buffer).setUint32(header + 158 + place * 8, 64, true);
    const source = await read(bytes);
    expect(source.text).toBe('Words.');
    expect(codes(source)).toEqual(['damaged-parts']);
  });
});

describe('a document of Word 6', () => {
  it('is read in the encoding of its language', async () => {
    const russian = Uint8Array.from([0xc4, 0xee, 0xe3, 0xee, 0xe2, 0xee, 0xf0, 0x0d]);
    expect((await read(buildOldDoc(russian, { language: 0x419 }))).text).toBe('Договор');
    expect((await read(buildOldDoc(latin('It\u0092s \u0080.\r')))).text).toBe('It’s €.');
  });

  it('is read in an encoding with two bytes a character', async () => {
    const japanese = Uint8Array.from([0x8c, 0x5f, 0x96, 0xf1, 0x41, 0x0d]);
    expect((await read(buildOldDoc(japanese, { language: 0x411 }))).text).toBe('契約A');
  });

  it('is read when it is one of Word 95', async () => {
    expect((await read(buildOldDoc(latin('A clause.\r'), { version: 104 }))).text).toBe(
      'A clause.',
    );
  });
});
