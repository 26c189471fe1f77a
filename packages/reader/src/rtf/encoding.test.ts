import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildRtf } from '../testing/build-rtf.ts';

async function readText(bytes: Uint8Array): Promise<string> {
  return (await readDocument(bytes, { format: 'rtf' })).text;
}

const readBody = (body: string) => readText(buildRtf({ body }));
const readWhole = (text: string) => readText(new Uint8Array(Buffer.from(text, 'latin1')));

describe('the characters of a Rich Text document', () => {
  it.each([
    ['Windows-1252', "caf\\'e9 \\'80", 'café €'],
    ['Shift-JIS', "\\f5\\'93\\'fa\\'96\\'7b", '日本'],
    ['Shift-JIS whose second bytes are letters and backslashes', "\\f5\\'83A\\'83\\\\", 'アソ'],
    ['GBK', "\\f6\\'d6\\'d0\\'b9\\'fa", '中国'],
    ['Big5', "\\f7\\'a4\\'a4\\'a4\\'e5", '中文'],
    ['EUC-KR', "\\f8\\'c7\\'d1\\'b1\\'b9", '한국'],
    ['Windows-1251', "\\f9\\'cf\\'f0\\'e8", 'При'],
    ['Symbol', "\\f3 abS\\'b7", 'αβΣ•'],
    ['Wingdings', "\\f4 o\\'fe", '☐☑'],
    ['a font of symbols by Unicode', '\\f4\\u-3842?', '☑'],
  ])('are decoded by their font: %s', async (_, body, expected) => {
    expect(await readBody(body)).toBe(expected);
  });

  it('return to the outer font after a group', async () => {
    expect(await readBody("{\\f9\\'cf}\\'cf\\f9\\'cf\\plain\\'cf")).toBe('ПÏПÏ');
  });

  it.each([
    ['\\ansicpg1251', "\\ansi\\ansicpg1251 \\'cf", 'П'],
    ['\\mac', "\\mac \\'8e", 'é'],
    ['\\pc', "\\pc \\'82", 'é'],
    ['\\pca', "\\pca \\'9b", 'ø'],
    ['an unknown code page', "\\ansi\\ansicpg4711 \\'e9", 'é'],
    [
      'a font with the code page of the document',
      "\\ansi\\ansicpg1251{\\fonttbl{\\f0\\fcharset1 A;}}\\f0\\'cf",
      'П',
    ],
    ['a font with a code page of its own', "\\ansi{\\fonttbl{\\f0\\cpg1253 A;}}\\f0\\'e1", 'α'],
    [
      'a table of fonts without groups',
      "\\ansi{\\fonttbl\\f0\\fcharset0 A;\\f1\\fcharset204 B;}\\f1\\'cf",
      'П',
    ],
  ])('are decoded by the code page of the document: %s', async (_, start, expected) => {
    expect(await readWhole(`{\\rtf1${start}}`)).toBe(expected);
  });

  it.each([
    ['one character', '\\u8364?', '€'],
    ['an escape', "\\u8364\\'80", '€'],
    ['as many as are announced', "{\\uc2\\u26085\\'93\\'fa}\\u8364?", '日€'],
    ['none', '{\\uc0\\u8364}x', '€x'],
    ['a character with a control word', '\\u8212\\emdash x', '—x'],
    ['nothing, because the group ends', '{\\u8364}x', '€x'],
  ])('in Unicode skip the fallback for older readers: %s', async (_, body, expected) => {
    expect(await readBody(body)).toBe(expected);
  });

  it('in Unicode may be negative, as surrogates or as one number', async () => {
    expect(await readBody('\\u-24716?\\u-10179?\\u-8704?\\u128512?')).toBe('齴😀😀');
  });

  it('in Unicode that are invalid are replaced, without damage to the rest', async () => {
    expect(await readBody('a\\u-10179?b\\u99999999?c')).toBe('a\uFFFDbc');
  });

  it('are read as UTF-8 if a writer stored them so against the standard', async () => {
    expect(await readWhole('{\\rtf1\\ansi Stra\u00C3\u009Fe}')).toBe('Straße');
    expect(await readWhole('{\\rtf1\\ansi Stra\u00DFe}')).toBe('Straße');
  });
});
