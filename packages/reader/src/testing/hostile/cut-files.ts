import type { DocumentFormat } from '@clauselight/schema';
import { buildDoc } from '../build-doc.ts';
import { seedFiles } from '../seed-files.ts';
import type { ExpectedEnd, HostileFile } from './hostile-file.ts';

/** How a file ends of which only so much is there, in hundredths. */
type Cut = readonly [share: number, ending: ExpectedEnd, warning?: 'damaged-parts'];

const both: readonly Cut[] = [
  [50, 'read'],
  [90, 'read'],
];
const bothParts: readonly Cut[] = [
  [50, 'read', 'damaged-parts'],
  [90, 'read', 'damaged-parts'],
];
// A workbook's words are at its end, those of other formats all over.
const cuts: Readonly<Partial<Record<DocumentFormat, readonly Cut[]>>> = {
  docx: bothParts,
  xlsx: [
    [50, 'document_corrupt'],
    [90, 'read', 'damaged-parts'],
  ],
  pptx: bothParts,
  odt: bothParts,
  ods: [
    [50, 'document_corrupt'],
    [90, 'read', 'damaged-parts'],
  ],
  odp: bothParts,
  msg: [[90, 'read', 'damaged-parts']],
  mhtml: [[90, 'read']],
  epub: bothParts,
  doc: bothParts,
  xls: [[90, 'read', 'damaged-parts']],
  pdf: bothParts,
  rtf: [
    [80, 'read'],
    [90, 'read'],
  ],
  html: both,
  xml: bothParts,
  json: both,
  eml: both,
};

/** Files whose end is missing, as after a broken download: what there is is read. */
export const cutFiles: readonly HostileFile[] = Object.entries(cuts).flatMap(([name, list]) =>
  list.map(([share, ending, warning]): HostileFile => {
    const format = name as DocumentFormat;
    return {
      name: `${format} cut off after ${share} % of it`,
      format,
      endings: [ending],
      ...(warning === undefined ? {} : { warnings: [warning] }),
      build: () => cut(format, share),
    };
  }),
);

function cut(format: DocumentFormat, share: number): Uint8Array {
  const bytes = seedFiles[format]?.() ?? buildLetter();
  return bytes.slice(0, Math.floor((bytes.length * share) / 100));
}

function buildLetter(): Uint8Array {
  const words = 'The Supplier shall deliver the goods within 30 days of each order.\r';
  return buildDoc({ pieces: Array.from({ length: 200 }, () => ({ text: words })) });
}
