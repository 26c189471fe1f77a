import { findChild, type XmlElement } from '../xml/tree.ts';
import type { PackagePart, SlidePackage } from './package.ts';
import { type Box, listShapes, type Placeholder, type Shape } from './shapes.ts';

/** What a slide takes from its layout and its master. */
export interface Inheritance {
  /** The same for all slides that take the same. */
  readonly key: string;
  /** The position of a placeholder if the slide does not state it. */
  findBox(placeholder: Placeholder): Box | undefined;
  /** List styles that a shape's paragraphs follow, the nearest first; each has `a:lvl1pPr` to `a:lvl9pPr`. */
  listStyles(shape: Shape): readonly XmlElement[];
  /** Shapes of layout and master that are shown on every slide made of them. */
  listOwnShapes(): readonly Shape[];
}

const titles = new Set(['title', 'ctrTitle']);
const bodies = new Set([
  'body',
  'obj',
  'subTitle',
  'tbl',
  'chart',
  'dgm',
  'media',
  'pic',
  'clipArt',
]);

/** What every slide takes; slides of one layout share it. */
export interface Inheritances {
  find(slide: PackagePart): Inheritance;
}

/** Follows slides to their layouts, and those to their masters. */
export function createInheritances(slidePackage: SlidePackage): Inheritances {
  const known = new Map<string, Inheritance>();
  return {
    find(slide) {
      const layout = slidePackage.findLinked(slide, 'slideLayout');
      const showsMaster = isShown(slide) && isShown(layout);
      const key = `${layout?.name ?? ''} ${isShown(slide)}`;
      const inheritance = known.get(key) ?? {
        key,
        ...createInheritance({
          layout,
          master: slidePackage.findLinked(layout, 'slideMaster'),
          showsLayout: isShown(slide),
          showsMaster,
        }),
      };
      known.set(key, inheritance);
      return inheritance;
    },
  };
}

/** Whether a part displays the shapes of its layout or master. */
function isShown(part: PackagePart | undefined): boolean {
  return !/^(0|false)$/.test(part?.root.attributes.showMasterSp ?? '');
}

interface InheritedShapes {
  readonly layout: PackagePart | undefined;
  readonly master: PackagePart | undefined;
  readonly showsLayout: boolean;
  readonly showsMaster: boolean;
}

function createInheritance(origin: InheritedShapes): Omit<Inheritance, 'key'> {
  const { layout, master, showsLayout, showsMaster } = origin;
  const onLayout = layout === undefined ? [] : listShapes(layout.root);
  const onMaster = master === undefined ? [] : listShapes(master.root);
  const [layoutShapes, masterShapes] = [indexShapes(onLayout), indexShapes(onMaster)];
  // ECMA-376 part 1, 19.3.1.36: a slide's placeholder is the layout's with the same index, or type.
  const findAlike = (placeholder: Placeholder) =>
    [
      placeholder.index === '0'
        ? layoutShapes.byKind.get(getKind(placeholder))
        : layoutShapes.byIndex.get(placeholder.index),
      masterShapes.byKind.get(getKind(placeholder)),
    ].filter((shape) => shape !== undefined);
  const textStyles = findChild(master?.root, 'p:txStyles');
  return {
    findBox: (placeholder) => findAlike(placeholder).find(({ box }) => box !== undefined)?.box,
    listStyles({ element, placeholder }) {
      const alike = placeholder === undefined ? [] : findAlike(placeholder);
      const lists = [element, ...alike.map((shape) => shape.element)].map(findListStyle);
      const general = findChild(textStyles, getStyleName(placeholder));
      return [...lists, general].filter((style) => style !== undefined);
    },
    listOwnShapes: () =>
      [...(showsMaster ? onMaster : []), ...(showsLayout ? onLayout : [])].filter(
        ({ placeholder }) => placeholder === undefined,
      ),
  };
}

/** Whether a placeholder counts as the title of its slide. */
export function isTitle(placeholder: Placeholder | undefined): boolean {
  return placeholder !== undefined && titles.has(placeholder.type);
}

interface ShapeIndex {
  readonly byIndex: ReadonlyMap<string, Shape>;
  readonly byKind: ReadonlyMap<string, Shape>;
}

/** The first placeholder of each index and of each kind. */
function indexShapes(shapes: readonly Shape[]): ShapeIndex {
  const byIndex = new Map<string, Shape>();
  const byKind = new Map<string, Shape>();
  for (const shape of shapes) {
    if (shape.placeholder === undefined) continue;
    const { index } = shape.placeholder;
    const kind = getKind(shape.placeholder);
    if (!byIndex.has(index)) byIndex.set(index, shape);
    if (!byKind.has(kind)) byKind.set(kind, shape);
  }
  return { byIndex, byKind };
}

function getKind({ type }: Placeholder): string {
  if (titles.has(type)) return 'title';
  return bodies.has(type) ? 'body' : type;
}

function getStyleName(placeholder: Placeholder | undefined): string {
  const kind = placeholder && getKind(placeholder);
  if (kind === 'title') return 'p:titleStyle';
  return kind === 'body' ? 'p:bodyStyle' : 'p:otherStyle';
}

function findListStyle(element: XmlElement): XmlElement | undefined {
  return findChild(findChild(element, 'p:txBody'), 'a:lstStyle');
}
