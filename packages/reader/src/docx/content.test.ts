import { describe, expect, it } from 'vitest';
import { buildParagraph, buildRun, buildTable } from '../testing/build-docx.ts';
import { listBlocks } from '../testing/check-source-text.ts';
import { readParts as read } from '../testing/docx-parts.ts';

const paragraph = (content: string) => `<w:p>${content}</w:p>`;
const mark = (type: string, inside = '') =>
  `<w:r><w:fldChar w:fldCharType="${type}">${inside}</w:fldChar></w:r>`;
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const field = (text: string, result = '', inside = '') =>
  `${mark('begin', inside)}${instruction(text)}${result === '' ? '' : mark('separate') + buildRun(result)}${mark('end')}`;
const readText = async (content: string) => (await read({ body: paragraph(content) })).text;

describe('a field', () => {
  it.each([
    ['its result and not its instruction', field('REF _Ref1 \\h', '4.2'), '4.2'],
    [
      'the result of the outer one of two alone',
      `${mark('begin')}${instruction('IF ')}${field('PAGE', '1')}${instruction(' = 1')}${mark('separate')}${buildRun('first')}${mark('end')}`,
      'first',
    ],
    [
      'what a simple one holds',
      `<w:fldSimple w:instr="DATE">${buildRun('1 May')}</w:fldSimple>`,
      '1 May',
    ],
    [
      'the words of a button',
      field('MACROBUTTON NoMacro [Name of the buyer]'),
      '[Name of the buyer]',
    ],
    ['a symbol by its number', field('SYMBOL 254 \\f Wingdings'), '☑'],
    ['the numbers that count paragraphs', `${field('AUTONUM')} ${field('AUTONUM')}`, '1.2.'],
    [
      'a box that is ticked',
      field(
        'FORMCHECKBOX',
        '',
        '<w:ffData><w:checkBox><w:default w:val="1"/></w:checkBox></w:ffData>',
      ),
      '☒',
    ],
    [
      'the entry that is chosen',
      field(
        'FORMDROPDOWN',
        '',
        '<w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="yes"/><w:listEntry w:val="no"/></w:ddList></w:ffData>',
      ),
      'no',
    ],
  ])('shows %s', async (_, content, text) => {
    expect(await readText(content + buildRun(';'))).toBe(`${text};`);
  });

  it('that never ends hides nothing after its paragraph', async () => {
    const body = paragraph(mark('begin') + instruction('IF')) + buildParagraph('Text.');
    expect((await read({ body })).text).toBe('Text.');
  });
});

