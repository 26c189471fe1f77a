import { constants, inflateSync } from 'node:zlib';

/** An object that a damaged PDF still holds. */
export interface SurvivingObject {
  readonly generation: number;
  /** Where it begins in the file; nothing for one out of a compressed list. */
  readonly offset?: number;
  /** What it says of itself, without the bytes of a stream. */
  readonly body: string;
}

/** Largest number of an object, and bytes in which it says what it is. */
const largestNumber = 8_388_607;
const bodyReach = 16 * 1024;
/** How many times the file is looked through in sum where objects run into one another. */
const rounds = 3;

const header = /(?:^|[^\d])(\d{1,7})\s{1,4}(\d{1,5})\s{1,4}$/;

/**
 * Finds the objects of a PDF by looking through its bytes, those in compressed lists included, by their number;
 * the later one of two with the same number counts. At most `maxInflatedBytes` come out of the lists.
 */
export function findSurvivingObjects(
  bytes: Buffer,
  maxInflatedBytes: number,
): Map<number, SurvivingObject> {
  const objects = new Map<number, SurvivingObject>();
  const listed = new Map<number, SurvivingObject>();
  let room = bytes.length * rounds;
  let left = maxInflatedBytes;
  let end = -1;
  for (let at = bytes.indexOf('obj'); at >= 0 && room > 0; at = bytes.indexOf('obj', at + 3)) {
    const from = Math.max(0, at - 20);
    const match = header.exec(bytes.toString('latin1', from, at));
    const number = Number(match?.[1] ?? Number.NaN);
    if (match === null || !(number > 0 && number <= largestNumber)) continue;
    if (end < at) end = findEnd(bytes, at);
    const body = bytes.toString('latin1', at + 3, Math.min(end, at + bodyReach));
    room -= body.length;
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

/** What comes out of a list before it breaks off; nothing where it is packed in another way than usual. */
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

/** The list begins with the numbers of its objects and where each one begins. */
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
    // The end of the last one cannot be told from a place where the list broke off.
    const isCut = (starts[at + 1] ?? start) > content.length || !isBalanced(body);
    const isUsable = number > 0 && number <= largestNumber && !isCut;
    return isUsable ? [[number, { generation: 0, body }]] : [];
  });
}

function isBalanced(body: string): boolean {
  return body.trim() !== '' && body.split('<<').length === body.split('>>').length;
}
