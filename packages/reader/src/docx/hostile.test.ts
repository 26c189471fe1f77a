import { AppError } from '@clauselight/schema';
import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, inject, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildDocx, buildParagraph, buildTable } from '../testing/build-docx.ts';
import { checkSourceText } from '../testing/check-source-text.ts';
import { startCpuClock } from '../testing/cpu-clock.ts';

const good = buildDocx({ body: buildParagraph('Text.') });
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

function withDocument(content: string | Uint8Array, name = 'word/document.xml'): Uint8Array {
  const { 'word/document.xml': _, ...others } = unzipSync(good);
  return zipSync({ ...others, [name]: typeof content === 'string' ? strToU8(content) : content });
}

const readBytes = (bytes: Uint8Array, limits = {}) =>
  readDocument(bytes, { format: 'docx', limits });

/** The error code of a refused file, or `read` for a valid text. */
async function refusal(bytes: Uint8Array, limits = {}): Promise<string> {
  try {
    checkSourceText(await readBytes(bytes, limits));
    return 'read';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('a hostile Word file', () => {
  it('that inflates beyond the limit is stopped while inflating', async () => {
    const bomb = zipSync({ ...unzipSync(good), 'word/styles.xml': new Uint8Array(8_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusal(bomb, { maxInflatedBytes: 1_000_000 })).toBe('document_too_complex');
  });

  it('that inflates beyond the total limit is stopped', async () => {
    const parts = { body: buildParagraph('x'.repeat(900)), styles: 'x'.repeat(900) };
    expect(await refusal(buildDocx(parts), { maxInflatedBytes: 2000 })).toBe(
      'document_too_complex',
    );
  });

  it.each([
    ['200,000 elements deep is stopped', `${'<a>'.repeat(200_000)}`, 'document_too_complex'],
    [
      'with entities that multiply is refused',
      '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>',
      'document_corrupt',
    ],
    ['with an unknown entity is refused', '<a>&lol;</a>', 'document_corrupt'],
    ['with broken XML is refused', '<a><b></a>', 'document_corrupt'],
    ['with no body is refused', '<a/>', 'document_corrupt'],
    [
      'with an empty body has no text',
      `<w:document ${word}><w:body/></w:document>`,
      'document_without_text',
    ],
  ])('%s', async (_, content, code) => {
    expect(await refusal(withDocument(content))).toBe(code);
  });

  it('with nested tables is read down to the nesting limit', async () => {
    let table = buildParagraph('Deep.');
    for (let depth = 0; depth < 100; depth += 1) table = buildTable([[table]]);
    expect(await refusal(buildDocx({ body: table }))).toBe('read');
  });

  it('with circular styles and list styles is read', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/></w:style>' +
      '<w:style w:type="numbering" w:styleId="L"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    const numbering =
      '<w:abstractNum w:abstractNumId="1"><w:styleLink w:val="L"/><w:numStyleLink w:val="L"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
    const body = buildParagraph('Text.', { style: 'A', list: [1, 0] });
    expect(await refusal(buildDocx({ body, styles, numbering }))).toBe('read');
  });

  it.each([
    ['numbers far out of range', buildParagraph('Text.', { list: [1, 99] })],
    [
      'a field of endless nesting',
      `<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(5000)}<w:r><w:t>A</w:t></w:r></w:p>${buildParagraph('Text.')}`,
    ],
    [
      'many deleted paragraph marks',
      buildParagraph('a', { properties: '<w:rPr><w:del/></w:rPr>' }).repeat(20_000),
    ],
    [
      'many references to one comment',
      `<w:p>${'<w:commentRangeStart w:id="1"/>'.repeat(50_000)}</w:p>${buildParagraph('Text.')}`,
    ],
  ])('with %s is read fast', async (_, body) => {
    const getCpuMs = startCpuClock();
    const bytes = buildDocx({ body, comments: '<w:comment w:id="1"><w:p/></w:comment>' });
    expect(await refusal(bytes)).toBe('read');
    expect(getCpuMs()).toBeLessThan(3000);
  });

  it('with any byte changed is refused with a code or read, and never crashes', async () => {
    const rich = buildDocx({
      body: buildTable([[buildParagraph('Cell.', { list: [1, 0] }), buildParagraph('Two.')]]),
      numbering:
        '<w:abstractNum w:abstractNumId="1"/><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
    });
    const at = fc.integer({ min: 0, max: rich.length - 1 });
    await fc.assert(
      fc.asyncProperty(at, fc.integer({ min: 1, max: 255 }), async (place, change) => {
        const bytes = rich.slice();
        bytes[place] = (bytes[place] ?? 0) ^ change;
        expect(await refusal(bytes)).toMatch(/^(read|document_\w+|file_type_mismatch)$/);
      }),
      { numRuns: inject('isFullRun') ? 150 : 40 },
    );
  });
});

describe('a damaged Word file', () => {
  const many = Array.from({ length: 200 }, (_, at) => buildParagraph(`Paragraph ${at}.`)).join('');
  const document = (content: string) => `<w:document ${word}><w:body>${content}`;

  it('is read up to a fault in its text', async () => {
    const bytes = withDocument(document(`${buildParagraph('One.')}<w:p><w:r><w:t>Two`));
    const source = await readBytes(bytes);
    expect(source.text).toBe('One.\nTwo');
    expect(source.warnings.map(({ code }) => code)).toEqual(['damaged-parts']);
  });

  it('without its end is read as far as possible', async () => {
    const whole = withDocument(`${document(many)}</w:body></w:document>`);
    const source = await readBytes(whole.slice(0, whole.length - 300));
    expect(source.text).toMatch(/^Paragraph 0\.\nParagraph 1\./);
    expect(source.warnings.map(({ code }) => code)).toEqual(['damaged-parts']);
  });

  it('cut off anywhere is refused with a code or read', async () => {
    for (let length = 30; length < good.length - 1; length += 29) {
      expect(await refusal(good.slice(0, length))).toMatch(/^(read|document_\w+)$/);
    }
  });

  it('longer than the limit is read in part', async () => {
    const source = await readBytes(buildDocx({ body: many }), { maxTextLength: 500 });
    expect(source.text.length).toBeLessThanOrEqual(500);
    expect(source.warnings.map(({ code }) => code)).toEqual(['read-in-part']);
  });
});

describe('a Word file written by another application', () => {
  const body = `<w:p><w:r><w:t>Té</w:t></w:r></w:p>`;
  const text = `<w:document ${word}><w:body>${body}</w:body></w:document>`;

  it.each([
    ['with a part of another name', withDocument(text, 'word/document2.xml')],
    ['with names in capitals', withDocument(text, 'word/Document.xml')],
    ['with backslashes', withDocument(text, 'word\\document.xml')],
    ['with a byte order mark', withDocument(`\uFEFF${text}`)],
    ['in UTF-16', withDocument(new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')))],
    [
      'in the encoding it declares',
      withDocument(
        new Uint8Array(Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${text}`, 'latin1')),
      ),
    ],
    [
      'with a prefix of its own',
      withDocument(text.replaceAll('w:', 'x:').replace('xmlns:w', 'xmlns:x')),
    ],
    ['without a prefix', withDocument(text.replaceAll('w:', '').replace('xmlns:w', 'xmlns'))],
    [
      'as strict Open XML',
      withDocument(
        text.replace(
          'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
          'http://purl.oclc.org/ooxml/wordprocessingml/main',
        ),
      ),
    ],
  ])('%s is read', async (_, bytes) => {
    expect((await readBytes(bytes)).text).toBe('Té');
  });
});
