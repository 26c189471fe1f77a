import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import {
  buildOdt,
  buildOdtItem,
  buildOdtList,
  buildOdtListStyle,
  buildOdtParagraph,
  buildOdtSpan,
  buildOdtStyle,
  type OdtParts,
} from '../testing/build-odt.ts';
import { checkSourceText } from '../testing/check-source-text.ts';

async function read(parts: OdtParts): Promise<SourceText> {
  const source = await readDocument(buildOdt(parts), { format: 'odt' });
  checkSourceText(source);
  return source;
}

const codes = ({ warnings }: SourceText) => warnings.map(({ code }) => code);
const p = buildOdtParagraph;
const by = '<dc:creator>Ann</dc:creator><dc:date>2024-03-01T10:00:00</dc:date>';
const info = `<office:change-info>${by}</office:change-info>`;
const ann = { author: 'Ann', date: '2024-03-01T10:00:00' };

describe('tracked changes', () => {
  const regions = `<text:tracked-changes><text:changed-region xml:id="i"><text:insertion>${info}</text:insertion></text:changed-region><text:changed-region xml:id="d"><text:deletion>${info}${p('thirty')}${p('days, or')}</text:deletion></text:changed-region><text:changed-region xml:id="f"><text:format-change>${info}</text:format-change></text:changed-region></text:tracked-changes>`;
  const start = '<text:change-start text:change-id="i"/>';
  const end = '<text:change-end text:change-id="i"/>';
  const deletion = '<text:change text:change-id="d"/>';

  it('are read as accepted, insertions spanned and deletions told', async () => {
    const body = `${regions}${p(`Pay within ${deletion}${start}sixty ${end}days.`)}`;
    const source = await read({ body });
    expect(source.text).toBe('Pay within sixty days.');
    expect(source.revisions).toEqual([
      { kind: 'deletion', start: 11, end: 11, text: 'thirty\ndays, or', ...ann },
      { kind: 'insertion', start: 11, end: 17, ...ann },
    ]);
    expect(codes(source)).toEqual(['tracked-changes']);
  });

  it('reach over paragraphs and stand between them', async () => {
    const body = `${regions}${p(`One.${start}`)}${p('Two.')}${end}${deletion}${p('Three.')}`;
    const source = await read({ body });
    expect(source.revisions.map(({ kind, start: at, end: to }) => [kind, at, to])).toEqual([
      ['insertion', 5, 9],
      ['deletion', 10, 10],
    ]);
  });

  it('of looks alone are no revisions', async () => {
    const body = `${regions}${p('<text:change-start text:change-id="f"/>Same.<text:change-end text:change-id="f"/>')}`;
    const source = await read({ body });
    expect(source.revisions).toEqual([]);
    expect(codes(source)).toEqual([]);
  });

  it('at the end of the document are kept', async () => {
    const source = await read({ body: `${regions}${p('One.')}${deletion}` });
    expect(source.revisions).toMatchObject([{ kind: 'deletion', start: 4 }]);
  });
});

describe('comments', () => {
  it('span the passage they are on', async () => {
    const body = p(
      `The <office:annotation office:name="c">${by}${p('Which')}${p('fee?')}</office:annotation>fee<office:annotation-end office:name="c"/> is due.`,
    );
    const source = await read({ body });
    expect(source.text).toBe('The fee is due.');
    expect(source.comments).toEqual([{ start: 4, end: 7, text: 'Which\nfee?', ...ann }]);
  });

  it('are at a position where they have no end, however many have one name', async () => {
    const comment = (text: string) =>
      `<office:annotation office:name="c">${p(text)}</office:annotation>`;
    const source = await read({ body: p(`Fee${comment('a')} due${comment('b')}.`) });
    expect(source.comments.map(({ start, end, text }) => [start, end, text])).toEqual([
      [3, 3, 'a'],
      [7, 7, 'b'],
    ]);
  });
});

