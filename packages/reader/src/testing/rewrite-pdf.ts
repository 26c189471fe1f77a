import { deflateSync } from 'node:zlib';

interface PdfObject {
  readonly number: number;
  readonly body: string;
}

/** How many objects a compressed list holds. */
const listLength = 2;

/** Writes a PDF of `buildPdf` anew with its catalog and its tree of pages behind everything else. */
export function moveCatalog(pdf: Uint8Array): Uint8Array {
  const objects = listObjects(pdf);
  const file = createFile();
  for (const object of [...objects.slice(2), ...objects.slice(0, 2)]) file.add(object);
  const entries = file.offsets
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .slice(1)
    .join('');
  const size = file.offsets.length;
  return file.close(
    `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<</Size ${size}/Root 1 0 R>>\n`,
  );
}

/** Writes a PDF of `buildPdf` anew with all but its streams in compressed lists, each behind the streams it follows. */
export function packObjects(pdf: Uint8Array): Uint8Array {
  const objects = listObjects(pdf);
  const file = createFile();
  const entries: (readonly [kind: number, place: number, index: number])[] = [[0, 0, 65535]];
  let next = objects.length + 1;
  let open: PdfObject[] = [];
  const closeList = () => {
    for (const [at, { number }] of open.entries()) entries[number] = [2, next, at];
    if (open.length > 0) file.add({ number: next, body: writeList(open) });
    next += open.length > 0 ? 1 : 0;
    open = [];
  };
  for (const object of objects) {
    if (object.body.includes('stream\n')) file.add(object);
    else open.push(object);
    if (open.length === listLength) closeList();
  }
  closeList();
  for (const [number, offset] of file.offsets.entries())
    if (offset !== undefined) entries[number] = [1, offset, 0];
  entries[next] = [1, file.length(), 0];
  const rows = entries.flatMap(([kind, place, index]) => [
    kind,
    (place >> 16) & 255,
    (place >> 8) & 255,
    place & 255,
    index >> 8,
    index & 255,
  ]);
  const table = String.fromCharCode(...rows);
  return file.close(
    `${next} 0 obj\n<</Type/XRef/Size ${next + 1}/W[1 3 2]/Root 1 0 R/Length ${table.length}>>\nstream\n${table}\nendstream\nendobj\n`,
  );
}

function listObjects(pdf: Uint8Array): PdfObject[] {
  const text = Buffer.from(pdf).toString('latin1');
  return [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj\n/gm)].map(
    ([, number, body = '']) => ({ number: Number(number), body }),
  );
}

function writeList(objects: readonly PdfObject[]): string {
  let start = 0;
  const places = objects.map(({ number, body }) => {
    const place = `${number} ${start}`;
    start += body.length + 1;
    return place;
  });
  const head = `${places.join(' ')} `;
  const content = `${head}${objects.map(({ body }) => body).join('\n')}`;
  const packed = deflateSync(Buffer.from(content, 'latin1')).toString('latin1');
  const facts = `/N ${objects.length}/First ${head.length}/Filter/FlateDecode`;
  return `<</Type/ObjStm${facts}/Length ${packed.length}>>\nstream\n${packed}\nendstream`;
}

function createFile() {
  let file = '%PDF-1.5\n';
  const offsets: (number | undefined)[] = [];
  return {
    offsets,
    length: () => file.length,
    add({ number, body }: PdfObject) {
      offsets[number] = file.length;
      file += `${number} 0 obj\n${body}\nendobj\n`;
    },
    close(table: string): Uint8Array {
      const start = file.length;
      file += `${table}startxref\n${start}\n%%EOF\n`;
      return Buffer.from(file, 'latin1');
    },
  };
}
