import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildPdf, printLines } from '../testing/build-pdf.ts';

const latin = new TextDecoder('latin1');
const encode = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const good = buildPdf({
  pages: [printLines(['One line of text.']), printLines(['Another line.'])],
});
const refusal = (bytes: Uint8Array) =>
  readDocument(bytes, { format: 'pdf' }).then(
    () => 'read',
    (error) => error.code ?? error,
  );

describe('a hostile PDF', () => {
  it('damaged at any byte is refused with a code or read, and never crashes', async () => {
    for (let at = 9; at < good.length; at += 23) {
      const bytes = good.slice();
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      expect(await refusal(bytes)).toMatch(/^(read|document_\w+)$/);
    }
  });

  it('with a circular page tree ends', async () => {
    const bytes = encode(latin.decode(good).replace('/Kids[5 0 R 7 0 R]', '/Kids[2 0 R 2 0 R]'));
    expect(await refusal(bytes)).toMatch(/^(read|document_\w+)$/);
  });

  it('that claims a million pages is refused or read as far as possible', async () => {
    const bytes = encode(latin.decode(good).replace('/Count 2', '/Count 1000000'));
    expect(await refusal(bytes)).toMatch(/^(read|document_\w+)$/);
  });

  it('with a page that inflates endlessly is read without that page, with a warning', async () => {
    const content = latin.decode(deflateSync(new Uint8Array(70 * 1024 * 1024), { level: 1 }));
    const stream = `<</Length ${content.length}/Filter/FlateDecode>>\nstream\n${content}\nendstream`;
    const bytes = encode(
      latin.decode(good).replace(/<<\/Length \d+>>\nstream\n.*?\nendstream/s, () => stream),
    );
    const source = await readDocument(bytes, { format: 'pdf' });
    expect(source.text).toBe('Another line.');
    expect(source.warnings).toContainEqual({
      code: 'read-in-part',
      message: 'A part of the file that unpacks to an unusual size was left out.',
    });
  });
});
