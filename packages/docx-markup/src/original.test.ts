import { buildDocx, buildParagraph, buildRun } from '@clauselight/reader/testing/build-docx.ts';
import { createRepeatedPart, writeZip } from '@clauselight/reader/testing/write-zip.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { annotateDocx } from './annotate-docx.ts';
import { annotateBytes, annotateParts, buildComment } from './testing/annotate-docx.ts';

const body = buildParagraph('The fee is due.');
const comments = [buildComment(4, 'fee')];

/** A document with some of its parts written otherwise. */
function rewrite(change: (name: string, xml: string) => string): Uint8Array {
  const files = Object.entries(unzipSync(buildDocx({ body })));
  return zipSync(
    Object.fromEntries(
      files.map(([name, bytes]) => [name, strToU8(change(name, strFromU8(bytes)))]),
    ),
  );
}

describe('the original', () => {
  it('keeps every part that need not change, byte for byte and in its order', async () => {
    const picture = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251);
    const { files, originals } = await annotateParts(
      { body, styles: '<w:style/>', files: { 'word/media/a.png': picture, 'odd name é': 'x' } },
      'fee',
    );
    const changed = Object.keys(files).filter(
      (name) => !Buffer.from(files[name] ?? []).equals(Buffer.from(originals[name] ?? [])),
    );
    expect(changed).toEqual([
      '[Content_Types].xml',
      'word/document.xml',
      'word/_rels/document.xml.rels',
      'word/comments.xml',
    ]);
    expect(Object.keys(files).slice(0, -1)).toEqual(Object.keys(originals));
  });

  it('keeps its comments, and new ones get higher ids', async () => {
    const old = `<w:comment w:id="7" w:author="Ann"><w:p>${buildRun('Mine')}</w:p></w:comment>`;
    const { after, files, readPart } = await annotateParts(
      {
        body: `<w:p><w:commentRangeStart w:id="7"/>${buildRun('The fee')}<w:commentRangeEnd w:id="7"/>${buildRun(' is due.')}</w:p>`,
        comments: old,
      },
      'fee is',
    );
    expect(after.comments.map(({ author, text }) => [author, text])).toEqual([
      ['Ann', 'Mine'],
      ['Clauselight', 'about fee is'],
    ]);
    expect(readPart('word/comments.xml')).toContain(`${old}<w:comment w:id="8"`);
    expect(Object.keys(files).filter((name) => name.includes('comments'))).toHaveLength(1);
  });

  it('keeps the formatting of a cut run, and the white space at the cut', async () => {
    const { readPart } = await annotateParts(
      { body: '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>The fee is due.</w:t></w:r></w:p>' },
      'fee',
    );
    expect(readPart('word/document.xml')).toContain(
      '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">The </w:t></w:r>' +
        '<w:commentRangeStart w:id="0"/>' +
        '<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">fee</w:t></w:r>' +
        '<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>' +
        '<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve"> is due.</w:t></w:r></w:p>',
    );
  });

  it('keeps its tracked changes', async () => {
    const { before, after } = await annotateParts(
      {
        body: `<w:p>${buildRun('The ')}<w:ins w:id="1" w:author="A">${buildRun('new fee')}</w:ins><w:del w:id="2" w:author="B"><w:r><w:delText>old price</w:delText></w:r></w:del>${buildRun(' is due.')}</w:p>`,
      },
      'fee is',
    );
    expect(after.revisions).toEqual(before.revisions);
  });

  it.each<[string, Uint8Array]>([
    ['in the strict vocabularies', buildDocx({ body, isStrict: true })],
    [
      'with another prefix',
      rewrite((name, xml) =>
        name === 'word/document.xml'
          ? xml.replace(/(<\/?)w:|xmlns:w=|(\s)w:(?=val)/g, (hit) => hit.replace('w', 'x'))
          : xml,
      ),
    ],
    [
      'without any prefix',
      rewrite((name, xml) =>
        name === 'word/document.xml'
          ? xml.replace(/(<\/?)w:/g, '$1').replace('xmlns:w=', 'xmlns=')
          : xml,
      ),
    ],
    [
      'without relationships',
      zipSync(
        Object.fromEntries(
          Object.entries(unzipSync(buildDocx({ body }))).filter(
            ([name]) => name !== 'word/_rels/document.xml.rels',
          ),
        ),
      ),
    ],
  ])('may be written %s', async (_, bytes) => {
    const { said } = await annotateBytes(bytes, comments);
    expect(said).toEqual([['about fee', 'fee']]);
  });

  it('references the comments part in its own namespaces', async () => {
    const { readPart } = await annotateBytes(buildDocx({ body, isStrict: true }), comments);
    expect(readPart('word/_rels/document.xml.rels')).toContain(
      'Type="http://purl.oclc.org/ooxml/officeDocument/relationships/comments"',
    );
    expect(readPart('word/comments.xml')).toContain('http://purl.oclc.org/ooxml/wordprocessingml');
    expect(readPart('[Content_Types].xml')).toContain('PartName="/word/comments.xml"');
  });

  it('may be in UTF-16, and is in UTF-8 then', async () => {
    const files = unzipSync(buildDocx({ body: buildParagraph('The fee für Ö.') }));
    const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
    const declared = xml.replace(
      '<?xml version="1.0"?>',
      '<?xml version="1.0" encoding="UTF-16"?>',
    );
    const wide = new Uint8Array(Buffer.from(`\uFEFF${declared}`, 'utf16le'));
    const bytes = zipSync({ ...files, 'word/document.xml': wide });
    const { said, readPart } = await annotateBytes(bytes, comments);
    expect(said).toEqual([['about fee', 'fee']]);
    expect(readPart('word/document.xml')).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>.*für Ö/s,
    );
  });

  it('escapes the text of comments', async () => {
    const saying = 'A <w:p> & "B" ]]> \u0000\ud800 end';
    const { after } = await annotateBytes(buildDocx({ body }), [
      { ...buildComment(4, 'fee'), author: '"><x', paragraphs: [saying] },
    ]);
    expect(after.comments).toMatchObject([
      { author: '"><x', text: 'A <w:p> & "B" ]]> \ufffd end' },
    ]);
  });

  it('is unchanged without comments', async () => {
    const bytes = buildDocx({ body });
    expect((await annotateDocx(bytes, { comments: [] })).bytes).toBe(bytes);
  });
});

