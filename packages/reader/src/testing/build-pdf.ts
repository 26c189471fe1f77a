export interface PrintedText {
  readonly text: string;
  /** Points from the left and from the top of a page of 612 by 792. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly isBold?: boolean;
}

export interface PdfFacts {
  readonly pages: readonly (readonly PrintedText[])[];
  /** Adds an encryption dictionary that asks for a password. */
  readonly isEncrypted?: boolean;
}

const height = 792;

/** Builds a PDF with text at exact places, in Helvetica and Helvetica-Bold. */
export function buildPdf({ pages, isEncrypted = false }: PdfFacts): Uint8Array {
  const kids = pages.map((_, at) => `${5 + at * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((page, at) => buildPage(page, 6 + at * 2)),
  ];
  let file = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [at, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = file.length;
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${isEncrypted ? encryption : ''}>>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
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

function buildPage(texts: readonly PrintedText[], contentsId: number): [string, string] {
  const content = texts.map(({ text, x, y, size = 12, isBold = false }) => {
    const escaped = text.replace(/[\\()]/g, '\\$&');
    return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x} ${height - y} Td (${escaped}) Tj ET`;
  });
  const stream = content.join('\n');
  return [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 ${height}]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Contents ${contentsId} 0 R>>`,
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
  ];
}
