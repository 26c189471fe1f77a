import { type FontName, fontNames } from './font-widths.ts';

/** Words on one baseline, in points from the left and from the top of a page. */
export interface PlacedLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly font: FontName;
  readonly size: number;
  /** Added to each space. */
  readonly wordSpace: number;
  /** Added to each character. */
  readonly letterSpace: number;
}

/** A drawn line from one place to another, in the same points. */
export type DrawnRule = readonly [x0: number, y0: number, x1: number, y1: number];

export interface LaidOutPage {
  readonly lines: readonly PlacedLine[];
  readonly rules: readonly DrawnRule[];
}

export const pageWidth = 612;
export const pageHeight = 792;
const firstFont = 3;
const firstPage = firstFont + fontNames.length;

/** Writes a PDF with each line in the order it is given. */
export function writePages(pages: readonly LaidOutPage[]): Uint8Array {
  const kids = pages.map((_, at) => `${firstPage + at * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    ...fontNames.map(
      (name) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`,
    ),
    ...pages.flatMap((page, at) => writePage(page, firstPage + at * 2 + 1)),
  ];
  let file = '%PDF-1.4\n';
  const entries = objects.map((object, at) => {
    const offset = String(file.length).padStart(10, '0');
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset} 00000 n \n`;
  });
  const size = objects.length + 1;
  const end = `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}${end}`);
}

function writePage({ lines, rules }: LaidOutPage, content: number): string[] {
  const stream = [...lines.map(writeLine), ...rules.map(writeRule)].join('\n');
  const fonts = fontNames.map((_, at) => `/F${at} ${firstFont + at} 0 R`).join('');
  return [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Resources<</Font<<${fonts}>>>>/Contents ${content} 0 R>>`,
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
  ];
}

function writeLine({ text, x, y, font, size, wordSpace, letterSpace }: PlacedLine): string {
  const words = text.replace(/[\\()]/g, '\\$&');
  const place = `1 0 0 1 ${show(x)} ${show(pageHeight - y)} Tm`;
  const spaces = `${show(wordSpace)} Tw ${show(letterSpace)} Tc`;
  return `BT /F${fontNames.indexOf(font)} ${size} Tf ${spaces} ${place} (${words}) Tj ET`;
}

function writeRule([x0, y0, x1, y1]: DrawnRule): string {
  return `0.5 w ${show(x0)} ${show(pageHeight - y0)} m ${show(x1)} ${show(pageHeight - y1)} l S`;
}

function show(points: number): string {
  return points.toFixed(3);
}
