import { findLostFonts, hasLostFonts } from './surviving-fonts.ts';
import { findSurvivingObjects, type SurvivingObject } from './surviving-objects.ts';

/** What is left of a damaged PDF. */
export interface Salvage {
  /** Pages that are left, some perhaps from earlier states of the document. */
  readonly pageCount: number;
  /** Whether fonts of the pages are missing, so that their letters may come out wrong. */
  readonly hasLostFonts: boolean;
  /** Create complete PDFs: one with the document's own page order, if that is left, and one with the file's. */
  readonly versions: readonly (() => Uint8Array)[];
}

const catalogType = /\/Type\s{0,9}\/Catalog\b/;
const pageType = /\/Type\s{0,9}\/Page\b/;
/** Marks an encrypted document; without its trailer the key is lost. */
const encryptionFilter = /\/Filter\s{0,9}\/Standard\b/;

/**
 * Searches a PDF without its end for remaining pages. Returns undefined if there are none, or all are encrypted.
 * Compressed object lists inflate to at most `maxInflatedBytes`.
 */
export function findSalvage(source: Uint8Array, maxInflatedBytes: number): Salvage | undefined {
  const whole = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const bytes = whole.subarray(Math.max(0, whole.indexOf('%PDF-')));
  const objects = findSurvivingObjects(bytes, maxInflatedBytes);
  const inner = findLostFonts(objects);
  const hasLost = inner.size > 0 || hasLostFonts(objects);
  for (const [number, font] of inner) objects.set(number, font);
  const listed = [...objects];
  const pages = listed.filter(([, { body }]) => pageType.test(body));
  if (pages.length === 0 || listed.some(([, { body }]) => encryptionFilter.test(body)))
    return undefined;
  const catalog = listed.findLast(([, { body }]) => catalogType.test(body));
  return {
    pageCount: pages.length,
    hasLostFonts: hasLost,
    versions: [
      ...(catalog === undefined ? [] : [() => appendEnding(bytes, { objects, catalog })]),
      () => appendEnding(bytes, createTree(objects, pages)),
    ],
  };
}

type Objects = ReadonlyMap<number, SurvivingObject>;

/** A catalog of the pages in file order. */
function createTree(
  objects: Objects,
  pages: readonly (readonly [number, SurvivingObject])[],
): FileEnd {
  let free = 1;
  for (const number of objects.keys()) free = Math.max(free, number + 1);
  const kids = pages.map(([number, { generation }]) => `${number} ${generation} R`).join(' ');
  const tree = { generation: 0, body: `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>` };
  const root = { generation: 0, body: `<</Type/Catalog/Pages ${free} 0 R>>` };
  const all = new Map(objects).set(free, tree).set(free + 1, root);
  return { objects: all, catalog: [free + 1, root] };
}

interface FileEnd {
  readonly objects: Objects;
  readonly catalog: readonly [number, SurvivingObject];
}

function appendEnding(bytes: Buffer, { objects, catalog }: FileEnd): Uint8Array {
  // A stream that was cut off ends here.
  const parts = ['\nendstream\nendobj\n'];
  let length = bytes.length + (parts[0]?.length ?? 0);
  const entries: string[] = [];
  let size = 0;
  for (const [number, { generation, offset, body }] of objects) {
    const place = `${offset ?? length}`.padStart(10, '0');
    entries.push(`${number} 1\n${place} ${`${generation}`.padStart(5, '0')} n \n`);
    size = Math.max(size, number + 1);
    if (offset !== undefined) continue;
    const part = `${number} ${generation} obj\n${body}\nendobj\n`;
    parts.push(part);
    length += part.length;
  }
  const [number, { generation }] = catalog;
  const trailer = `trailer\n<</Size ${size}/Root ${number} ${generation} R>>\n`;
  const end = `xref\n${entries.join('')}${trailer}startxref\n${length}\n%%EOF\n`;
  return Buffer.concat([bytes, Buffer.from(`${parts.join('')}${end}`, 'latin1')]);
}