describe('what is no sound document', () => {
  const damage = (xml: string) => xml.replace('</w:p>', '');
  it.each<[string, string, Uint8Array]>([
    ['that is no zip', 'document_corrupt', strToU8('PK nothing')],
    ['whose end is lost', 'document_corrupt', buildDocx({ body }).slice(0, -60)],
    [
      'whose XML is broken',
      'document_corrupt',
      rewrite((name, xml) => (name === 'word/document.xml' ? damage(xml) : xml)),
    ],
    [
      'that declares entities',
      'document_corrupt',
      rewrite((name, xml) =>
        name === 'word/document.xml'
          ? xml.replace('?>', '?><!DOCTYPE x [<!ENTITY a "aaaa">]>')
          : xml,
      ),
    ],
    ['without words', 'document_without_text', buildDocx({ body: '<w:p/>' })],
    [
      'that grows beyond measure',
      'document_too_complex',
      writeZip([
        createRepeatedPart('word/document.xml', {
          before: '<w:document><w:body>',
          unit: `<w:p><w:r><w:t>${'a'.repeat(1000)}</w:t></w:r></w:p>`.repeat(100),
          times: 40,
          after: '</w:body></w:document>',
        }),
      ]),
    ],
    [
      'too deep',
      'document_too_complex',
      buildDocx({ body: '<w:sdt>'.repeat(600) + body + '</w:sdt>'.repeat(600) }),
    ],
  ])('%s is refused: %s', async (_, code, bytes) => {
    const limits = { maxInflatedBytes: 2 * 1024 * 1024 };
    await expect(annotateDocx(bytes, { comments, limits })).rejects.toMatchObject({
      name: 'AppError',
      code,
    });
  });
});
