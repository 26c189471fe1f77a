/** Builds a PDF of many pages, each with its number and a few sentences. */
export function buildLongPdf(pageCount: number): Buffer {
  const kids = Array.from({ length: pageCount }, (_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pageCount}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...Array.from({ length: pageCount }, (_, at) => buildPage(at + 1)).flat(),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${rows}${end}`, 'latin1');
}

function buildPage(number: number): string[] {
  const lines = [
    `Section ${number}. The supplier shall deliver part ${number} of the goods.`,
    `The customer shall pay the invoice for part ${number} within thirty days of its receipt.`,
    `Either party may terminate part ${number} of this agreement at any time without notice.`,
  ];
  const text = lines.map((line, at) => `1 0 0 1 72 ${700 - at * 20} Tm (${line}) Tj`).join('\n');
  const stream = `BT /F1 12 Tf\n${text}\nET`;
  const content = 4 + (number - 1) * 2 + 1;
  return [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents ${content} 0 R>>`,
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
  ];
}
