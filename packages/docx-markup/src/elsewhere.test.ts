import {
  buildDocx,
  buildList,
  buildParagraph,
  buildRun,
} from '@clauselight/reader/testing/build-docx.ts';
import { describe, expect, it } from 'vitest';
import { annotateBytes, annotateParts, buildComment } from './testing/annotate-docx.ts';

const paragraph = (content: string) => `<w:p>${content}</w:p>`;
const fixed = (kind: string) =>
  paragraph(
    `${buildRun('Due on ')}<w:sdt><w:sdtPr>${kind}</w:sdtPr><w:sdtContent>${buildRun('1 May 2026')}</w:sdtContent></w:sdt>${buildRun(' in full')}`,
  );
const box = paragraph(
  `${buildRun('Before ')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><w:txbxContent>${paragraph(buildRun('In a box'))}</w:txbxContent></w:drawing></mc:Choice></mc:AlternateContent></w:r>${buildRun('behind')}`,
);

describe('where a comment cannot be on its words', () => {
  it.each([
    ['a date that is chosen', fixed('<w:date/>'), 'May', '1 May 2026'],
    ['a field of data', fixed('<w:dataBinding/>'), 'May', '1 May 2026'],
    [
      'a formula',
      paragraph(
        `${buildRun('so ')}<m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath>${buildRun(' holds')}`,
      ),
      'b',
      'a+b',
    ],
    [
      'letters of a picture font',
      paragraph(buildRun('ab', '<w:rFonts w:ascii="Symbol"/>') + buildRun(' cd')),
      'β',
      'αβ',
    ],
  ])('%s is enclosed as a whole', async (_, body, words, enclosed) => {
    const { said, places } = await annotateParts({ body }, words);
    expect(said).toEqual([[`On: “${words}”\nabout ${words}`, enclosed]]);
    expect(places).toEqual(['around']);
  });

  it('is on a run that holds a box, for words inside the box', async () => {
    const { places, after, readPart } = await annotateParts({ body: box }, 'In a box');
    expect(places).toEqual(['around']);
    expect(after.comments).toHaveLength(1);
    expect(readPart('word/document.xml')).toMatch(
      /<w:commentRangeStart w:id="0"\/><w:r><mc:Alt.*<\/mc:AlternateContent><\/w:r><w:commentRangeEnd/,
    );
  });

  it('is at the number of a note, for the words of the note', async () => {
    const note = '<w:footnote w:id="2"><w:p><w:r><w:t>Not refunded.</w:t></w:r></w:p></w:footnote>';
    const body = paragraph(
      `${buildRun('The fee')}<w:r><w:footnoteReference w:id="2"/></w:r>${buildRun(' is due')}`,
    );
    const { said } = await annotateParts({ body, footnotes: note }, 'refunded');
    expect(said).toEqual([['On: “refunded”\nabout refunded', '[1]']]);
  });

  it('is at the first paragraph, for the words of a header', async () => {
    const { said, places } = await annotateParts(
      {
        body: `<w:p/>${buildParagraph('The fee is due.')}<w:sectPr><w:headerReference r:id="h" w:type="default"/></w:sectPr>`,
        running: { h: { kind: 'header', content: buildParagraph('Draft of May') } },
      },
      'Draft',
    );
    expect(said).toEqual([['On: “Draft”\nabout Draft', 'The fee is due.']]);
    expect(places).toEqual(['document']);
  });

  it('is at the paragraph of the number of a list', async () => {
    const { said, places } = await annotateParts(
      {
        body: buildParagraph('The fee is due.', { list: [1, 0] }),
        numbering: buildList(1, [{ text: '%1.' }]),
      },
      '1.',
    );
    expect(said).toEqual([['On: “1.”\nabout 1.', 'The fee is due.']]);
    expect(places).toEqual(['paragraph']);
  });
});

describe('a comment without a place', () => {
  const original = buildDocx({ body: buildParagraph('One.') + buildParagraph('Two. Two.') });
  const missing = { ...buildComment(0, ''), paragraphs: ['No cap on liability', 'Ask for one.'] };

  it('is at the first paragraph if something is missing from the document', async () => {
    const { words: _, ...bare } = missing;
    const { said, places } = await annotateBytes(original, [bare]);
    expect(said).toEqual([['No cap on liability\nAsk for one.', 'One.']]);
    expect(places).toEqual(['document']);
  });

  it('is searched by its words if others are at its offsets', async () => {
    const { said } = await annotateBytes(original, [buildComment(3, 'One')]);
    expect(said).toEqual([['about One', 'One']]);
  });

  it.each([
    ['twice', 'Two'],
    ['nowhere', 'Three'],
  ])('quotes its words if they occur %s', async (_, words) => {
    const { said } = await annotateBytes(original, [buildComment(1, words)]);
    expect(said).toEqual([[`On: “${words}”\nabout ${words}`, 'One.']]);
  });

  it('is not lost beyond the end of the text', async () => {
    const { words: _, ...beyond } = { ...buildComment(900, 'x'), paragraphs: ['far'] };
    const { said } = await annotateBytes(original, [beyond]);
    expect(said).toEqual([['far', 'One.']]);
  });
});
