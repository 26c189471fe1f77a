import { AppError, type SourceText } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { defaultReadLimits } from '../limits.ts';
import { buildLists, buildRtf, buildTableRow } from '../testing/build-rtf.ts';
import { checkSourceText } from '../testing/check-source-text.ts';
import { startCpuClock } from '../testing/cpu-clock.ts';
import { readRtf } from './read-rtf.ts';

const context = { limits: defaultReadLimits, onProgress: () => undefined };

function read(text: string): SourceText {
  const source = readRtf(new Uint8Array(Buffer.from(text, 'latin1')), context);
  checkSourceText(source);
  return source;
}

const getCodes = ({ warnings }: SourceText) => warnings.map(({ code }) => code);

/** One of everything that the reader knows. */
const rich = Buffer.from(
  buildRtf({
    head: `${buildLists([
      { format: 0, text: '%1.' },
      { format: 4, text: '(%2)' },
    ])}{\\colortbl;\\red255\\green255\\blue255;}{\\stylesheet{\\s1 heading 1;}}{\\*\\revtbl{Unknown;}{Jane;}}`,
    body: [
      '{\\header\\pard Head\\par}\\pard\\s1\\b Title\\b0\\par{\\listtext 1.\\tab}\\pard\\ls1 One{\\chftn{\\footnote\\chftn note}}\\par\\ilvl1 two\\par',
      '{\\deleted\\revauthdel1\\revdttmdel1 gone}{\\revised in}{\\v hidden}{\\cf1 white}\\par',
      buildTableRow([
        'a',
        'b\\pard\\intbl\\itap2 c\\nestcell{\\*\\nesttableprops\\trowd\\cellx1\\nestrow}',
      ]),
      "{\\f5\\'93\\'fa}\\u8364?{\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}{\\*\\atrfstart 1}x{\\*\\atrfend 1}{\\*\\annotation{\\*\\atnref 1}why}",
      '{\\shp{\\*\\shpinst{\\shptxt box\\par}}}{\\pict\\bin3 abc}{\\upr{a}{\\*\\ud b}}{\\*\\pn\\pnlvlbody}\\sect',
    ].join('\n'),
  }),
).toString('latin1');

