import {
  buildList,
  buildParagraph,
  buildRun,
  buildTable,
} from '@clauselight/reader/testing/build-docx.ts';
import { describe, expect, it } from 'vitest';
import { annotateParts as annotate } from './testing/annotate-docx.ts';

const paragraph = (content: string) => `<w:p>${content}</w:p>`;

describe('a comment', () => {
  it.each<[what: string, body: string, words: string]>([
    ['a whole run', paragraph(buildRun('The fee is due.')), 'The fee is due.'],
    ['the middle of a run', paragraph(buildRun('The fee is due.')), 'fee is'],
    [
      'words over several runs',
      paragraph(['The f', 'ee ', 'is due.'].map((text) => buildRun(text, '<w:b/>')).join('')),
      'fee is',
    ],
    [
      'words over two paragraphs',
      buildParagraph('One fee.') + buildParagraph('Two fees.'),
      'fee.\nTwo',
    ],
    [
      'words of one cell',
      buildTable([[buildParagraph('Fee'), buildParagraph('ten euros')]]),
      'ten',
    ],
    [
      'words over two cells',
      buildTable([[buildParagraph('Fee'), buildParagraph('ten euros')]]),
      'Fee\tten',
    ],
    [
      'words behind characters that are not shown',
      paragraph(buildRun('\u200bA\u00adB fee &amp; cost &lt;here&gt; now')),
      'cost <here>',
    ],
    ['letters made of two characters', paragraph(buildRun('Un cafe\u0301 noir')), 'café'],
    [
      'words behind white space that is left out',
      paragraph(`${buildRun('   The fee  ')}<w:r><w:br/></w:r>${buildRun('is due  ')}`),
      'fee\nis',
    ],
    [
      'words beside a tab in one run',
      paragraph('<w:r><w:t>Fee</w:t><w:tab/><w:t>ten</w:t><w:br/><w:t>euros</w:t></w:r>'),
      '\tten',
    ],
    [
      'words that were inserted',
      paragraph(
        `${buildRun('The ')}<w:ins w:id="7" w:author="A">${buildRun('new fee')}</w:ins>${buildRun(' is due')}`,
      ),
      'fee',
    ],
    [
      'words around words that were deleted',
      paragraph(
        `${buildRun('The fee')}<w:del w:id="7" w:author="A"><w:r><w:delText> of ten</w:delText></w:r></w:del>${buildRun(' is due')}`,
      ),
      'fee is',
    ],
    [
      'words of a link',
      paragraph(
        `${buildRun('See ')}<w:hyperlink w:anchor="a">${buildRun('the schedule')}</w:hyperlink>`,
      ),
      'schedule',
    ],
    [
      'words of a content control',
      paragraph(
        `${buildRun('To ')}<w:sdt><w:sdtPr/><w:sdtContent>${buildRun('Acme Ltd')}</w:sdtContent></w:sdt>`,
      ),
      'Acme',
    ],
    [
      'the result of a field',
      paragraph(
        `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF a</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${buildRun('clause 4')}<w:r><w:fldChar w:fldCharType="end"/></w:r>${buildRun(' applies')}`,
      ),
      'clause 4',
    ],
    [
      'signs of a picture font',
      paragraph(`<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>${buildRun(' yes')}`),
      '☑',
    ],
  ])('is on %s', async (_, body, words) => {
    const { said, places } = await annotate({ body }, words);
    expect(said).toEqual([[`about ${words}`.trim(), words]]);
    expect(places).toEqual(['words']);
  });

  it('is on the words of an item, whose number the list gives', async () => {
    const parts = {
      body: buildParagraph('The fee is due.', { list: [1, 0] }),
      numbering: buildList(1, [{ text: '%1.' }]),
    };
    const { said, places } = await annotate(parts, '1. The fee');
    expect(said).toEqual([['about 1. The fee', 'The fee']]);
    expect(places).toEqual(['words']);
  });

  it('can overlap, contain and adjoin another comment', async () => {
    const body = paragraph(buildRun('one two three four'));
    const { said } = await annotate(
      { body },
      'two three',
      'one two',
      'two',
      'three four',
      'two three',
    );
    expect(said.map(([, words]) => words).sort()).toEqual(
      ['one two', 'three four', 'two', 'two three', 'two three'].sort(),
    );
  });
});
