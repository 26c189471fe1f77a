import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import {
  buildOdt,
  buildOdtHeading,
  buildOdtParagraph,
  buildOdtSpan,
  buildOdtStyle,
  buildOdtTable,
  type OdtParts,
} from '../testing/build-odt.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

async function read(parts: OdtParts): Promise<SourceText> {
  const source = await readDocument(buildOdt(parts), { format: 'odt' });
  checkSourceText(source);
  return source;
}

const readBlocks = async (body: string, parts: Omit<OdtParts, 'body'> = {}) =>
  listBlocks(await read({ ...parts, body }));

const bold = buildOdtStyle('B', {
  family: 'text',
  properties: '<style:text-properties fo:font-weight="bold"/>',
});

describe('the words of an OpenDocument text', () => {
  it('have the white space of the screen and not that of the XML', async () => {
    const body = buildOdtParagraph(
      '  One\n   two<text:s text:c="2"/>three<text:tab/>four<text:line-break/>five <text:s/>six ',
    );
    expect(await readBlocks(body)).toEqual(['paragraph| One two  three\tfour\nfive  six']);
  });

  it('are read from spans, links, fields and rubies, without annotations', async () => {
    const body = buildOdtParagraph(
      'A <text:a xlink:href="https://example.org/">link</text:a>, <text:bookmark-start text:name="b"/>page <text:page-number>3</text:page-number><text:bookmark-end text:name="b"/>, <text:ruby><text:ruby-base>base</text:ruby-base><text:ruby-text>above</text:ruby-text></text:ruby>, <text:variable-set text:display="none">7</text:variable-set><text:drop-down><text:label text:value="no"/>yes</text:drop-down>.',
    );
    expect(await readBlocks(body)).toEqual(['paragraph| A link, page 3, base, yes.']);
  });

  it('show form fields as they are filled in', async () => {
    const field = (type: string, parameters: string) =>
      `<field:fieldmark field:type="vnd.oasis.opendocument.field.${type}">${parameters}</field:fieldmark>`;
    const parameter = (name: string, value: string) =>
      `<field:param field:name="${name}" field:value="${value}"/>`;
    const body = buildOdtParagraph(
      `Agreed: ${field('FORMCHECKBOX', parameter('Checkbox_Checked', 'true'))} yes ${field('FORMCHECKBOX', '')} no ${field('FORMDROPDOWN', `${parameter('Dropdown_ListEntry', 'Red')}${parameter('Dropdown_ListEntry', 'Blue')}${parameter('Dropdown_Selected', '1')}`)}`,
    );
    expect(await readBlocks(body)).toEqual(['paragraph| Agreed: ☒ yes ☐ no Blue']);
  });

  it('are headings by outline level, by style or because they stand out', async () => {
    const body = [
      buildOdtParagraph('Service Agreement', 'Title'),
      buildOdtHeading('Term', 2),
      buildOdtParagraph(buildOdtSpan('Payment', 'B')),
      buildOdtHeading('This sentence only borrows the style of a heading, and goes on.', 1),
    ].join('');
    const { blocks } = await read({ body, automatic: bold, styles: buildOdtStyle('Title') });
    expect(blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ['heading', 1],
      ['heading', 2],
      ['heading', 1],
      ['paragraph', undefined],
    ]);
  });

  it('of an index are its body, not its making', async () => {
    const body = `<text:table-of-content><text:table-of-content-source><text:index-title-template>Template</text:index-title-template></text:table-of-content-source><text:index-body><text:index-title>${buildOdtParagraph('Contents')}</text:index-title>${buildOdtParagraph('1 Term<text:tab/>2')}</text:index-body></text:table-of-content>`;
    const { text } = await read({ body });
    expect(text).toBe('Contents\n1 Term\t2');
  });
});

describe('what stands beside the words', () => {
  it('follows its paragraph: text boxes, shapes, then footnotes', async () => {
    const note = `<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body>${buildOdtParagraph('As amended.')}</text:note-body></text:note>`;
    const frame = `<draw:frame><draw:text-box>${buildOdtParagraph('Boxed.')}</draw:text-box></draw:frame>`;
    const shape = `<draw:g><draw:custom-shape>${buildOdtParagraph('Shaped.')}</draw:custom-shape></draw:g>`;
    const body = buildOdtParagraph(`The Act${note} applies.${frame}${shape}`);
    expect(await readBlocks(`${body}${buildOdtParagraph('Next.')}`)).toEqual([
      'paragraph| The Act[1] applies.',
      'paragraph| Boxed.',
      'paragraph| Shaped.',
      'footnote 1| [1] As amended.',
      'paragraph| Next.',
    ]);
  });

  it('is at the end of the document for endnotes', async () => {
    const note = `<text:note text:note-class="endnote"><text:note-citation>i</text:note-citation><text:note-body>${buildOdtParagraph('Late.')}</text:note-body></text:note>`;
    const body = `${buildOdtParagraph(`One${note}.`)}${buildOdtParagraph('Two.')}`;
    expect(await readBlocks(body)).toEqual([
      'paragraph| One[i].',
      'paragraph| Two.',
      'footnote i| [i] Late.',
    ]);
  });

  it('are the headers and footers of the pages used, each once', async () => {
    const page = (name: string, header: string, more = '') =>
      `<style:master-page style:name="${name}" ${more}><style:header>${buildOdtParagraph(header)}</style:header><style:footer>${buildOdtParagraph('Page <text:page-number>1</text:page-number>')}</style:footer></style:master-page>`;
    const masters = [
      page('Standard', 'Never used'),
      page('First', 'Confidential', 'style:next-style-name="Rest"'),
      page('Rest', 'Draft of May'),
    ].join('');
    const automatic = buildOdtStyle('P1', { attributes: 'style:master-page-name="First"' });
    const body = buildOdtParagraph('Words.', 'P1');
    expect(await readBlocks(body, { masters, automatic })).toEqual([
      'header| Confidential',
      'header| Draft of May',
      'paragraph| Words.',
      'footer| Page 1',
    ]);
  });
});

describe('a table', () => {
  it('has a block for each row and knows its header rows', async () => {
    const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`;
    const cell = (text: string, more = '') =>
      `<table:table-cell ${more}>${buildOdtParagraph(text)}</table:table-cell>`;
    const body = `<table:table><table:table-column/><table:table-header-rows>${row(cell('Item') + cell('Fee'))}</table:table-header-rows>${row(`${cell('All', 'table:number-columns-spanned="2"')}<table:covered-table-cell/>`)}${row(`<table:covered-table-cell/>${cell('10')}`)}</table:table>`;
    const { text, blocks } = await read({ body });
    expect(text).toBe('Item\tFee\nAll\n10');
    expect(blocks.map(({ isHeaderRow, cells }) => [isHeaderRow, cells?.length])).toEqual([
      [true, 2],
      [undefined, undefined],
      [undefined, 2],
    ]);
  });

  it('inside a table is read in its place', async () => {
    const inner = buildOdtTable([[buildOdtParagraph('a'), buildOdtParagraph('b')]]);
    const body = buildOdtTable([[buildOdtParagraph('Outer.'), inner]]);
    const { blocks } = await read({ body });
    expect(blocks.map(({ kind, table }) => [kind, table])).toEqual([
      ['paragraph', undefined],
      ['table-row', 2],
    ]);
  });
});