describe('a Rich Text file that is damaged or hostile', () => {
  it('gives the text so far if it is cut off, with a warning', () => {
    const source = read('{\\rtf1{\\fonttbl{\\f0 A;}}One.\\par Two {\\b three');
    expect(source.text).toBe('One.\nTwo three');
    expect(getCodes(source)).toEqual(['damaged-parts']);
  });

  it.each([
    ['in a note', '{\\rtf1 One{\\chftn{\\footnote\\chftn not', 'One[1]\n[1] not'],
    ['in a table', '{\\rtf1\\trowd\\cellx1\\intbl a\\cell b', 'a\tb'],
    ['in a picture', '{\\rtf1 One\\par{\\pict 8950', 'One'],
    ['in a control word', '{\\rtf1 One\\pa', 'One'],
    ['behind a backslash', '{\\rtf1 One\\', 'One'],
    ['in an escape', "{\\rtf1 One\\'e", 'One\u000E'],
  ])('is cut off %s', (_, text, expected) => {
    const source = read(text);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
    expect(source.text).toBe(expected.replace(/\u000E/, ''));
    // A character that was half there is told of as well.
    const isHalved = text.endsWith("\\'e");
    expect(getCodes(source)).toEqual(
      isHalved ? ['damaged-parts', 'characters-unread'] : ['damaged-parts'],
    );
  });

  it('may lack a brace or have one too many without a warning', () => {
    expect(getCodes(read('{\\rtf1 {\\b One}'))).toEqual([]);
    expect(getCodes(read('{\\rtf1 One}}'))).toEqual([]);
  });

  it('ends with its last group, whatever follows', () => {
    expect(read('{\\rtf1 One\\par}\u0000\u0001\u00FF{\\rtf1 other} garbage').text).toBe('One');
  });

  it('may have endlessly nested groups', () => {
    const depth = 100_000;
    expect(read(`{\\rtf1 ${'{'.repeat(depth)}deep${'}'.repeat(depth)} after}`).text).toBe(
      'deep after',
    );
    expect(read(`{\\rtf1 a${'{\\b'.repeat(depth)}  deep`).text).toBe('a deep');
  });

  it('may have endlessly nested stories', () => {
    const source = read(`{\\rtf1 a${'{\\shptxt b\\par'.repeat(5000)}`);
    expect(source.text).toMatch(/^a(\nb)+$/);
    expect(getCodes(source)).toEqual(['damaged-parts']);
  });

  it('may state a wrong length of binary data', () => {
    const text = '{\\rtf1 One {\\*\\x\\bin2147483647 abc}two {\\*\\x\\bin-7 abc}three\\par}';
    expect(read(text).text).toBe('One two three');
  });

  it('may have numbers of any size', () => {
    const huge = '9'.repeat(400);
    const words = [
      'ls',
      'ilvl',
      'itap',
      'f',
      's',
      'fs',
      'cf',
      'uc',
      'u',
      'revdttm',
      'deff',
      'ansicpg',
    ];
    const body = words.map((word) => `\\${word}${huge} a\\${word}-${huge} b\\par`).join('');
    expect(read(`{\\rtf1${body}}`).text).toContain('b');
  });

  it('stops if it is longer than can be analyzed', () => {
    const limits = { ...defaultReadLimits, maxTextLength: 1000 };
    const text = `{\\rtf1 ${'word\\par '.repeat(100_000)}}`;
    const source = readRtf(new Uint8Array(Buffer.from(text, 'latin1')), { ...context, limits });
    expect(source.text.length).toBeLessThanOrEqual(1000);
    expect(getCodes(source)).toEqual(['read-in-part']);
  });

  it.each([
    ['marks handed on', '{\\deleted\\revauthdel1 a}{\\deleted\\revauthdel2 b} \\par', 20_000],
    ['hidden paragraph marks', 'a{\\v\\par}', 40_000],
    ['deleted paragraph marks', '{\\deleted\\par}', 60_000],
    ['headers', '{\\header a}', 20_000],
    ['cells', '\\intbl a\\cell', 20_000],
    ['pictures', `{\\pict ${'89504e47'.repeat(1000)}}`, 2000],
  ])('is read in proportionate time with many of a kind: %s', (_, part, count) => {
    const bytes = new Uint8Array(Buffer.from(`{\\rtf1 ${part.repeat(count)} end\\par}`, 'latin1'));
    const getCpuMs = startCpuClock();
    readRtf(bytes, context);
    expect(getCpuMs()).toBeLessThan(3000);
  });

  it.each(['', 'no rich text at all', '{\\rt'])('is refused if it is none: "%s"', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'document_corrupt' }));
  });

  it('is refused if it has no text', () => {
    const expected = expect.objectContaining({ code: 'document_without_text' });
    expect(() => read('{\\rtf1\\par{\\pict 89}}')).toThrow(expected);
  });

  it('gives a valid text or a known error whatever bytes are changed, and the same each time', () => {
    const change = fc.record({
      at: fc.nat(rich.length - 1),
      length: fc.nat(12),
      text: fc.oneof(
        fc.constantFrom(
          '{',
          '}',
          '\\',
          '\\par',
          '\\cell',
          '\\row',
          '\\u',
          "\\'",
          '\\bin9',
          '\u0000',
        ),
        fc.string({ maxLength: 4 }),
      ),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const text = changes.reduce(
          (whole, { at, length, text: added }) =>
            whole.slice(0, at) + added + whole.slice(at + length),
          rich,
        );
        expect(readOrCode(text)).toEqual(readOrCode(text));
      }),
      { numRuns: inject('isFullRun') ? 120 : 40 },
    );
  });
});

function readOrCode(text: string): SourceText | string {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
