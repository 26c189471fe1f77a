import { findChild, listElements, type XmlElement } from '../xml/tree.ts';

/** A rectangle on a slide, in English Metric Units from its top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Placeholder {
  /** `title`, `body`, `ftr` …; `obj` where the file says nothing. */
  readonly type: string;
  readonly index: string;
}

/** A shape that may hold words: `p:sp` or `p:graphicFrame`. */
export interface Shape {
  readonly element: XmlElement;
  readonly placeholder: Placeholder | undefined;
  /** Undefined if the shape has the position of its layout. */
  readonly box: Box | undefined;
  readonly isHidden: boolean;
}

/** How the coordinates inside a group become those of the slide. */
interface Frame {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly left: number;
  readonly top: number;
}

interface ShapeWalk {
  readonly frame: Frame;
  readonly isHidden: boolean;
  readonly shapes: Shape[];
}

const slideFrame: Frame = { scaleX: 1, scaleY: 1, left: 0, top: 0 };
const choices = ['mc:Choice', 'mc:Fallback'];

/** The shapes of a slide, a layout, a master or a notes page in the order of the file, groups opened. */
export function listShapes(root: XmlElement): Shape[] {
  const tree = findChild(findChild(root, 'p:cSld'), 'p:spTree');
  const shapes: Shape[] = [];
  if (tree !== undefined) collect(tree, { frame: slideFrame, isHidden: false, shapes });
  return shapes;
}

function collect(element: XmlElement, walk: ShapeWalk): void {
  for (const child of listElements(element)) {
    if (child.name === 'p:sp' || child.name === 'p:graphicFrame')
      walk.shapes.push(readShape(child, walk));
    else if (child.name === 'p:grpSp') collect(child, enterGroup(child, walk));
    else if (child.name === 'mc:AlternateContent') collectChoice(child, walk);
  }
}

/** The same thing for newer and for older applications: only one of them is read. */
function collectChoice(element: XmlElement, walk: ShapeWalk): void {
  for (const name of choices) {
    const choice = findChild(element, name);
    const before = walk.shapes.length;
    if (choice !== undefined) collect(choice, walk);
    if (walk.shapes.length > before) return;
  }
}

function readShape(element: XmlElement, { frame, isHidden }: ShapeWalk): Shape {
  const properties = findNamedProperties(element);
  const box = readBox(findTransform(element));
  return {
    element,
    placeholder: readPlaceholder(findChild(findChild(properties, 'p:nvPr'), 'p:ph')),
    box: box && place(box, frame),
    isHidden: isHidden || isMarkedHidden(properties),
  };
}

/** `p:nvSpPr`, `p:nvGraphicFramePr` …: the element with common properties, which each kind of shape names differently. */
function findNamedProperties(element: XmlElement): XmlElement | undefined {
  return listElements(element).find(({ name }) => name.startsWith('p:nv'));
}

function isMarkedHidden(properties: XmlElement | undefined): boolean {
  return /^(1|true)$/.test(findChild(properties, 'p:cNvPr')?.attributes.hidden ?? '');
}

function readPlaceholder(element: XmlElement | undefined): Placeholder | undefined {
  if (element === undefined) return undefined;
  const { type = 'obj', idx = '0' } = element.attributes;
  return { type, index: idx };
}

function findTransform(element: XmlElement): XmlElement | undefined {
  return findChild(element, 'p:xfrm') ?? findChild(findChild(element, 'p:spPr'), 'a:xfrm');
}

function readBox(
  transform: XmlElement | undefined,
  [offset, extent]: readonly [string, string] = ['a:off', 'a:ext'],
): Box | undefined {
  const corner = findChild(transform, offset)?.attributes;
  const size = findChild(transform, extent)?.attributes;
  if (corner === undefined) return undefined;
  return {
    left: parseUnits(corner.x),
    top: parseUnits(corner.y),
    width: parseUnits(size?.cx),
    height: parseUnits(size?.cy),
  };
}

function parseUnits(value: string | undefined): number {
  const units = Number(value ?? 0);
  return Number.isFinite(units) ? units : 0;
}

function place({ left, top, width, height }: Box, frame: Frame): Box {
  return {
    left: frame.left + left * frame.scaleX,
    top: frame.top + top * frame.scaleY,
    width: width * frame.scaleX,
    height: height * frame.scaleY,
  };
}

function enterGroup(group: XmlElement, walk: ShapeWalk): ShapeWalk {
  const isHidden = walk.isHidden || isMarkedHidden(findNamedProperties(group));
  const transform = findChild(findChild(group, 'p:grpSpPr'), 'a:xfrm');
  const outer = readBox(transform);
  const inner = readBox(transform, ['a:chOff', 'a:chExt']);
  if (outer === undefined || inner === undefined) return { ...walk, isHidden };
  const placed = place(outer, walk.frame);
  const scaleX = inner.width > 0 ? placed.width / inner.width : walk.frame.scaleX;
  const scaleY = inner.height > 0 ? placed.height / inner.height : walk.frame.scaleY;
  const left = placed.left - inner.left * scaleX;
  const top = placed.top - inner.top * scaleY;
  return { ...walk, isHidden, frame: { scaleX, scaleY, left, top } };
}
