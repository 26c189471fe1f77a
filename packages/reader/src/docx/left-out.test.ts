import { describe, expect, it } from 'vitest';
import { buildCompoundFile } from '../testing/build-compound-file.ts';
import { buildParagraph, buildRun } from '../testing/build-docx.ts';
import { readParts as read } from '../testing/docx-parts.ts';

const paragraph = (content: string) => `<w:p>${content}</w:p>`;

describe('unsupported content', () => {
  const object = (type: string, program: string) =>
    `<w:r><w:object><o:OLEObject xmlns:o="urn:o" Type="${type}" ProgID="${program}"/></w:object></w:r>`;

  it.each([
    [
      'an embedded file',
      { body: paragraph(buildRun('T') + object('Embed', 'Excel.Sheet.12')) },
      'attachments-left-out',
    ],
    [
      'a package of another application',
      { body: buildParagraph('T'), links: [['x', 'package', 'embeddings/a.xlsx']] as const },
      'attachments-left-out',
    ],
    [
      'macros',
      { body: buildParagraph('T'), files: { 'word/vbaProject.bin': 'x' } },
      'macros-left-out',
    ],
    [
      'an included document',
      { body: `${buildParagraph('T')}<w:altChunk r:id="c"/>` },
      'read-in-part',
    ],
  ])('is reported: %s', async (_, parts, code) => {
    expect((await read(parts)).warnings.map((warning) => warning.code)).toEqual([code]);
  });

  it('is reported by the names of the files', async () => {
    const file = new Uint8Array(10);
    const label = Uint8Array.from('\0\0\0\0\u0002\0C:\\a\\Offer.pdf\0', (c) => c.charCodeAt(0));
    const files = {
      'word/embeddings/Prices.xlsx': file,
      'word/embeddings/oleObject1.bin': buildCompoundFile({ '\u0001Ole10Native': label }),
      'word/embeddings/oleObject2.bin': buildCompoundFile({ 'Equation Native': file }),
      'word/embeddings/oleObject3.bin': file,
    };
    const body = paragraph(buildRun('T') + object('Embed', 'Package'));
    expect((await read({ body, files })).warnings).toEqual([
      {
        code: 'attachments-left-out',
        message:
          'This file holds 3 others, which were not read: Prices.xlsx, Offer.pdf, oleObject3.bin.',
      },
    ]);
  });

  it('is not reported for a link or an old formula', async () => {
    const body = paragraph(buildRun('T') + object('Link', 'Excel') + object('Embed', 'Equation.3'));
    expect((await read({ body })).warnings).toEqual([]);
  });
});
