import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildRtf, type RtfParts } from '../testing/build-rtf.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

async function read(parts: RtfParts): Promise<SourceText> {
  const source = await readDocument(buildRtf(parts), { format: 'rtf' });
  checkSourceText(source);
  return source;
}

const readBody = async (body: string) => listBlocks(await read({ body }));

describe('a Rich Text document', () => {
  it('gives its paragraphs in order', async () => {
    expect(await readBody('\\pard This is one.\\par\nThis is\n two.\\par')).toEqual([
      'paragraph| This is one.',
      'paragraph| This is two.',
    ]);
  });

  it('treats a line end after a backslash as the end of a paragraph', async () => {
    expect(await readBody('\\pard This is one.\\\nThis is two.\\\r\nThree')).toHaveLength(3);
  });

  it('includes characters that have a control word of their own', async () => {
    const body =
      '\\lquote a\\rquote \\ldblquote b\\rdblquote \\emdash\\endash\\bullet\\~c\\_d\\-e\\tab f\\line g';
    expect((await read({ body })).text).toBe('‘a’“b”—–• c-de\tf\ng');
  });

  it('includes escaped braces and backslashes', async () => {
    expect((await read({ body: 'a\\{b\\}c\\\\d' })).text).toBe('a{b}c\\d');
  });

  it('joins a drop cap with the words that it begins', async () => {
    expect(
      await readBody('\\pard\\dropcapli2\\dropcapt1 T\\par\\pard his agreement.\\par'),
    ).toEqual(['paragraph| This agreement.']);
  });

  it('keeps a page break inside its paragraph', async () => {
    expect(await readBody('\\pard One \\page two.\\par')).toEqual(['paragraph| One\ntwo.']);
  });

  it('detects headings by outline levels and styles, but no whole sentence', async () => {
    const head =
      '{\\stylesheet{Normal;}{\\s2\\outlinelevel1 heading 2;}{\\s3 heading 3,h3;}{\\*\\cs4 heading 1;}}';
    const sentence = 'The supplier shall deliver the goods on the first day of each month.';
    const body = `\\pard\\s2 Term and termination\\par\\pard\\s3 Notice of it\\par\\pard\\s2 ${sentence}\\par\\pard\\outlinelevel0 General part\\par\\pard\\s4 plain words here\\par`;
    const { blocks } = await read({ head, body });
    expect(blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ['heading', 2],
      ['heading', 3],
      ['paragraph', undefined],
      ['heading', 1],
      ['paragraph', undefined],
    ]);
  });

  it('takes a short line that is bold throughout for a heading', async () => {
    expect(
      await readBody(
        '{\\b Governing law}\\par {\\b Price:} ten euro\\par\\b plain again\\b0  now\\par',
      ),
    ).toEqual([
      'heading| Governing law',
      'paragraph| Price: ten euro',
      'paragraph| plain again now',
    ]);
  });

  it('leaves out what is no text: pictures, properties, binary data, groups for other readers', async () => {
    const body =
      '{\\info{\\title Secret}}One{\\pict\\pngblip 89504e47}{\\*\\shppict{\\pict 89}}{\\nonshppict{\\pict 89}}' +
      '{\\*\\unknownword gone}{\\*\\datastore 0101}{\\xe index}{\\*\\foo\\bin4 }}}} gone} two\\par';
    expect((await read({ body })).text).toBe('One two');
  });

  it('reads the words of groups with an unknown control word', async () => {
    expect((await read({ body: 'One {\\unknownword two} three' })).text).toBe('One two three');
  });

  it('prefers the Unicode version of a text stored twice', async () => {
    expect((await read({ body: "{\\upr{M?ller}{\\*\\ud{M\\u252\\'fcller}}} GmbH" })).text).toBe(
      'Müller GmbH',
    );
  });

  it('puts a footnote after the paragraph that refers to it and an endnote at the end', async () => {
    const body =
      'Net price{\\super\\chftn{\\footnote\\pard\\plain{\\super\\chftn} Without tax.\\par}} and fee{\\chftn{\\footnote\\ftnalt\\pard{\\chftn} At the end.}} apply.\\par Next.\\par';
    expect(await readBody(body)).toEqual([
      'paragraph| Net price[1] and fee[i] apply.',
      'footnote 1| [1] Without tax.',
      'paragraph| Next.',
      'footnote i| [i] At the end.',
    ]);
  });

  it('keeps the custom mark of a note', async () => {
    expect(await readBody('Price*{\\footnote * Net.} here.\\par')).toEqual([
      'paragraph| Price* here.',
      'footnote| * Net.',
    ]);
  });

  it('gives each different header and footer once, around the text', async () => {
    const body =
      '{\\headerr\\pard Framework agreement\\par}{\\headerl\\pard Framework agreement\\par}{\\footer\\pard Page {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}\\par}Body.\\sect{\\footer\\pard Page 2\\par}More.\\par';
    expect(await readBody(body)).toEqual([
      'header| Framework agreement',
      'paragraph| Body.',
      'paragraph| More.',
      'footer| Page 1',
    ]);
  });

  it('puts the text of a shape after the paragraph that anchors it, once', async () => {
    const body =
      'Before {\\shp{\\*\\shpinst{\\sp{\\sn name}{\\sv hidden}}{\\shptxt\\pard Boxed.\\par}}{\\shprslt{\\*\\do{\\dptxbxtext\\pard Boxed.\\par}}}}after.\\par{\\*\\do{\\dptxbxtext\\pard Old box.\\par}}\\par';
    expect(await readBody(body)).toEqual([
      'paragraph| Before after.',
      'paragraph| Boxed.',
      'paragraph| Old box.',
    ]);
  });

  it('includes the result of a field and not its instruction', async () => {
    const body =
      'See {\\field{\\*\\fldinst{HYPERLINK "https://example.org/"}}{\\fldrslt{the site}}} now.\\par';
    expect((await read({ body })).text).toBe('See the site now.');
  });

  it('includes fields without a result: check boxes, choices, symbols, words under ruby text', async () => {
    const form = (words: string) =>
      `{\\field{\\*\\fldinst{ FORM {\\*\\formfield{${words}}}}}{\\fldrslt}}`;
    const field = (instruction: string) => `{\\field{\\*\\fldinst ${instruction}}{\\fldrslt}}`;
    const body = [
      form('\\fftype1\\ffres1\\ffdefres0{\\*\\ffname Check1}'),
      form('\\fftype1\\ffres25\\ffdefres0'),
      form('\\fftype2\\ffres1{\\*\\ffl monthly}{\\*\\ffl yearly}'),
      field('SYMBOL 254 \\\\f "Wingdings"'),
      field('EQ \\\\* jc2 \\\\o\\\\ad(\\\\s\\\\up 10(aid),word)'),
    ].join(' ');
    expect((await read({ body })).text).toBe('☒ ☐ yearly ☑ word');
  });

  it('includes the result of an embedded object and warns that it was not read', async () => {
    const body =
      'Annex {\\object\\objemb{\\*\\objclass Word.Document.8}{\\*\\objdata 0105}{\\result{\\pard a sheet}}}\\par';
    const source = await read({ body });
    expect(source.text).toBe('Annex a sheet');
    expect(source.warnings.map(({ code }) => code)).toEqual(['attachments-left-out']);
  });

  it('reports progress up to the end', async () => {
    const seen: number[] = [];
    await readDocument(buildRtf({ body: 'Text.' }), {
      format: 'rtf',
      onProgress: ({ done, total }) => seen.push(done / total),
    });
    expect(seen.at(-1)).toBe(1);
  });
});
