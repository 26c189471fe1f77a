import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildPdf, printLines } from '../testing/build-pdf.ts';
import { checkSourceText } from '../testing/check-source-text.ts';
import { moveCatalog, packObjects } from '../testing/rewrite-pdf.ts';
import { findSalvage } from './salvage.ts';

const pageCount = 10;
const words = (page: number) =>
  Array.from(
    { length: 30 },
    (_, line) => `Page ${page} holds line ${line} of what the parties agree on.`,
  );
const pdf = buildPdf({
  pages: Array.from({ length: pageCount }, (_, at) => printLines(words(at + 1))),
});
const read = async (bytes: Uint8Array) => {
  const source = await readDocument(bytes, { format: 'pdf' });
  checkSourceText(source);
  return source;
};
const cut = (bytes: Uint8Array, share: number) =>
  bytes.slice(0, Math.floor((bytes.length * share) / 100));
const kinds = [
  ['with its catalog first', pdf],
  ['with its catalog last', moveCatalog(pdf)],
  ['with its objects in compressed lists', packObjects(pdf)],
] as const;

describe.each(kinds)('a PDF %s', (_, bytes) => {
  it('is read whole', async () => {
    const { pages, warnings } = await read(bytes);
    expect(pages).toHaveLength(pageCount);
    expect(warnings).toEqual([]);
  });

  it.each([30, 60, 90])('cut off at %i %% is read up to there', async (share) => {
    const { text, warnings } = await read(cut(bytes, share));
    const whole = Math.floor((pageCount * share) / 100) - 1;
    for (let page = 1; page <= whole; page += 1) {
      expect(text).toContain(`Page ${page} holds line 0 `);
      expect(text).toContain(`Page ${page} holds line 29 `);
    }
    expect(text).not.toContain(`Page ${whole + 3} `);
    const messages = warnings
      .map(({ message }) => message)
      .filter((message) => !/^Page/.test(message));
    expect(messages).toEqual([
      'The file ends before its end: pages or parts of them may be missing.',
    ]);
  });
});

describe('a PDF without an end', () => {
  it('with no page left is refused', async () => {
    await expect(read(cut(moveCatalog(pdf), 1))).rejects.toThrow(
      expect.objectContaining({ code: 'document_corrupt' }),
    );
  });

  it('with encrypted pages gives none', () => {
    const locked = Buffer.concat([
      cut(pdf, 60),
      Buffer.from('\nendobj\n99 0 obj\n<</Filter/Standard/V 1>>\nendobj\n'),
    ]);
    expect(findSalvage(cut(pdf, 60), 1e6)?.pageCount).toBeGreaterThan(3);
    expect(findSalvage(locked, 1e6)).toBeUndefined();
  });

  it('inflates compressed lists only up to the limit', () => {
    const packed = cut(packObjects(pdf), 60);
    expect(findSalvage(packed, 1e6)?.pageCount).toBeGreaterThan(3);
    expect(findSalvage(packed, 100)?.pageCount ?? 0).toBeLessThan(3);
  });

  it.each([
    ['nothing but the beginnings of objects', '1 0 obj '],
    ['objects without an end', '1 0 obj <</Type/Page>> '],
    ['lists without an end', '7 0 obj\n<</Type/ObjStm/N 1/First 4>>\nstream\n'],
    ['figures', '1 0 2 0 '],
  ])('of %s is searched only once', (_, part) => {
    const start = process.cpuUsage().user;
    findSalvage(Buffer.from(`%PDF-1.4\n${part.repeat(8_000_000 / part.length)}`), 1e8);
    expect(process.cpuUsage().user - start).toBeLessThan(8_000_000);
  });
});

describe('a font that the file has lost', () => {
  const words = 'The parties agree.';
  const glyphs = [...words]
    .map((letter) => `\\000\\${(letter.charCodeAt(0) - 29).toString(8).padStart(3, '0')}`)
    .join('');
  const file = Buffer.from(buildPdf({ pages: [printLines(['GLYPHS'])] })).toString('latin1');
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';
  const readWith = (other: string, end = file.length) => {
    const lost = file.slice(0, end).replace('GLYPHS', glyphs);
    return read(Buffer.from(lost.replace(font, other), 'latin1'));
  };

  it('is read by its two-byte glyph numbers', async () => {
    expect((await readWith('null'.padEnd(font.length))).text).toBe(words);
  });

  it.each([
    ['[99 0 R]', ''],
    ['99 0 R', ''],
    ['98 0 R', '\nendobj\n98 0 obj\n[99 0 R]'],
  ])('in its descendant font is read the same: %s', async (inner, list) => {
    const outer = `<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts ${inner}>>`;
    const { text, warnings } = await readWith(`${outer}${list}`, file.indexOf('xref\n'));
    expect(text).toBe(words);
    expect(warnings.map(({ message }) => message)).toContain(
      'Fonts are missing from the file: some pages may show wrong letters.',
    );
  });
});
