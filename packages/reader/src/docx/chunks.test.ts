import { describe, expect, it } from 'vitest';
import { buildDocx, buildParagraph, buildTable } from '../testing/build-docx.ts';
import { readParts as read } from '../testing/docx-parts.ts';

/** A document between two paragraphs, in a part with the given name. */
const around = (name: string, content: string | Uint8Array) =>
  read({
    body: `${buildParagraph('Before.')}<w:altChunk r:id="c"/>${buildParagraph('After.')}`,
    files: { [`word/${name}`]: content },
    links: [['c', 'aFChunk', name]],
  });

describe('a document inside a Word document', () => {
  it.each([
    ['a page', 'a.html', '<html><body><p>Inside.</p></body></html>'],
    ['text', 'a.txt', 'Inside.'],
    ['Rich Text', 'a.rtf', '{\\rtf1 Inside.}'],
    ['another Word document', 'a.docx', buildDocx({ body: buildParagraph('Inside.') })],
    [
      'a page saved as a message',
      'a.mht',
      'MIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n<html><body><p>Inside.</p></body></html>',
    ],
  ])('is read in its position: %s', async (_, name, content) => {
    const { text, warnings } = await around(name, content);
    expect(text).toBe('Before.\nInside.\nAfter.');
    expect(warnings).toEqual([]);
  });

  it('keeps its headings, numbers and tables', async () => {
    const { blocks } = await around(
      'a.html',
      '<html><body><h2>Term</h2><ol><li>One</li></ol><table><tr><td>a</td><td>b</td></tr></table></body></html>',
    );
    expect(
      blocks.map(({ kind, level, number, cells }) => [kind, level, number, cells?.length]),
    ).toEqual([
      ['paragraph', undefined, undefined, undefined],
      ['heading', 2, undefined, undefined],
      ['list-item', 1, '1', undefined],
      ['table-row', undefined, undefined, 2],
      ['paragraph', undefined, undefined, undefined],
    ]);
  });

  it.each([
    ['a picture', 'a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ['nothing', 'a.html', ''],
    ['a damaged document', 'a.docx', 'PK\u0003\u0004 damaged'],
  ])('is left out with a warning if it is %s', async (_, name, content) => {
    const { text, warnings } = await around(name, content);
    expect(text).toBe('Before.\nAfter.');
    expect(warnings.map(({ code }) => code)).toEqual(['read-in-part']);
  });

  it('inside one inside another is left out', async () => {
    const inner = buildDocx({
      body: `${buildParagraph('Inside.')}<w:altChunk r:id="c"/>`,
      files: { 'word/b.txt': 'Deeper.' },
      links: [['c', 'aFChunk', 'b.txt']],
    });
    expect((await around('a.docx', inner)).text).toBe('Before.\nInside.\nAfter.');
  });

  it('in a table row is reported as left out', async () => {
    const { warnings } = await read({
      body: buildTable([[`${buildParagraph('a')}<w:altChunk r:id="c"/>`, buildParagraph('b')]]),
      files: { 'word/a.txt': 'Inside.' },
      links: [['c', 'aFChunk', 'a.txt']],
    });
    expect(warnings.map(({ code }) => code)).toEqual(['read-in-part']);
  });
});