describe('symbols', () => {
  it.each([
    ['Wingdings', 'F0FE', '☑'],
    ['Wingdings', 'F06F', '☐'],
    ['Wingdings 2', 'F052', '☑'],
    ['Symbol', 'F061', 'α'],
    ['Symbol', 'F0B3', '≥'],
    ['Arial', '00A7', '§'],
    ['Unknown', 'F0A8', '☐'],
  ])('of %s at %s are read as they look', async (font, char, shown) => {
    expect(await readText(`<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`)).toBe(shown);
  });

  it('typed in a symbol font are read as they look', async () => {
    const run = '<w:rFonts w:ascii="Wingdings"/>';
    expect(await readText(buildRun('þ', run) + buildRun(' yes'))).toBe('☑ yes');
  });

  it('of check boxes are included, whether they are stored or not', async () => {
    const control = (content: string, checked: number) =>
      `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${checked}"/></w14:checkbox></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
    expect(await readText(control(buildRun('☐'), 0) + control('', 1))).toBe('☐☒');
  });
});

describe('run content', () => {
  const m = (name: string, ...content: string[]) => `<m:${name}>${content.join('')}</m:${name}>`;
  const t = (text: string) => m('r', m('t', text));
  const formulas: readonly (readonly [string, string])[] = [
    [m('f', m('num', t('a+b')), m('den', t('2'))), '(a+b)/2'],
    [m('sSup', m('e', t('x')), m('sup', t('2'))), 'x^2'],
    [m('rad', m('deg'), m('e', t('x'))), '√(x)'],
    [
      m(
        'nary',
        '<m:naryPr><m:chr m:val="∑"/></m:naryPr>',
        m('sub', t('i=1')),
        m('sup', t('n')),
        m('e', t('i')),
      ),
      '∑_(i=1)^n i',
    ],
    [m('d', '<m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>', m('e', t('y'))), '[y]'],
    [m('func', m('fName', t('sin')), m('e', t('x'))), 'sin(x)'],
  ];

  it.each(formulas)('includes formulas on one line: %s', async (formula, line) => {
    expect(await readText(`${buildRun('= ')}<m:oMath>${formula}</m:oMath>`)).toBe(`= ${line}`);
  });

  it('includes the text under ruby text, links and smart tags, without soft hyphens', async () => {
    const content =
      `<w:r><w:ruby><w:rt>${buildRun('kan')}</w:rt><w:rubyBase>${buildRun('漢')}</w:rubyBase></w:ruby></w:r>` +
      `<w:hyperlink>${buildRun('link')}</w:hyperlink><w:smartTag>${buildRun(' tag')}</w:smartTag>` +
      '<w:r><w:softHyphen/><w:t>ged</w:t></w:r>';
    expect(await readText(content)).toBe('漢link tagged');
  });

  it('joins a drop cap to its paragraph', async () => {
    const body =
      buildParagraph('T', { properties: '<w:framePr w:dropCap="drop" w:lines="2"/>' }) +
      buildParagraph('his Agreement');
    expect((await read({ body })).text).toBe('This Agreement');
  });

  it('includes older text boxes and diagrams in their position', async () => {
    const box = `<w:r><w:pict><w:txbxContent>${buildParagraph('Boxed.')}</w:txbxContent></w:pict></w:r>`;
    const diagram = '<w:r><w:drawing><dgm:relIds r:dm="d"/></w:drawing></w:r>';
    const data =
      '<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><dgm:pt><dgm:t><a:p><a:r><a:t>Step one</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:dataModel>';
    const source = await read({
      body: paragraph(buildRun('Before.') + box + diagram) + buildParagraph('After.'),
      files: { 'word/diagrams/data1.xml': data },
      links: [['d', 'diagramData', 'diagrams/data1.xml']],
    });
    expect(source.text).toBe('Before.\nBoxed.\nStep one\nAfter.');
  });
});

describe('notes', () => {
  const footnote = (id: number, content: string) =>
    `<w:footnote w:id="${id}"><w:p>${content}</w:p></w:footnote>`;
  const reference = (id: number, more = '') =>
    `<w:r><w:footnoteReference w:id="${id}"${more}/></w:r>`;

  it('are numbered as the settings say', async () => {
    const source = await read({
      body: paragraph(buildRun('A') + reference(1) + reference(2)),
      footnotes: footnote(1, buildRun('One.')) + footnote(2, buildRun('Two.')),
      settings:
        '<w:footnotePr><w:numFmt w:val="lowerLetter"/><w:numStart w:val="3"/></w:footnotePr>',
    });
    expect(source.text).toBe('A[c][d]\n[c] One.\n[d] Two.');
  });

  it('with a custom mark take no number', async () => {
    const source = await read({
      body: paragraph(buildRun('A') + reference(1, ' w:customMarkFollows="1"') + buildRun('*')),
      footnotes: footnote(1, buildRun('* One.')),
    });
    expect(listBlocks(source)).toEqual(['paragraph| A*', 'footnote| * One.']);
  });

  it('that refer to themselves or are referenced twice are read once', async () => {
    const source = await read({
      body: paragraph(buildRun('A') + reference(1)) + paragraph(buildRun('B') + reference(1)),
      footnotes: footnote(1, buildRun('One.') + reference(1)),
    });
    expect(source.text).toBe('A[1]\n[1] One.\nB[1]');
  });

  it('at the end come after everything', async () => {
    const source = await read({
      body:
        paragraph(`${buildRun('A')}<w:r><w:endnoteReference w:id="2"/></w:r>`) +
        buildParagraph('B'),
      endnotes: `<w:endnote w:id="2">${buildParagraph('End.')}</w:endnote>`,
    });
    expect(source.text).toBe('A[i]\nB\n[i] End.');
  });
});

describe('a table', () => {
  const cell = (text: string, properties = '') =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${text === '' ? '<w:p/>' : buildParagraph(text)}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
  const cellTexts = async (body: string) => {
    const { blocks, text } = await read({ body });
    return blocks.map(({ cells = [] }) => cells.map(({ start, end }) => text.slice(start, end)));
  };

  it('keeps its columns if cells are merged', async () => {
    const body = `<w:tbl>${row(cell('Fees', '<w:gridSpan w:val="2"/>'), cell('2024', '<w:vMerge w:val="restart"/>'))}${row(cell('a'), cell('b'), cell('', '<w:vMerge/>'))}</w:tbl>`;
    expect(await cellTexts(body)).toEqual([
      ['Fees', '', '2024'],
      ['a', 'b', ''],
    ]);
  });

  it("does not trust a cell's stated number of columns", async () => {
    const [cells] = await cellTexts(
      `<w:tbl>${row(cell('a', '<w:gridSpan w:val="999999999"/>'), cell('b'))}</w:tbl>`,
    );
    expect(cells?.length).toBeLessThan(70);
  });

  it('detects its header rows, by what the file states or by a bold first row', async () => {
    const bold = (text: string) => `<w:tc>${buildParagraph(text, { run: '<w:b/>' })}</w:tc>`;
    const look = '<w:tblPr><w:tblLook w:firstRow="1"/></w:tblPr>';
    const marked = '<w:tr><w:trPr><w:tblHeader/></w:trPr>';
    const body =
      `<w:tbl>${look}${row(bold('Item'), bold('Fee'))}${row(cell('a'), cell('1'))}</w:tbl>` +
      `<w:tbl>${marked}${cell('Item')}${cell('Fee')}</w:tr>${row(cell('b'), cell('2'))}</w:tbl>` +
      `<w:tbl>${look}${row(cell('c'), cell('3'))}</w:tbl>`;
    const { blocks } = await read({ body });
    expect(blocks.map(({ isHeaderRow, table }) => [isHeaderRow, table])).toEqual([
      [true, 1],
      [undefined, 1],
      [true, 2],
      [undefined, 2],
      [undefined, 3],
    ]);
  });

  it('inside a table is read in its position', async () => {
    const inner = buildTable([[buildParagraph('a'), buildParagraph('b')]]);
    const body = buildTable([[buildParagraph('Outer') + inner, buildParagraph('c')]]);
    expect(listBlocks(await read({ body }))).toEqual([
      'paragraph| Outer',
      'table-row| a\tb',
      'paragraph| c',
    ]);
  });
});

describe('headers and footers', () => {
  const section = (more = '') =>
    `<w:sectPr><w:headerReference w:type="default" r:id="d"/><w:headerReference w:type="first" r:id="f"/><w:headerReference w:type="even" r:id="e"/>${more}</w:sectPr>`;
  const running = Object.fromEntries(
    ['d', 'f', 'e'].map((id) => [
      id,
      { kind: 'header' as const, content: buildParagraph(`Header ${id}`) },
    ]),
  );
  const read1 = async (more: string, settings: string) =>
    listBlocks(await read({ body: buildParagraph('T') + section(more), running, settings }));

  it('that no page displays are left out', async () => {
    expect(await read1('', '')).toEqual(['header| Header d', 'paragraph| T']);
    expect(await read1('<w:titlePg/>', '<w:evenAndOddHeaders/>')).toEqual([
      'header| Header d',
      'header| Header f',
      'header| Header e',
      'paragraph| T',
    ]);
  });
});
