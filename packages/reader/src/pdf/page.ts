import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { CommentFacts, Mark } from '../source/draft.ts';
import { readAnnotations } from './annotations.ts';
import { addBullets, listDots } from './bullets.ts';
import { readLines, type TwoColumns } from './columns.ts';
import { type Drawing, listRules } from './drawing.ts';
import type { KnownFonts } from './fonts.ts';
import type { Fragment, PageFragments } from './fragments.ts';
import { type Frame, layRule } from './frame.ts';
import { gatherGrids } from './grids.ts';
import { type PlacedText, readItems } from './items.ts';
import type { Line } from './lines.ts';
import { looksTabular } from './looks-tabular.ts';
import { markTexts } from './note-places.ts';
import { orientPage } from './orient.ts';
import { type RecognizePage, recognizeTexts } from './recognize.ts';

/** What was read of one page. */
export interface PageLines {
  readonly page: number;
  readonly height: number;
  readonly lines: readonly Line[];
  /** Text at an angle to the rest. */
  readonly asides: readonly string[];
  /** Comments on the page that are beside no text. */
  readonly loose: readonly Mark[];
}

export interface PageRequest {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly fonts: KnownFonts;
  readonly drawing: Drawing;
  /** Whether the bullets of lists are looked for in what every page draws. */
  readonly drawsBullets: boolean;
  readonly recognizePage: RecognizePage;
  readonly hasAnnotations: boolean;
  /** The columns of the page before, if it had two. */
  readonly before: TwoColumns | undefined;
  /** Characters the document may still grow by. */
  readonly room: number;
}

export interface ReadPage {
  readonly lines: PageLines;
  /** By the id that the marks in the lines name. */
  readonly comments: ReadonlyMap<string, CommentFacts>;
  readonly isCut: boolean;
  readonly columns: TwoColumns | undefined;
}

/** Reads one page. Throws whatever pdf.js throws where it cannot make sense of it. */
export async function readPage(request: PageRequest): Promise<ReadPage> {
  const { pdf, number, recognizePage } = request;
  const page = await pdf.getPage(number);
  const { texts: own, isCut } = await readItems(page, request);
  const { texts: filled, notes } = request.hasAnnotations
    ? await readAnnotations(page)
    : { texts: [], notes: [] };
  const all = await recognizeTexts([...own, ...filled], { number, recognizePage });
  const { texts, loose } = markTexts(all, notes);
  const { laid, frame } = orient(page, texts);
  const fragments = await addDrawn(laid, { ...request, page, frame });
  page.cleanup();
  const { height, asides, isMirrored } = laid;
  const { before } = request;
  const { lines, columns } = readLines(number, { fragments, isMirrored, before });
  return {
    lines: {
      page: number,
      height,
      asides,
      loose,
      lines,
    },
    comments: new Map(notes.map(({ id, facts }) => [id, facts])),
    isCut,
    columns,
  };
}

function orient(page: PDFPageProxy, texts: readonly PlacedText[]) {
  const { width, height } = page.getViewport({ scale: 1 });
  return orientPage({ width, height, texts });
}

interface DrawnSearch extends Pick<PageRequest, 'drawing' | 'drawsBullets'> {
  readonly page: PDFPageProxy;
  readonly frame: Frame;
}

/** The page's drawing is listed only where its text stands as in a table, or its bullets are no text. */
async function addDrawn(
  laid: PageFragments,
  { page, frame, drawing, drawsBullets }: DrawnSearch,
): Promise<readonly Fragment[]> {
  const isTabular = looksTabular(laid.fragments);
  if (!isTabular && !drawsBullets) return laid.fragments;
  const list = await drawing.list(page);
  if (list === undefined) return laid.fragments;
  const shown = page.getViewport({ scale: 1 });
  const dots = listDots(list, shown.transform).map((dot) => ({
    ...dot,
    ...layRule(dot, shown, frame),
  }));
  const listed = addBullets(laid.fragments, dots);
  if (!isTabular) return listed;
  const rules = listRules(list, shown.transform).map((rule) => layRule(rule, shown, frame));
  return gatherGrids(listed, rules);
}
