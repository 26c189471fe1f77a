import type { DocumentFormat } from '@clauselight/schema';
import { maxTextLength, maxUploadBytes } from '@clauselight/schema';
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
  buildShortLines,
  buildText,
  buildWebArchive,
  buildXml,
} from './texts.ts';

export interface LargeFile {
  /** What is large about it. */
  readonly name: string;
  readonly format: DocumentFormat;
  build(): Uint8Array;
}

/** The largest upload the product takes, nearly: what is around the content has a place too. */
const largest = maxUploadBytes - 100_000;
/** XML with about as many characters of text as are read. */
const longXml = 11_000_000;
/** Nearly as much as may come out of the compressed parts of a file. */
const mostXml = 190_000_000;

/** Files of the largest size taken, and files with as many words, pages and blocks as are read; the same on every run. */
export const largeFiles: readonly LargeFile[] = [
  { name: 'text', format: 'txt', build: () => buildText(largest) },
  { name: 'short lines', format: 'txt', build: () => buildShortLines(maxTextLength) },
  { name: '5,000 pages', format: 'pdf', build: () => buildPdfOfPages(5000) },
  { name: 'pictures', format: 'pdf', build: () => buildPdfOfPictures(largest) },
  { name: 'pictures', format: 'docx', build: () => buildDocxOf({ xml: longXml, file: largest }) },
  { name: 'text', format: 'docx', build: () => buildDocxOf({ xml: mostXml, file: 0 }) },
  {
    name: 'pictures',
    format: 'doc',
    build: () => buildDocOf({ characters: maxTextLength, file: largest }),
  },
  { name: 'pictures', format: 'odt', build: () => buildOdtOf({ xml: longXml, file: largest }) },
  { name: 'text', format: 'odt', build: () => buildOdtOf({ xml: mostXml, file: 0 }) },
  { name: 'text', format: 'rtf', build: () => buildRtfText(largest) },
  { name: 'pictures', format: 'rtf', build: () => buildRtfPictures(largest) },
  { name: 'rows', format: 'xlsx', build: () => buildXlsxOf({ xml: mostXml, file: 0 }) },
  { name: 'pictures', format: 'xlsx', build: () => buildXlsxOf({ xml: longXml, file: largest }) },
  { name: 'rows', format: 'xls', build: () => buildXlsOf(largest) },
  { name: 'rows', format: 'ods', build: () => buildOdsOf({ xml: mostXml, file: 0 }) },
  { name: 'rows', format: 'csv', build: () => buildCsv(largest) },
  { name: 'records', format: 'json', build: () => buildJson(largest) },
  { name: 'records', format: 'xml', build: () => buildXml(largest) },
  { name: 'words', format: 'odp', build: () => buildOdpOf({ xml: mostXml, file: 0 }) },
  { name: 'slides', format: 'pptx', build: () => buildPptxOf({ slides: 3000, file: largest }) },
  { name: 'chapters', format: 'epub', build: () => buildEpubOf({ chapters: 60, file: largest }) },
  { name: 'text', format: 'html', build: () => buildHtml(largest) },
  { name: 'text', format: 'md', build: () => buildMarkdown(largest) },
  { name: 'attachments', format: 'eml', build: () => buildMail(largest) },
  { name: 'attachments', format: 'msg', build: () => buildMsgOf(largest) },
  { name: 'pictures', format: 'mhtml', build: () => buildWebArchive(largest) },
];
