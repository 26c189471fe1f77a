/** A page that is a picture. */
export interface PictureOfPage {
  /** A JPEG file in color. */
  readonly jpeg: Uint8Array;
  /** Its pixels. */
  readonly width: number;
  readonly height: number;
}

/** The longer side of a page, in points: office paper. */
const longerSide = 792;

/**
 * Puts pictures into a PDF, one on each page and as large as the page, as a scanner does. No letter is text.
 *
 * @param pictures - The pages, in order.
 * @returns The file.
 */
export function buildPicturePdf(pictures: readonly PictureOfPage[]): Uint8Array<ArrayBuffer> {
  const file = createWriter();
  file.write('%PDF-1.4\n');
  const pageOf = (index: number) => 3 + index * 3;
  file.writeObject('<</Type/Catalog/Pages 2 0 R>>');
  const pages = pictures.map((_, index) => `${pageOf(index)} 0 R`).join(' ');
  file.writeObject(`<</Type/Pages/Count ${pictures.length}/Kids[${pages}]>>`);
  for (const [index, { jpeg, width, height }] of pictures.entries()) {
    const scale = longerSide / Math.max(width, height);
    const [across, down] = [round(width * scale), round(height * scale)];
    const number = pageOf(index);
    const resources = `<</XObject<</P ${number + 2} 0 R>>>>`;
    file.writeObject(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${down}]/Resources${resources}/Contents ${number + 1} 0 R>>`,
    );
    const drawing = `q ${across} 0 0 ${down} 0 0 cm /P Do Q`;
    file.writeObject(`<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`);
    const facts = `/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
    file.writeObject(
      `<</Type/XObject/Subtype/Image${facts}/Length ${jpeg.length}>>\nstream\n`,
      jpeg,
      '\nendstream',
    );
  }
  return file.end();
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}

function encodeLatin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function createWriter() {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (content: string | Uint8Array) => {
    const bytes = typeof content === 'string' ? encodeLatin(content) : content;
    parts.push(bytes);
    length += bytes.length;
  };
  return {
    write,
    writeObject(...content: readonly (string | Uint8Array)[]) {
      offsets.push(length);
      for (const part of [`${offsets.length} 0 obj\n`, ...content, '\nendobj\n']) write(part);
    },
    end(): Uint8Array<ArrayBuffer> {
      const start = length;
      const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
      const size = offsets.length + 1;
      write(`xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`);
      write(`trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`);
      const file = new Uint8Array(length);
      let at = 0;
      for (const part of parts) {
        file.set(part, at);
        at += part.length;
      }
      return file;
    },
  };
}
