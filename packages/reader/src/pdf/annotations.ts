import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { CommentFacts } from '../source/draft.ts';
import type { InnerFile } from '../source/inner-files.ts';
import { type Annotation, type Box, getBox } from './annotation.ts';
import { describeFile } from './attached-files.ts';
import type { PositionedComment } from './comment-positions.ts';
import { readFields } from './fields.ts';
import type { PositionedText } from './items.ts';
import type { Matrix } from './matrix.ts';

/** The annotations of a page. */
export interface PageAnnotations {
  /** Text of form fields and of free text annotations. */
  readonly texts: readonly PositionedText[];
  /** Comments on the page, with their boxes. */
  readonly comments: readonly PositionedComment[];
  /** Files attached to places of the page. */
  readonly files: readonly InnerFile[];
}

/** The most annotations of one page that are read; a form of several hundred fields is a long one. */
const mostAnnotations = 2000;
/** Subtypes that are comments about the page and not part of its text. */
const commentKinds: ReadonlySet<string> = new Set([
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

/** Reads the form fields and comments of a page. Hidden ones stay out. */
export async function readAnnotations(page: PDFPageProxy): Promise<PageAnnotations> {
  const all: readonly Annotation[] = await page.getAnnotations({ intent: 'display' });
  const annotations = all.slice(0, mostAnnotations).filter(isDisplayed);
  if (annotations.length === 0) return { texts: [], comments: [], files: [] };
  const viewport = page.getViewport({ scale: 1 });
  return {
    files: annotations.flatMap(({ subtype, file }) =>
      subtype === 'FileAttachment' ? [describeFile(file ?? {})] : [],
    ),
    texts: annotations.flatMap((annotation) => readFields(annotation, viewport)),
    comments: annotations.flatMap((annotation, index) => {
      const facts = describeComment(annotation);
      if (facts === undefined) return [];
      const boxes = listBoxes(annotation, viewport.transform);
      return [{ id: `${page.pageNumber}.${index}`, facts, boxes }];
    }),
  };
}

/** Flags of annotations that are not displayed: Hidden and NoView (ISO 32000-1, 12.5.3). */
const hiddenFlags = 2 | 32;

function isDisplayed({ annotationFlags = 0 }: Annotation): boolean {
  return (annotationFlags & hiddenFlags) === 0;
}

function describeComment(annotation: Annotation): CommentFacts | undefined {
  const text = annotation.contentsObj?.str?.replace(/\r\n?/g, '\n').trim() ?? '';
  if (!commentKinds.has(annotation.subtype ?? '') || text === '') return undefined;
  const author = annotation.titleObj?.str?.trim() ?? '';
  const date = parseDate(annotation.creationDate ?? annotation.modificationDate ?? '');
  return {
    text,
    ...(author === '' ? {} : { author }),
    ...(date === undefined ? {} : { date }),
  };
}

/** Converts `D:20240131093000+01'00'` (ISO 32000-1, 7.9.4) to ISO 8601. */
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

/** One box for each line of marked text; the annotation's own box if no text is marked. */
function listBoxes({ quadPoints, rect }: Annotation, viewport: Matrix): Box[] {
  const corners = Array.from(quadPoints ?? []);
  const quads: number[][] = [];
  for (let at = 0; at + 8 <= corners.length && quads.length < 200; at += 8)
    quads.push(corners.slice(at, at + 8));
  return (quads.length === 0 ? [[...(rect ?? [])]] : quads).map((points) =>
    getBox(points, viewport),
  );
}
