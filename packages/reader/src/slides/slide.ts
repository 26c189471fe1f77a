import { type Draft, getDraftText, type TextRun } from '../source/draft.ts';
import { findChild, type XmlElement } from '../xml/tree.ts';
import { readChart } from './chart.ts';
import { readComments } from './comments.ts';
import type { SlideContext } from './context.ts';
import { readDiagram } from './diagram.ts';
import { type Inheritance, isTitle } from './master.ts';
import type { PackagePart } from './package.ts';
import { type PlacedItem, sortByReading } from './reading-order.ts';
import { type Box, listShapes, type Shape } from './shapes.ts';
import { readTable } from './table.ts';
import { readTextBody, readTitle } from './text-body.ts';

interface SlideRequest {
  readonly slide: PackagePart;
  /** Place of the slide in the presentation, counted from 1. */
  readonly page: number;
}

interface SlideWalk extends SlideRequest {
  readonly context: SlideContext;
  readonly inheritance: Inheritance;
}

const running: ReadonlyMap<string, 'header' | 'footer'> = new Map([
  ['hdr', 'header'],
  ['ftr', 'footer'],
  ['dt', 'footer'],
  ['sldNum', 'footer'],
]);
const nowhere: Box = { left: 0, top: Number.MAX_SAFE_INTEGER, width: 0, height: 0 };

/**
 * Reads one slide: its title, its other content in reading order, what it repeats from other slides, and its notes.
 * The words of a hidden slide become a mark on the next words of the presentation.
 */
export function readSlide(request: SlideRequest, context: SlideContext): Draft[] {
  const { slide } = request;
  readComments(slide, context);
  if (slide.links.some(({ type }) => type === 'package' || type === 'oleObject'))
    context.noticed.add('attachments-left-out');
  if (/^(0|false)$/.test(slide.root.attributes.show ?? '')) {
    hide((apart) => readShown(request, apart), context);
    return [];
  }
  return readShown(request, context);
}

function readShown(request: SlideRequest, context: SlideContext): Draft[] {
  const inheritance = context.inheritances.find(request.slide);
  const walk = { ...request, context, inheritance };
  const shapes = listShapes(request.slide.root);
  const isRunning = ({ placeholder }: Shape) => running.has(placeholder?.type ?? '');
  const body = sortShapes(
    shapes.filter((shape) => !isRunning(shape)),
    inheritance,
  );
  const repeated = [...shapes.filter(isRunning), ...listRepeated(walk)];
  return [
    ...body.flatMap((shape) => readVisible(shape, walk)),
    ...repeated.flatMap((shape) => readRunning(shape, walk)),
    ...readNotes(walk),
  ];
}

/** What layout and master show themselves; the same for all slides that are made of them. */
function listRepeated({ inheritance, context: { layouts } }: SlideWalk): readonly Shape[] {
  if (layouts.has(inheritance.key)) return [];
  layouts.add(inheritance.key);
  return inheritance.listOwnShapes();
}

/** Titles first, then the rest as people read it. */
function sortShapes(shapes: readonly Shape[], inheritance: Inheritance): Shape[] {
  const titles = shapes.filter(({ placeholder }) => isTitle(placeholder));
  const rest = shapes
    .filter(({ placeholder }) => !isTitle(placeholder))
    .map((item): PlacedItem<Shape> => {
      const inherited = item.placeholder && inheritance.findBox(item.placeholder);
      return { item, box: item.box ?? inherited ?? nowhere };
    });
  return [...titles, ...sortByReading(rest).map(({ item }) => item)];
}

function readVisible(shape: Shape, walk: SlideWalk): Draft[] {
  if (!shape.isHidden) return readShape(shape, walk);
  hide((context) => readShape(shape, { ...walk, context }), walk.context);
  return [];
}

/** Reads what is not shown and leaves its words as a mark. */
function hide(read: (context: SlideContext) => Draft[], context: SlideContext): void {
  const apart: SlideContext = { ...context, running: new Set(), layouts: new Set(), pending: [] };
  const text = read(apart).map(getDraftText).join('\n').trim();
  for (const mark of apart.pending) context.pending.push(mark);
  if (text === '') return;
  context.noticed.add('hidden-text');
  context.pending.push({ kind: 'hidden', text });
}

function readShape(shape: Shape, walk: SlideWalk): Draft[] {
  const { element, placeholder } = shape;
  if (element.name === 'p:graphicFrame') return readGraphic(element, walk);
  const body = findChild(element, 'p:txBody');
  if (body === undefined) return [];
  const { page, context, inheritance } = walk;
  const request = { element: body, styles: inheritance.listStyles(shape), page };
  return isTitle(placeholder) ? readTitle(request, context) : readTextBody(request, context);
}

function readGraphic(element: XmlElement, walk: SlideWalk): Draft[] {
  const data = findChild(findChild(element, 'a:graphic'), 'a:graphicData');
  const table = findChild(data, 'a:tbl');
  const diagram = findChild(data, 'dgm:relIds');
  const chart = findChild(data, 'c:chart');
  if (table !== undefined) return readTable(table, walk);
  if (diagram !== undefined) return readDiagram(diagram, walk);
  return chart === undefined ? [] : readChart(chart, walk);
}

/** What is on many slides is read once; numbers and dates alone tell nothing. */
function readRunning(shape: Shape, walk: SlideWalk): Draft[] {
  const kind = running.get(shape.placeholder?.type ?? '') ?? 'footer';
  return readVisible(shape, walk).flatMap((draft): Draft[] => {
    const key = getDraftText(draft).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
    const { running: seen } = walk.context;
    if (seen.has(key) || !/\p{L}/u.test(key)) return [];
    seen.add(key);
    return [{ kind, runs: draft.runs.map(({ cell: _, ...piece }) => piece) }];
  });
}

/** What the speaker is to say, as one block. */
function readNotes({ slide, page, context }: SlideWalk): Draft[] {
  const part = context.slidePackage.findLinked(slide, 'notesSlide');
  const bodies = (part === undefined ? [] : listShapes(part.root))
    .filter(({ placeholder }) => placeholder?.type === 'body')
    .flatMap(({ element }) => findChild(element, 'p:txBody') ?? []);
  const drafts = bodies.flatMap((element) => readTextBody({ element, styles: [], page }, context));
  const runs = drafts.flatMap((draft, index): readonly TextRun[] =>
    index === 0 ? draft.runs : [{ text: '\n', page }, ...draft.runs],
  );
  return runs.length === 0 ? [] : [{ kind: 'footnote', runs }];
}
