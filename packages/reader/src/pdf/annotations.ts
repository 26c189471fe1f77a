import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { CommentFacts } from '../source/draft.ts';
import { type Annotation, type Box, getBox } from './annotation.ts';
import { readFields } from './fields.ts';
import type { PlacedText } from './items.ts';
import type { Matrix } from './matrix.ts';
import type { PlacedNote } from './note-places.ts';

/** What stands on a page beside its text. */
export interface PageAnnotations {
  /** Text of form fields and of notes written on the page itself. */
  readonly texts: readonly PlacedText[];
  /** Comments on the page, with the boxes they are on. */
  readonly notes: readonly PlacedNote[];
}

/** Annotations of one page that are looked at; a form of several hundred fields is a long one. */
const mostAnnotations = 2000;
/** Kinds whose words are said about the page and are not part of it. */
const noteKinds: ReadonlySet<string> = new Set([
  'Text',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Caret',
  'Ink',
  'Line',
  'Square',
  'Circle',
  'Polygon',
  'PolyLine',
  'Stamp',
]);

/** Takes what is filled in and what is noted on a page. What is hidden from the reader of the page stays out. */
export async function readAnnotations(page: PDFPageProxy): Promise<PageAnnotations> {
  const all: readonly Annotation[] = await page.getAnnotations({ intent: 'display' });
  const annotations = all.slice(0, mostAnnotations).filter(isShown);
  if (annotations.length === 0) return { texts: [], notes: [] };
  const viewport = page.getViewport({ scale: 1 });
  return {
    texts: annotations.flatMap((annotation) => readFields(annotation, viewport)),
    notes: annotations.flatMap((annotation, index) => {
      const facts = describeNote(annotation);
      if (facts === undefined) return [];
      const boxes = listBoxes(annotation, viewport.transform);
      return [{ id: `${page.pageNumber}.${index}`, facts, boxes }];
    }),
  };
}

/** Flags of what a page does not show: hidden, and not to be viewed (ISO 32000-1, 12.5.3). */
const unseen = 2 | 32;

function isShown({ annotationFlags = 0 }: Annotation): boolean {
  return (annotationFlags & unseen) === 0;
}

function describeNote(annotation: Annotation): CommentFacts | undefined {
  const text = annotation.contentsObj?.str?.replace(/\r\n?/g, '\n').trim() ?? '';
  if (!noteKinds.has(annotation.subtype ?? '') || text === '') return undefined;
  const author = annotation.titleObj?.str?.trim() ?? '';
  const date = parseDate(annotation.creationDate ?? annotation.modificationDate ?? '');
  return {
    text,
    ...(author === '' ? {} : { author }),
    ...(date === undefined ? {} : { date }),
  };
}

/** `D:20240131093000+01'00'` as ISO 8601 says it (ISO 32000-1, 7.9.4). */
function parseDate(value: string): string | undefined {
  const match =
    /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([+-])(\d\d)'?(\d\d)?|Z)?/.exec(value);
  const [, year, month = '01', day = '01', hour, minute = '00', second = '00', sign, h, m = '00'] =
    match ?? [];
  if (year === undefined) return undefined;
  if (hour === undefined) return `${year}-${month}-${day}`;
  const zone = sign === undefined ? (value.endsWith('Z') ? 'Z' : '') : `${sign}${h}:${m}`;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`;
}

/** One box for each line of marked text; the annotation's own where no text is marked. */
function listBoxes({ quadPoints, rect }: Annotation, viewport: Matrix): Box[] {
  const corners = Array.from(quadPoints ?? []);
  const quads: number[][] = [];
  for (let at = 0; at + 8 <= corners.length && quads.length < 200; at += 8)
    quads.push(corners.slice(at, at + 8));
  return (quads.length === 0 ? [[...(rect ?? [])]] : quads).map((points) =>
    getBox(points, viewport),
  );
}
