import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, inject, it } from 'vitest';
import { defaultReadLimits, type ReadLimits } from '../limits.ts';
import { readDocument } from '../read-document.ts';
import {
  buildGraphic,
  buildPptx,
  buildShape,
  buildSlideParagraph,
  buildSlideTable,
  buildTitle,
  type PptxParts,
} from '../testing/build-pptx.ts';
import { checkSourceText } from '../testing/check-source-text.ts';
import { startCpuClock } from '../testing/cpu-clock.ts';
import { readPptx } from './read-pptx.ts';

async function read(parts: PptxParts) {
  const source = await readDocument(buildPptx(parts), { format: 'pptx' });
  checkSourceText(source);
  return source;
}

const p = buildSlideParagraph;

describe('a diagram', () => {
  it('is read point by point as its tree goes', async () => {
    const point = (id: string, text: string, type = 'node') =>
      `<dgm:pt modelId="${id}" type="${type}"><dgm:t>${p(text)}</dgm:t></dgm:pt>`;
    const below = (from: string, to: string, order: number, type = 'parOf') =>
      `<dgm:cxn type="${type}" srcId="${from}" destId="${to}" srcOrd="${order}"/>`;
    const model = `<dgm:ptLst>${point('0', '', 'doc')}${point('3', 'Pay')}${point('2', 'In May')}${point('1', 'Order')}${point('9', 'drawn', 'pres')}${point('4', 'Alone')}</dgm:ptLst><dgm:cxnLst>${below('0', '3', 1)}${below('0', '1', 0)}${below('1', '2', 0)}${below('3', '0', 0)}${below('0', '9', 0, 'presOf')}</dgm:cxnLst>`;
    const { text } = await read({
      slides: [
        {
          shapes: buildGraphic('<dgm:relIds r:dm="rId5"/>'),
          links: [['rId5', 'diagramData', '../diagrams/data1.xml']],
        },
      ],
      parts: { 'ppt/diagrams/data1.xml': ['dgm:dataModel', model] },
    });
    expect(text.split('\n')).toEqual(['Order', 'In May', 'Pay', 'Alone']);
  });
});

describe('a chart', () => {
  it('is its titles and a table of what it draws', async () => {
    const points = (values: readonly string[]) =>
      values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('');
    const series = `<c:ser><c:tx>${points(['Fees'])}</c:tx><c:cat>${points(['Q1', 'Q2'])}</c:cat><c:val>${points(['4.2999999999999998', '2'])}</c:val></c:ser>`;
    const content = `<c:chart><c:title><c:tx><c:rich>${p('Our fees')}</c:rich></c:tx></c:title><c:plotArea>${series}</c:plotArea></c:chart>`;
    const { text } = await read({
      slides: [
        {
          shapes: buildGraphic('<c:chart r:id="rId5"/>'),
          links: [['rId5', 'chart', '/ppt/charts/chart1.xml']],
        },
      ],
      parts: { 'ppt/charts/chart1.xml': ['c:chartSpace', content] },
    });
    expect(text).toBe('Our fees\nFees\nQ1\t4.3\nQ2\t2');
  });
});

describe('comments on a slide', () => {
  it('are at its start, with those who wrote them', async () => {
    const { comments, text } = await read({
      slides: [
        { shapes: buildTitle('One') },
        { shapes: buildTitle('Two'), links: [['c', 'comments', '../comments/comment1.xml']] },
      ],
      parts: {
        'ppt/commentAuthors.xml': ['p:cmAuthorLst', '<p:cmAuthor id="0" name="Ann"/>'],
        'ppt/comments/comment1.xml': [
          'p:cmLst',
          '<p:cm authorId="0" dt="2024-03-01T10:00:00"><p:text>Why two?</p:text></p:cm>',
        ],
      },
    });
    expect(text).toBe('One\nTwo');
    expect(comments).toEqual([
      { start: 4, end: 4, text: 'Why two?', author: 'Ann', date: '2024-03-01T10:00:00' },
    ]);
  });

  it('of the newer kind bring the replies to them', async () => {
    const words = (text: string) => `<p188:txBody>${p(text)}</p188:txBody>`;
    const { comments } = await read({
      slides: [{ shapes: buildTitle('One'), links: [['c', 'comments', '../comments/m.xml']] }],
      parts: {
        'ppt/authors.xml': ['p188:authorLst', '<p188:author id="{A}" name="Ann"/>'],
        'ppt/comments/m.xml': [
          'p188:cmLst',
          `<p188:cm authorId="{A}" created="2024-03-01"><p188:replyLst><p188:reply authorId="{B}">${words('So.')}</p188:reply></p188:replyLst>${words('Why?')}</p188:cm>`,
        ],
      },
    });
    expect(comments).toEqual([
      { start: 0, end: 0, text: 'Why?', author: 'Ann', date: '2024-03-01' },
      { start: 0, end: 0, text: 'So.' },
    ]);
  });
});

