import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildDocx, buildParagraph, buildTable } from '../testing/build-docx.ts';

const good = buildDocx({ body: buildParagraph('Text.') });

function withDocument(content: string): Uint8Array {
  return zipSync({ ...unzipSync(good), 'word/document.xml': strToU8(content) });
}

const refusal = (bytes: Uint8Array, limits = {}) =>
  readDocument(bytes, { format: 'docx', limits }).then(
    () => 'read',
    (error) => error.code ?? error,
  );

describe('a hostile Word file', () => {
  it('that inflates beyond the limit is stopped while inflating', async () => {
    const bomb = zipSync({ ...unzipSync(good), 'word/styles.xml': new Uint8Array(40_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusal(bomb, { maxInflatedBytes: 1_000_000 })).toBe('document_too_complex');
  });

  it('that inflates beyond the limit in sum is stopped', async () => {
    expect(
      await refusal(buildDocx({ body: buildParagraph('x'.repeat(900)), styles: 'x'.repeat(900) }), {
        maxInflatedBytes: 2000,
      }),
    ).toBe('document_too_complex');
  });

  it.each([
    [
      '200,000 elements deep is stopped',
      `${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}`,
      'document_too_complex',
    ],
    [
      'with entities that multiply is refused',
      '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>',
      'document_corrupt',
    ],
    ['with an unknown entity is refused', '<a>&lol;</a>', 'document_corrupt'],
    ['with broken XML is refused', '<a><b></a>', 'document_corrupt'],
    ['with no body is refused', '<a/>', 'document_corrupt'],
  ])('%s', async (_, content, code) => {
    expect(await refusal(withDocument(content))).toBe(code);
  });

  it('with tables in tables is read as far as they may nest', async () => {
    let table = buildParagraph('Deep.');
    for (let depth = 0; depth < 100; depth += 1) table = buildTable([[table]]);
    expect(await refusal(buildDocx({ body: table }))).toBe('read');
  });

  it('damaged at any byte is refused with a code or read, never breaks', async () => {
    for (let at = 0; at < good.length; at += 7) {
      const bytes = good.slice();
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      expect(await refusal(bytes)).toMatch(
        /^(read|document_\w+|file_type_mismatch|format_not_readable)$/,
      );
    }
  });

  it('cut off anywhere is damaged', async () => {
    for (let length = 30; length < good.length - 1; length += 29) {
      expect(await refusal(good.slice(0, length))).toBe('document_corrupt');
    }
  });
});
