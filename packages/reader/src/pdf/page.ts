import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { RecognizedPage } from '../ocr/recognized-page.ts';
import type { CommentFacts, Mark } from '../source/draft.ts';
import type { InnerFile } from '../source/inner-files.ts';
import { readAnnotations } from './annotations.ts';
import { addBullets, listDrawnBullets } from './bullets.ts';
import type { TwoColumns } from './column-sections.ts';
import { readLines } from './columns.ts';
import { markComments } from './comment-positions.ts';
import { type DrawingReader, listRules } from './drawing.ts';
import type { KnownFonts } from './fonts.ts';
import type { Fragment, PageFragments } from './fragments.ts';
import { extractGrids } from './grids.ts';
import { readItems } from './items.ts';
import type { Line } from './lines.ts';
import { looksTabular } from './looks-tabular.ts';
import { orientPage } from './orient.ts';
import { orientRule, type PageOrientation } from './orientation.ts';
import { positionWord, type RecognizePage, recognizeTexts } from './recognize.ts';

/** What was read of one page. */
export interface PageLines {
  readonly page: number;
  readonly height: number;
  readonly lines: readonly Line[];
  /** Text at an angle to the rest. */
  readonly asides: readonly string[];
  /** Comments on the page without text beside them. */
  readonly unplacedMarks: readonly Mark[];
}

export interface PageRequest {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly fonts: KnownFonts;
  readonly drawing: DrawingReader;
  /** Whether every page is searched for drawn bullets. */
  readonly drawsBullets: boolean;
  readonly recognizePage: RecognizePage;
  readonly hasAnnotations: boolean;
  /** The columns of the page before, if it had two. */
  readonly before: TwoColumns | undefined;
  /** Characters that the document may still grow by. */
  readonly room: number;
}

export interface PageResult {
  readonly lines: PageLines;
  /** By the ids in the marks of the lines. */
  readonly comments: ReadonlyMap<string, CommentFacts>;
  /** Files attached to places of the page. */
  readonly files: readonly InnerFile[];
  readonly isCut: boolean;
  readonly columns: TwoColumns | undefined;
}

/** Reads one page. Throws whatever pdf.js throws if it cannot parse the page. */
export async function readPage(request: PageRequest): Promise<PageResult> {
  const { pdf, number, recognizePage } = request;
  const page = await pdf.getPage(number);
  const { texts: ownItems, isCut } = await readItems(page, request);
  const {
    texts: filled,
    comments,
    files,
  } = request.hasAnnotations ? await readAnnotations(page) : { texts: [], comments: [], files: [] };
  const { width, height: shownHeight } = page.getViewport({ scale: 1 });
  const own = { texts: [...ownItems, ...filled], width, height: shownHeight };
  const shown = await recognizeTexts(own, { number, recognizePage });
  const { texts, unplacedMarks } = markComments(shown.texts, comments);
  const { oriented, orientation } = orientPage({ ...shown, texts });
  const fragments = await addDrawnContent(oriented, { ...request, page, orientation });
  page.cleanup();
  const { height, asides, isMirrored } = oriented;
  const { before } = request;
  const { lines, columns } = readLines(number, { fragments, isMirrored, before });
  return {
    lines: {
      page: number,
      height,
      asides,
      unplacedMarks,
      lines,
    },
    comments: new Map(comments.map(({ id, facts }) => [id, facts])),
    files,
    isCut,
    columns,
  };
}

/** The lines of a page that was recognized from its picture alone. */
export function readRecognizedPage(number: number, page: RecognizedPage): PageLines {
  const { oriented } = orientPage({ ...page, texts: page.texts.map(positionWord) });
  const { fragments, height, asides, isMirrored } = oriented;
  const { lines } = readLines(number, { fragments, isMirrored, before: undefined });
  return { page: number, height, asides, unplacedMarks: [], lines };
}

interface DrawingSearch extends Pick<PageRequest, 'drawing' | 'drawsBullets'> {
  readonly page: PDFPageProxy;
  readonly orientation: PageOrientation;
}

/** The page's drawing is listed only if its text looks like a table or its bullets are drawn. */
async function addDrawnContent(
  oriented: PageFragments,
  { page, orientation, drawing, drawsBullets }: DrawingSearch,
): Promise<readonly Fragment[]> {
  const isTabular = looksTabular(oriented.fragments);
  if (!isTabular && !drawsBullets) return oriented.fragments;
  const list = await drawing.list(page);
  if (list === undefined) return oriented.fragments;
  const viewport = page.getViewport({ scale: 1 });
  const dots = listDrawnBullets(list, viewport.transform).map((dot) => ({
    ...dot,
    ...orientRule(dot, viewport, orientation),
  }));
  const listed = addBullets(oriented.fragments, dots);
  if (!isTabular) return listed;
  const rules = listRules(list, viewport.transform).map((rule) =>
    orientRule(rule, viewport, orientation),
  );
  return extractGrids(listed, rules);
}
