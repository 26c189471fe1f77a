import { constants, inflateSync } from 'node:zlib';

/** An object that a damaged PDF still holds. */
export interface SurvivingObject {
  readonly generation: number;
  /** Its offset in the file; undefined for one from a compressed list. */
  readonly offset?: number;
  /** Its dictionary or value, without the bytes of a stream. */
  readonly body: string;
}

/** Largest object number, and the most bytes of an object's own description. */
const largestNumber = 8_388_607;
const longestBody = 16 * 1024;
/** How many times the file is searched in total if objects run into each other. */
const mostRounds = 3;

const header = /(?:^|[^\d])(\d{1,7})\s{1,4}(\d{1,5})\s{1,4}$/;

/**
 * Finds the objects of a PDF, including those in compressed lists, by searching its bytes. Of two objects with the same
 * number the later one counts. The lists inflate to at most `maxInflatedBytes`.
 */
export function findSurvivingObjects(
  bytes: Buffer,
  maxInflatedBytes: number,
): Map<number, SurvivingObject> {
  const objects = new Map<number, SurvivingObject>();
  const listed = new Map<number, SurvivingObject>();
  let remaining = bytes.length * mostRounds;
  let left = maxInflatedBytes;
  let end = -1;
  for (let at = bytes.indexOf('obj'); at >= 0 && remaining > 0; at = bytes.indexOf('obj', at + 3)) {
    const from = Math.max(0, at - 20);
    const match = header.exec(bytes.toString('latin1', from, at));
    const number = Number(match?.[1] ?? Number.NaN);
    if (match === null || !(number > 0 && number <= largestNumber)) continue;
    if (end < at) end = findEnd(bytes, at);
    const body = bytes.toString('latin1', at + 3, Math.min(end, at + longestBody));
    remaining -= body.length;
    const offset = from + match.index + match[0].search(/\d/);
    objects.set(number, { generation: Number(match[2]), offset, body: cutStream(body) });
    if (!body.includes('/ObjStm')) continue;
    const content = unpackList(bytes, { at, body, left });
    left -= content.length;
    for (const [own, object] of readList(content, body)) listed.set(own, object);
  }
  for (const [number, object] of listed) if (!objects.has(number)) objects.set(number, object);
  return objects;
}

function findEnd(bytes: Buffer, at: number): number {
  const end = bytes.indexOf('endobj', at);
  return end < 0 ? bytes.length : end;
}

function cutStream(body: string): string {
  const at = body.search(/\bstream[\r\n]/);
  return at < 0 ? body : body.slice(0, at);
}

/** What comes out of a list before it breaks off; empty if it is compressed in an unusual way. */
function unpackList(
  bytes: Buffer,
  { at, body, left }: { at: number; body: string; left: number },
): string {
  const start = /\bstream\r?\n/.exec(body);
  const dictionary = cutStream(body);
  if (start === null || left <= 0 || /\/Predictor\s*(?!1\b)\d/.test(dictionary)) return '';
  const from = at + 3 + start.index + start[0].length;
  const end = bytes.indexOf('endstream', from);
  const packed = bytes.subarray(from, end < 0 ? bytes.length : end);
  if (!dictionary.includes('/Filter')) return packed.toString('latin1');
  if (!/\/Filter\s*\[?\s*\/(FlateDecode|Fl)\b/.test(dictionary)) return '';
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: left };
    return inflateSync(packed, options).toString('latin1');
  } catch {
    return '';
  }
}

/** The list begins with the numbers of its objects and their offsets. */
function readList(content: string, dictionary: string): [number, SurvivingObject][] {
  const first = Number(/\/First\s+(\d{1,9})/.exec(dictionary)?.[1] ?? 0);
  const figures = content.slice(0, first).trim().split(/\s+/).map(Number);
  const count = Math.floor(figures.length / 2);
  const isWhole = count === Number(/\/N\s+(\d{1,9})/.exec(dictionary)?.[1] ?? -1);
  if (!isWhole) return [];
  const starts = Array.from({ length: count }, (_, at) => first + (figures[at * 2 + 1] ?? 0));
  return starts.flatMap((start, at): [number, SurvivingObject][] => {
    const number = figures[at * 2] ?? 0;
    const body = content.slice(start, starts[at + 1] ?? content.length);
    // The end of the last one cannot be distinguished from where the list broke off.
    const isCut = (starts[at + 1] ?? start) > content.length || !isBalanced(body);
    const isUsable = number > 0 && number <= largestNumber && !isCut;
    return isUsable ? [[number, { generation: 0, body }]] : [];
  });
}

function isBalanced(body: string): boolean {
  return body.trim() !== '' && body.split('<<').length === body.split('>>').length;
}