describe('text that is not shown', () => {
  const looks = [
    buildOdtStyle('H', {
      family: 'text',
      properties: '<style:text-properties text:display="none"/>',
    }),
    buildOdtStyle('W', {
      family: 'text',
      properties: '<style:text-properties fo:color="#ffffff"/>',
    }),
    buildOdtStyle('S', {
      family: 'text',
      properties: '<style:text-properties fo:font-size="1pt"/>',
    }),
    buildOdtStyle('Dark', {
      properties: '<style:paragraph-properties fo:background-color="#000080"/>',
    }),
    buildOdtStyle('Cell', {
      family: 'table-cell',
      properties: '<style:table-cell-properties fo:background-color="#333333"/>',
    }),
    buildOdtListStyle('L', [{}]),
  ].join('');

  it.each([
    ['words of a hidden style', p(`Shown ${buildOdtSpan('secret', 'H')}words.`), 6, 'secret'],
    [
      'a hidden field',
      p('Shown <text:hidden-text text:is-hidden="true" text:string-value="secret"/>words.'),
      6,
      'secret',
    ],
    [
      'a hidden paragraph',
      `${p('secret<text:hidden-paragraph text:is-hidden="true"/>')}${p('Shown words.')}`,
      0,
      'secret',
    ],
    [
      'a hidden section',
      `<text:section text:display="none">${p('secret')}</text:section>${p('Shown words.')}`,
      0,
      'secret',
    ],
  ])('is left out and told: %s', async (_, body, start, text) => {
    const source = await read({ body, automatic: looks });
    expect(source.text).toBe('Shown words.');
    expect(source.hiddenTexts).toEqual([{ start, end: start, text, reason: 'hidden' }]);
    expect(codes(source)).toEqual(['hidden-text']);
  });

  it('takes no number', async () => {
    const items = [p(buildOdtSpan('secret', 'H')), p('Shown.')].map((text) => buildOdtItem(text));
    const { text } = await read({ body: buildOdtList(items, { style: 'L' }), automatic: looks });
    expect(text).toBe('1. Shown.');
  });

  it.each([
    ['white on paper', 'W', 'colour'],
    ['too small to read', 'S', 'size'],
  ])('stays and is spanned where it is %s', async (_, style, reason) => {
    const body = p(`Shown ${buildOdtSpan('faint', style)} words.`);
    const source = await read({ body, automatic: looks });
    expect(source.text).toBe('Shown faint words.');
    expect(source.hiddenTexts).toEqual([{ start: 6, end: 11, text: 'faint', reason }]);
    expect(codes(source)).toEqual(['hidden-text']);
  });

  it.each([
    ['paragraph', p(buildOdtSpan('bright', 'W'), 'Dark')],
    [
      'cell',
      `<table:table><table:table-row><table:table-cell table:style-name="Cell">${p(buildOdtSpan('bright', 'W'))}</table:table-cell></table:table-row></table:table>`,
    ],
  ])('does not mean white words on a dark %s', async (_, body) => {
    const source = await read({ body, automatic: looks });
    expect(source.hiddenTexts).toEqual([]);
  });
});

describe('parts that are left out', () => {
  const file = new Uint8Array([1]);
  it.each([
    ['macros', { files: { 'Basic/Standard/Module1.xml': file } }, ['macros-left-out']],
    ['scripts', { files: { 'Scripts/python/a.py': file } }, ['macros-left-out']],
    ['an empty library', { files: { 'Basic/Standard/script-lb.xml': file } }, []],
    [
      'an embedded sheet',
      {
        manifest:
          '<manifest:file-entry manifest:full-path="Object 1/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/>',
      },
      ['attachments-left-out'],
    ],
    [
      'a formula',
      {
        manifest:
          '<manifest:file-entry manifest:full-path="Object 1/" manifest:media-type="application/vnd.oasis.opendocument.formula"/>',
      },
      [],
    ],
    ['damaged styles', { files: { 'styles.xml': file } }, ['damaged-parts']],
  ])('%s: the reader says so or need not', async (_, parts, expected) => {
    expect(codes(await read({ body: p('Words.'), ...parts }))).toEqual(expected);
  });
});
