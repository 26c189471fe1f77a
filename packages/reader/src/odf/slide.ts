import { sortByReading } from '../slides/reading-order.ts';
import { type Draft, getDraftText } from '../source/draft.ts';
import { findChild, listElements, type XmlElement } from '../xml/tree.ts';
import { readApart } from './body.ts';
import type { OdtContext } from './context.ts';
import { isRunningShape } from './repeated-words.ts';
import { getShapeBox } from './shape-box.ts';

interface SlideRequest {
  /** A `draw:page`. */
  readonly slide: XmlElement;
  /** Place of the slide in the presentation, counted from 1. */
  readonly page: number;
}

/** Reads one slide. The words of a hidden slide become a mark on the next words of the presentation. */
export function readSlide({ slide, page }: SlideRequest, context: OdtContext): Draft[] {
  if (!isHidden(slide, context)) return readShown({ slide, page }, context);
  const pending: OdtContext['pending'] = [];
  const drafts = readShown({ slide, page }, { ...context, pending });
  const text = drafts.map(getDraftText).join('\n').trim();
  for (const mark of pending) context.pending.push(mark);
  if (text !== '') {
    context.noticed.add('hidden-text');
    context.pending.push({ kind: 'hidden', text });
  }
  return [];
}

function isHidden({ attributes }: XmlElement, { styles }: OdtContext): boolean {
  return styles
    .getChain('drawing-page', attributes['style-name'])
    .some(
      ({ element }) =>
        findChild(element, 'style:drawing-page-properties')?.attributes.visibility === 'hidden',
    );
}

function readShown({ slide, page }: SlideRequest, context: OdtContext): Draft[] {
  const children = listElements(slide);
  const read = (element: XmlElement) => readApart(enclose(element), context);
  const comments = children.filter(({ name }) => name === 'office:annotation').flatMap(read);
  const shapes = children.filter((child) => /^draw:/.test(child.name) && !isRunningShape(child));
  const isTitle = ({ attributes }: XmlElement) => attributes.class === 'title';
  const titles = shapes.filter(isTitle).flatMap(read).map(makeHeading);
  const others = shapes
    .filter((shape) => !isTitle(shape))
    .map((item) => ({ item, box: getShapeBox(item) }));
  const body = sortByReading(others).flatMap(({ item }) => read(item));
  const all = [...comments, ...titles, ...body, ...readNotes(children, context)];
  return all.map((draft) => ({ ...draft, runs: draft.runs.map((run) => ({ ...run, page })) }));
}

function makeHeading(draft: Draft): Draft {
  return { ...draft, kind: 'heading', level: 1 };
}

/** What the speaker is to say, as one block. */
function readNotes(children: readonly XmlElement[], context: OdtContext): Draft[] {
  const shapes = children
    .filter(({ name }) => name === 'presentation:notes')
    .flatMap(listElements)
    .filter((shape) => /^draw:/.test(shape.name) && !isRunningShape(shape));
  const drafts = shapes
    .flatMap((shape) => readApart(enclose(shape), context))
    .filter((draft) => getDraftText(draft).trim() !== '');
  const runs = drafts.flatMap((draft, index) => [
    ...(index === 0 ? [] : [{ text: '\n' }]),
    ...draft.runs.map(({ cell: _, ...run }) => run),
  ]);
  return runs.length === 0 ? [] : [{ kind: 'footnote', runs }];
}

/** An element with the one child. */
function enclose(child: XmlElement): XmlElement {
  return { name: '', attributes: {}, children: [child] };
}
