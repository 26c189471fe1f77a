import { createPdfLock, type PdfPasswords } from './encrypt-pdf.ts';

export interface PrintedText {
  readonly text: string;
  /** Points from the left and from the top of a page of 612 by 792. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly isBold?: boolean;
  /** Quarters of a turn clockwise that it is set at, about where it begins. */
  readonly turn?: 0 | 1 | 2 | 3;
}

/** A line drawn from one place to another, in the same points. */
export type DrawnLine = readonly [x0: number, y0: number, x1: number, y1: number];

/** A small shape about a place in the same points, such as browsers draw for bullets. */
export interface DrawnDot {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly shape?: 'disc' | 'ring' | 'square';
}

/** A page with more on it than text. */
interface PdfPage {
  readonly texts: readonly PrintedText[];
  readonly lines?: readonly DrawnLine[];
  readonly dots?: readonly DrawnDot[];
  /** Dictionaries of annotations as PDF writes them; their places count from the bottom of the page. */
  readonly annotations?: readonly string[];
}

export interface PdfFacts {
  readonly pages: readonly (readonly PrintedText[] | PdfPage)[];
  /** Adds an encryption dictionary that asks for a password which nobody knows. */
  readonly isEncrypted?: boolean;
  /** Encrypts the pages; an empty password of the user opens the file for everybody. */
  readonly passwords?: PdfPasswords;
  /** Files attached to the document; of those without words only the name is there. */
  readonly attachments?: readonly (string | { readonly name: string; readonly words: string })[];
  /** The program that is named as its producer. */
  readonly producer?: string;
}

const height = 792;

/** Builds a PDF with text at exact places, in Helvetica and Helvetica-Bold. */
export function buildPdf({
  pages,
  isEncrypted = false,
  passwords,
  attachments = [],
  producer,
}: PdfFacts): Uint8Array {
  const kids = pages.map((_, at) => `${5 + at * 2} 0 R`).join(' ');
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${nameAttachments(attachments, 5 + 2 * pages.length)}>>`,
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((page, at) => buildPage('texts' in page ? page : { texts: page }, 6 + at * 2)),
    ...attachments.map((file) => buildAttachment(typeof file === 'string' ? '' : file.words)),
    ...(producer === undefined ? [] : [`<</Producer(${producer})>>`]),
  ];
  const info = producer === undefined ? '' : `/Info ${objects.length} 0 R`;
  const lock = passwords && createPdfLock(passwords);
  const encrypted = lock?.entry ?? (isEncrypted ? encryption : '');
  let file = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [at, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${at + 1} 0 obj\n${lock?.lockObject(object, at + 1) ?? object}\nendobj\n`;
  }
  const start = file.length;
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${info}${encrypted}>>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}

function buildAttachment(words: string): string {
  return `<</Type/EmbeddedFile/Length ${words.length}>>\nstream\n${words}\nendstream`;
}

function nameAttachments(attached: NonNullable<PdfFacts['attachments']>, first: number): string {
  if (attached.length === 0) return '';
  const files = attached.map((file, index) =>
    typeof file === 'string'
      ? `(${file})${buildFileSpec(file)}`
      : `(${file.name})<</Type/Filespec/F(${file.name})/UF(${file.name})/EF<</F ${first + index} 0 R>>>>`,
  );
  return `/Names<</EmbeddedFiles<</Names[${files.join('')}]>>>>`;
}

/** A file of which only the name is there; its description says what shows that there are such files. */
export function buildFileSpec(name: string): string {
  return `<</Type/Filespec/F(${name})/UF(${name})/Desc(/EmbeddedFile)>>`;
}

/** Lines of one column, one below the other. */
export function printLines(
  lines: readonly string[],
  {
    x = 72,
    y = 72,
    leading = 14,
    size = 12,
  }: { x?: number; y?: number; leading?: number; size?: number } = {},
): PrintedText[] {
  return lines.map((text, at) => ({ text, x, y: y + at * leading, size }));
}

const zeros = '0'.repeat(64);
const encryption = `/ID[<${'0'.repeat(32)}><${'0'.repeat(32)}>]/Encrypt<</Filter/Standard/V 1/R 2/O<${zeros}>/U<${zeros}>/P -4>>`;

/** How text is turned, as the first four numbers of a matrix. */
const turns = ['1 0 0 1', '0 -1 1 0', '-1 0 0 -1', '0 1 -1 0'] as const;

function buildPage(
  { texts, lines = [], dots = [], annotations = [] }: PdfPage,
  contentsId: number,
): [string, string] {
  const printed = texts.map(({ text, x, y, size = 12, isBold = false, turn = 0 }) => {
    const escaped = text.replace(/[\\()]/g, '\\$&');
    return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${turns[turn]} ${x} ${height - y} Tm (${escaped}) Tj ET`;
  });
  const drawn = lines.map(([x0, y0, x1, y1]) => `${x0} ${height - y0} m ${x1} ${height - y1} l S`);
  const stream = [...printed, ...drawn, ...dots.map(drawDot)].join('\n');
  const notes = annotations.length === 0 ? '' : `/Annots[${annotations.join('')}]`;
  return [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 ${height}]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Contents ${contentsId} 0 R${notes}>>`,
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
  ];
}

/** A ring and a disc are of four curves. */
function drawDot({ x, y, size = 4, shape = 'disc' }: DrawnDot): string {
  const [r, middle] = [size / 2, height - y];
  if (shape === 'square') return `${x - r} ${middle - r} ${size} ${size} re f`;
  const corners = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ] as const;
  const [start, ...rest] = corners.map(([dx, dy]) => `${x + dx * r} ${middle + dy * r}`);
  const curves = rest.map((end) => `${end} ${end} ${end} c`);
  return `${start} m ${curves.join(' ')} h ${shape === 'ring' ? 'S' : 'f'}`;
}
