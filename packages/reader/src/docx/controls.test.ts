import { describe, expect, it } from 'vitest';
import { buildParagraph, buildRun } from '../testing/build-docx.ts';
import { listBlocks } from '../testing/check-source-text.ts';
import { readParts as read } from '../testing/docx-parts.ts';

const control = (content: string, properties = '') =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const paragraph = (content: string) => `<w:p>${content}</w:p>`;
const cell = (text: string) => `<w:tc>${buildParagraph(text)}</w:tc>`;

describe('a content control', () => {
  it.each([
    ['words that were filled in', control(buildRun('Ann Lee'), '<w:text/>'), 'Ann Lee'],
    [
      'its placeholder, as it is displayed',
      control(buildRun('Click to enter a name.'), '<w:showingPlcHdr/>'),
      'Click to enter a name.',
    ],
    [
      'the entry that is chosen and not the others',
      control(
        buildRun('Delaware'),
        '<w:dropDownList><w:listItem w:displayText="Texas" w:value="TX"/><w:listItem w:displayText="Delaware" w:value="DE"/></w:dropDownList>',
      ),
      'Delaware',
    ],
    [
      'a date as it is displayed',
      control(buildRun('1 May 2026'), '<w:date w:fullDate="2026-05-01T00:00:00Z"/>'),
      '1 May 2026',
    ],
    ['what another in it holds', control(control(buildRun('Inner'))), 'Inner'],
  ])('in a paragraph includes %s', async (_, content, text) => {
    const { text: shown } = await read({ body: paragraph(`${content}${buildRun(';')}`) });
    expect(shown).toBe(`${text};`);
  });

  it('around paragraphs, rows and cells hides none of them', async () => {
    const table = `<w:tbl>${control(`<w:tr>${cell('a')}${control(cell('b'))}</w:tr>`)}<w:tr>${cell('c')}${cell('d')}</w:tr></w:tbl>`;
    const body = control(buildParagraph('One.') + buildParagraph('Two.')) + table;
    expect(listBlocks(await read({ body }))).toEqual([
      'paragraph| One.',
      'paragraph| Two.',
      'table-row| a\tb',
      'table-row| c\td',
    ]);
  });

  it('that is repeated is included every time', async () => {
    const items = ['One.', 'Two.'].map((text) => control(buildParagraph(text)));
    const { text } = await read({ body: control(items.join('')) });
    expect(text).toBe('One.\nTwo.');
  });
});

describe('marks of other applications', () => {
  it('around paragraphs, words and links hide none of them', async () => {
    const body =
      `<w:customXml w:element="clause">${buildParagraph('One.')}</w:customXml>` +
      paragraph(
        `<w:smartTag w:element="date">${buildRun('1 May')}</w:smartTag><w:customXml w:element="x">${buildRun(' 2026')}</w:customXml>` +
          `<w:hyperlink r:id="h">${buildRun(' at our site')}</w:hyperlink><w:bdo w:val="ltr">${buildRun('!')}</w:bdo>`,
      );
    expect((await read({ body })).text).toBe('One.\n1 May 2026 at our site!');
  });
});

describe('a table of contents', () => {
  it('over paragraphs includes its lines and not its instruction', async () => {
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const line = (text: string, page: string) =>
      `<w:hyperlink w:anchor="_Toc1">${buildRun(text)}<w:r><w:tab/></w:r>${mark('begin')}<w:r><w:instrText>PAGEREF _Toc1</w:instrText></w:r>${mark('separate')}${buildRun(page)}${mark('end')}</w:hyperlink>`;
    const body = control(
      paragraph(
        `${mark('begin')}<w:r><w:instrText>TOC \\o "1-3"</w:instrText></w:r>${mark('separate')}${line('1. Term', '1')}`,
      ) +
        paragraph(line('2. Fees', '3')) +
        paragraph(`${mark('end')}`),
    );
    expect((await read({ body })).text).toBe('1. Term\t1\n2. Fees\t3');
  });
});
