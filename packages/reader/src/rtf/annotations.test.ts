import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildRtf, buildTableRow } from '../testing/build-rtf.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

const head =
  "{\\colortbl;\\red0\\green0\\blue0;\\red255\\green255\\blue255;\\red255\\green255\\blue0;}{\\*\\revtbl{Unknown;}{Jane Doe;}{J\\'f6rg M\\u252\\'fcller;}}";
// March 18, 2024, 14:05, as word processors pack it.
const packed = (124 << 20) | (3 << 16) | (18 << 11) | (14 << 6) | 5;
const date = '2024-03-18T14:05:00';

async function read(body: string) {
  const source = await readDocument(buildRtf({ head, body }), { format: 'rtf' });
  checkSourceText(source);
  return source;
}

const getWarnings = async (body: string) => (await read(body)).warnings.map(({ code }) => code);

describe('tracked changes of a Rich Text document', () => {
  it('are read as accepted, with author and date', async () => {
    const { text, revisions, warnings } = await read(
      `Price {\\deleted\\revauthdel1\\revdttmdel${packed} 100}{\\revised\\revauth2\\revdttm${packed} 200} euro\\par`,
    );
    expect(text).toBe('Price 200 euro');
    expect(revisions).toEqual([
      { kind: 'deletion', start: 6, end: 6, text: '100', author: 'Jane Doe', date },
      { kind: 'insertion', start: 6, end: 9, author: 'Jörg Müller', date },
    ]);
    expect(warnings.map(({ code }) => code)).toEqual(['tracked-changes']);
  });

  it('join paragraphs whose mark is deleted; the second number is kept', async () => {
    const body =
      '{\\listtext 1.\\tab}\\pard\\ls1 Kept {\\deleted gone\\par}{\\listtext 1.\\tab}\\pard\\ls1 to the end.\\par';
    const { text, revisions } = await read(body);
    expect(text).toBe('1. Kept to the end.');
    expect(revisions).toMatchObject([{ kind: 'deletion', text: 'gone', start: 8 }]);
  });

  it('show a moved passage in its new position', async () => {
    const body = `{\\mvf\\mvauth1\\mvdate${packed} Moved. }Stays. {\\mvt\\mvauth1\\mvdate${packed} Moved. }\\par`;
    const { text, revisions } = await read(body);
    expect(text).toBe('Stays. Moved.');
    expect(revisions.map(({ kind, author }) => [kind, author])).toEqual([
      ['deletion', 'Jane Doe'],
      ['insertion', 'Jane Doe'],
    ]);
  });

  it('keep what was deleted in a paragraph that displays nothing else', async () => {
    const { revisions } = await read('One.\\par{\\deleted two}\\par Three.\\par');
    expect(revisions).toEqual([{ kind: 'deletion', start: 5, end: 5, text: 'two' }]);
  });

  it('leave no number to a paragraph that lost all its words', async () => {
    const body =
      '{\\listtext 1.\\tab}\\pard\\ls1 One.\\par{\\listtext 2.\\tab}\\pard\\ls1{\\deleted two}\\par';
    expect((await read(body)).text).toBe('1. One.');
  });

  it('delete a note with its reference', async () => {
    const body =
      'A{\\deleted\\chftn{\\footnote\\chftn gone}}B{\\chftn{\\footnote\\chftn kept}}\\par';
    expect(listBlocks(await read(body))).toEqual(['paragraph| AB[1]', 'footnote 1| [1] kept']);
  });
});

describe('comments of a Rich Text document', () => {
  it('are kept beside their passage', async () => {
    const body = `The {\\*\\atrfstart 7}fee{\\*\\atrfend 7}{\\*\\atnid JD}{\\*\\atnauthor Jane Doe}\\chatn{\\*\\annotation{\\*\\atnref 7}{\\*\\atndate ${packed}}\\pard\\plain\\chatn Too high?\\par Ask.} is due.\\par`;
    const { text, comments, warnings } = await read(body);
    expect(text).toBe('The fee is due.');
    expect(comments).toEqual([
      { start: 4, end: 7, text: 'Too high?\nAsk.', author: 'Jane Doe', date },
    ]);
    expect(warnings).toEqual([]);
  });

  it('are at a position if they have no passage, or one that another has', async () => {
    const comment = (text: string) => `{\\*\\atnid JD}{\\*\\annotation{\\*\\atnref 1}${text}}`;
    const body = `{\\*\\atrfstart 1}A{\\*\\atrfend 1}${comment('one')}B${comment('two')}C{\\*\\annotation three}\\par`;
    const { comments } = await read(body);
    expect(comments).toEqual([
      { start: 0, end: 1, text: 'one', author: 'JD' },
      { start: 2, end: 2, text: 'two', author: 'JD' },
      { start: 3, end: 3, text: 'three' },
    ]);
  });
});

describe('invisible words of a Rich Text document', () => {
  it('are left out and recorded if they are hidden', async () => {
    const { text, hiddenTexts, warnings } = await read(
      'One {\\v secret }two.\\par{\\v whole\\par}Next.',
    );
    expect(text).toBe('One two.\nNext.');
    expect(hiddenTexts).toEqual([
      { start: 4, end: 4, text: 'secret ', reason: 'hidden' },
      { start: 9, end: 9, text: 'whole', reason: 'hidden' },
    ]);
    expect(warnings.map(({ code }) => code)).toEqual(['hidden-text']);
  });

  it('join paragraphs whose mark is hidden; the first number is kept', async () => {
    const body =
      '{\\listtext 1.\\tab}\\pard\\ls1 Term.{\\v\\par}{\\listtext 2.\\tab}\\pard\\ls1 It is a year.\\par';
    expect((await read(body)).text).toBe('1. Term. It is a year.');
  });

  it.each([
    ['white', '{\\cf2 words}', 'colour'],
    ['white on white', '{\\cf2\\highlight2 words}', 'colour'],
    ['tiny', '{\\fs4 words}', 'size'],
    ['white in a table without color', buildTableRow(['{\\cf2 words}', 'x']), 'colour'],
  ])('stay in the text and are recorded if they are %s', async (_, words, reason) => {
    const { text, hiddenTexts } = await read(`Seen.\\par ${words}\\par`);
    expect(hiddenTexts).toEqual([{ start: 6, end: 11, text: 'words', reason }]);
    expect(text.slice(6, 11)).toBe('words');
    expect(await getWarnings(words)).toEqual(['hidden-text']);
  });

  it.each([
    ['on a highlight', '{\\cf2\\highlight3 words}'],
    ['on a background', '{\\cf2\\chcbpat1 words}'],
    ['on a pattern', '{\\cf2\\chshdng10000 words}'],
    ['in a paragraph with a background', '\\pard\\cbpat1{\\cf2 words}'],
    [
      'in a cell with a background',
      buildTableRow(['{\\cf2 words}', 'x'], { ends: ['\\clcbpat1\\cellx1', '\\cellx2'] }),
    ],
    ['in a shape', 'x{\\shp{\\*\\shpinst{\\shptxt{\\cf2 words}}}}'],
    ['on a page with a color', '{\\*\\background{\\shp}}{\\cf2 words}'],
    ['in an ordinary color', '{\\cf1 words}'],
  ])('are not reported for white text %s', async (_, body) => {
    const { hiddenTexts, text } = await read(body);
    expect(text).toContain('words');
    expect(hiddenTexts).toEqual([]);
  });
});
