import type { Draft } from '../source/draft.ts';
import { findChild, listElements, type XmlElement } from '../xml/tree.ts';
import { findGraphicPart, type GraphicRequest } from './graphic.ts';
import { readTextBody } from './text-body.ts';

/** Reads the words of a SmartArt diagram, point by point as its tree goes. */
export function readDiagram(reference: XmlElement, request: GraphicRequest): Draft[] {
  const part = findGraphicPart(reference.attributes['r:dm'], request);
  if (part === undefined) return [];
  const { page, context } = request;
  return sortPoints(part.root).flatMap((point) => {
    const body = findChild(point, 'dgm:t');
    return body === undefined ? [] : readTextBody({ element: body, styles: [], page }, context);
  });
}

const presentational = new Set(['pres', 'parTrans', 'sibTrans']);

/** ECMA-376 part 1, 21.4: points are a list, and connections make a tree of it. */
function sortPoints(root: XmlElement): XmlElement[] {
  const listed = findChild(root, 'dgm:ptLst');
  const points = (listed === undefined ? [] : listElements(listed)).filter(
    ({ attributes }) => !presentational.has(attributes.type ?? 'node'),
  );
  const children = groupChildren(findChild(root, 'dgm:cxnLst'));
  const byId = new Map(points.map((point) => [point.attributes.modelId ?? '', point]));
  const sorted = new Set<XmlElement>();
  const open = points.filter(({ attributes }) => attributes.type === 'doc').reverse();
  // A point that no connection leads to is read after the others.
  open.unshift(...points.filter(({ attributes }) => attributes.type !== 'doc').reverse());
  for (let point = open.pop(); point !== undefined; point = open.pop()) {
    if (sorted.has(point)) continue;
    sorted.add(point);
    for (const id of children.get(point.attributes.modelId ?? '') ?? []) {
      const child = byId.get(id);
      if (child !== undefined) open.push(child);
    }
  }
  return [...sorted];
}

/** Ids of the points below each point, the last first. */
function groupChildren(list: XmlElement | undefined): ReadonlyMap<string, readonly string[]> {
  const connections = (list === undefined ? [] : listElements(list))
    .map(({ attributes }) => attributes)
    .filter(({ type = 'parOf' }) => type === 'parOf')
    .sort((a, b) => Number(b.srcOrd ?? 0) - Number(a.srcOrd ?? 0));
  const children = new Map<string, string[]>();
  for (const { srcId = '', destId = '' } of connections) {
    const known = children.get(srcId) ?? [];
    children.set(srcId, known);
    known.push(destId);
  }
  return children;
}
