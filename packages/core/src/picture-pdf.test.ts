import { describe, expect, it } from 'vitest';
import { buildPicturePdf } from './picture-pdf.ts';

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0x80, 0x00, 0xd9);

describe('a PDF of pictures', () => {
  const bytes = buildPicturePdf([
    { jpeg, width: 3000, height: 4000 },
    { jpeg, width: 4000, height: 2000 },
  ]);
  const text = new TextDecoder('latin1').decode(bytes);

  it('has a page for each, of the shape of its picture', () => {
    expect(text.startsWith('%PDF-1.4\n')).toBe(true);
    expect(text.match(/\/MediaBox\[[^\]]*\]/g)).toEqual([
      '/MediaBox[0 0 594 792]',
      '/MediaBox[0 0 792 396]',
    ]);
    expect(text).toContain('/Count 2/Kids[3 0 R 6 0 R]');
  });

  it('holds the pictures byte for byte', () => {
    const end = text.indexOf('\nendstream', text.indexOf('/DCTDecode'));
    expect(bytes.slice(end - jpeg.length, end)).toEqual(jpeg);
  });

  it('says where each of its objects begins', () => {
    const table = text.slice(text.lastIndexOf('xref\n0 ', text.lastIndexOf('startxref')));
    const offsets = [...table.matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(8);
    offsets.forEach((offset, index) => {
      expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    });
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start).startsWith('xref\n')).toBe(true);
  });
});
