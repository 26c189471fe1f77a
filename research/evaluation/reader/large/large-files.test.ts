import { documentFormatSchema, pictureFormats } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../packages/reader/src/read-document.ts';
import { checkSourceText } from '../../../../packages/reader/src/testing/check-source-text.ts';
import { largeFiles } from './large-files.ts';
import { buildDocOf, buildMsgOf, buildXlsOf } from './old-office.ts';
import {
  buildDocxOf,
  buildEpubOf,
  buildOdpOf,
  buildOdsOf,
  buildOdtOf,
  buildPptxOf,
  buildXlsxOf,
} from './packages.ts';
import { buildPdfOfPages, buildPdfOfPictures } from './pdfs.ts';
import {
  buildCsv,
  buildHtml,
  buildJson,
  buildMail,
  buildMarkdown,
  buildRtfPictures,
  buildRtfText,
  buildText,
  buildWebArchive,
  buildXml,
} from './texts.ts';

const sizes = { xml: 30_000, file: 200_000 };
/** The same files, small. */
const small = [
  ['txt', buildText(20_000)],
  ['md', buildMarkdown(20_000)],
  ['html', buildHtml(20_000)],
  ['csv', buildCsv(20_000)],
  ['json', buildJson(20_000)],
  ['xml', buildXml(20_000)],
  ['rtf', buildRtfText(20_000)],
  ['rtf', buildRtfPictures(700_000)],
  ['eml', buildMail(1_200_000)],
  ['msg', buildMsgOf(1_200_000)],
  ['mhtml', buildWebArchive(1_200_000)],
  ['pdf', buildPdfOfPages(3)],
  ['pdf', buildPdfOfPictures(1_200_000)],
  ['docx', buildDocxOf(sizes)],
  ['odt', buildOdtOf(sizes)],
  ['xlsx', buildXlsxOf(sizes)],
  ['ods', buildOdsOf(sizes)],
  ['odp', buildOdpOf(sizes)],
  ['pptx', buildPptxOf({ slides: 3, file: 50_000 })],
  ['epub', buildEpubOf({ chapters: 1, file: 200_000 })],
  ['doc', buildDocOf({ characters: 100_000, file: 600_000 })],
  ['xls', buildXlsOf(200_000)],
] as const;

describe('large files', () => {
  it('are there for every format but pictures, which are limited by their pixels', () => {
    const formats = new Set(largeFiles.map(({ format }) => format));
    const pictures: ReadonlySet<string> = new Set(pictureFormats);
    const others = documentFormatSchema.options.filter((format) => !pictures.has(format));
    expect([...formats].sort()).toEqual(others.sort());
  });

  it.each(small)('hold words that are read as %s, built small', async (format, bytes) => {
    const source = await readDocument(bytes, { format });
    checkSourceText(source);
    expect(source.format).toBe(format);
    expect(source.text.length).toBeGreaterThan(1500);
    expect(source.warnings).toEqual([]);
  });

  it('are the same on every run', () => {
    expect(buildDocxOf(sizes)).toEqual(buildDocxOf(sizes));
  });
});