describe('parts that are left out', () => {
  const shapes = buildTitle('One');
  it.each([
    [
      'macros',
      { slides: [{ shapes }], files: { 'ppt/vbaProject.bin': new Uint8Array(9) } },
      'macros-left-out',
    ],
    [
      'an embedded document',
      { slides: [{ shapes, links: [['e', 'package', '../embeddings/a.docx']] as const }] },
      'attachments-left-out',
    ],
    [
      'a damaged slide',
      { slides: [{ shapes }, { shapes }], files: { 'ppt/slides/slide2.xml': strToU8('<a>') } },
      'damaged-parts',
    ],
  ])('%s: the reader says so', async (_, parts, code) => {
    const { text, warnings } = await read(parts);
    expect(text).toBe('One');
    expect(warnings.map((warning) => warning.code)).toEqual([code]);
  });
});

const good = buildPptx({
  slides: [
    { shapes: buildTitle('Terms') + buildShape(p('One.') + p('Two.')), notes: p('Say.') },
    { shapes: buildSlideTable([['a', 'b']]) },
  ],
});

/** Skips the checks made before reading, so that the reader itself has to withstand the file. */
function readAny(bytes: Uint8Array, limits: Partial<ReadLimits> = {}): string {
  try {
    const context = { limits: { ...defaultReadLimits, ...limits }, onProgress: () => undefined };
    const source = readPptx(bytes, context);
    checkSourceText(source);
    return ['read', ...source.warnings.map(({ code }) => code)].join(' ');
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

const withPart = (name: string, content: string) =>
  zipSync({ ...unzipSync(good), [name]: strToU8(content) });

describe('a hostile presentation', () => {
  it.each([
    ['without words', buildPptx({ slides: [{ shapes: '' }] }), 'document_without_text'],
    ['without slides', zipSync({ 'ppt/x.xml': new Uint8Array(1) }), 'document_corrupt'],
    [
      'whose list of slides is damaged',
      withPart('ppt/presentation.xml', '<a>'),
      'read damaged-parts',
    ],
    ['whose list of slides is empty', withPart('ppt/presentation.xml', '<a/>'), 'read'],
    [
      'too deep',
      withPart('ppt/slides/slide1.xml', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`),
      'document_too_complex',
    ],
  ])('%s is refused or read as far as it goes', (_, bytes, expected) => {
    expect(readAny(bytes)).toBe(expected);
  });

  it('with more slides than may be read is read in part', () => {
    expect(readAny(good, { maxPages: 1 })).toBe('read read-in-part');
  });

  it('with 3,000 shapes and placeholders takes no more than a moment', () => {
    const layout = buildShape('', { placeholder: 'type="body" idx="1"' }).repeat(3000);
    const shapes = buildShape(p('x'), { placeholder: 'type="body" idx="2"' }).repeat(3000);
    const getCpuMs = startCpuClock();
    expect(readAny(buildPptx({ slides: [{ shapes }, { shapes }], layout }))).toBe('read');
    expect(getCpuMs()).toBeLessThan(4000);
  });

  it('with odd levels, sizes and places is read', () => {
    const shapes = `${buildShape('<a:p><a:pPr lvl="-4"><a:buAutoNum type="constructor" startAt="x"/></a:pPr><a:r><a:t>x</a:t></a:r></a:p>')}<p:sp><p:spPr><a:xfrm><a:off x="NaN" y="1e999"/></a:xfrm></p:spPr><p:txBody>${p('y')}</p:txBody></p:sp>`;
    expect(readAny(buildPptx({ slides: [{ shapes: shapes.repeat(3) }] }))).toBe('read');
  });

  it('damaged anywhere is refused with a code or read, never breaks', () => {
    const at = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(at, (changes) => {
        const bytes = good.slice();
        for (const [offset, value] of changes) bytes[offset] = value;
        expect(readAny(bytes)).toMatch(/^(read|document_\w+)/);
      }),
      { numRuns: inject('isFullRun') ? 150 : 40, seed: 1 },
    );
  });

  it('with the XML of a slide damaged is read without it, never breaks', () => {
    const slide = unzipSync(good)['ppt/slides/slide1.xml'] ?? new Uint8Array();
    const change = fc.tuple(fc.nat(slide.length - 1), fc.constantFrom(...'<>/"a0 '));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const bytes = slide.slice();
        for (const [offset, character] of changes) bytes[offset] = character.charCodeAt(0);
        const file = zipSync({ ...unzipSync(good), 'ppt/slides/slide1.xml': bytes });
        expect(readAny(file)).toMatch(/^read/);
      }),
      { numRuns: inject('isFullRun') ? 100 : 30, seed: 2 },
    );
  });
});
