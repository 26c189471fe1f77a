import type { Edit } from '../xml/edit.ts';
import type { LocatedElement } from '../xml/located-element.ts';
import type { Anchor } from './anchor.ts';
import { findCut } from './find-cut.ts';

/** A position between two elements, or inside a run that is cut there. */
export interface Point {
  /** Offset in the XML. */
  readonly at: number;
  /** XML that closes the cut run, and XML that opens it again. */
  readonly before: string;
  readonly behind: string;
  /** Another edit that the cut requires: white space at it must be preserved. */
  readonly also?: Edit;
  /** Whether it is exactly at the requested position. */
  readonly isExact: boolean;
}

export interface PointRequest {
  readonly xml: string;
  readonly anchor: Anchor;
  /** The element of the words. */
  readonly leaf: LocatedElement;
  /** The displayed words of the element, and how many of their units are before the point. */
  readonly shown: string;
  readonly count: number;
}

/** The point at which a passage starts or ends in an anchor. */
export function findPoint(request: PointRequest, side: 'start' | 'end'): Point {
  const { anchor, leaf, shown, count, xml } = request;
  const isEdge = count === (side === 'start' ? 0 : shown.length);
  const { unit } = anchor;
  if (!anchor.isCuttable) return createEdge(unit, { side, isExact: isEdge && unit === leaf });
  if (!isEdge && leaf.name === 'w:t') {
    const written = xml.slice(leaf.openEnd, leaf.closeStart);
    const cut = findCut(written, { shown, count });
    if (cut !== undefined) return cutText(request, leaf.openEnd + cut);
  }
  const run = anchor.unit;
  const [from, to] =
    side === 'start'
      ? [run.properties?.end ?? run.openEnd, leaf.start]
      : [leaf.end, run.closeStart];
  if (xml.slice(from, to).trim() === '') return createEdge(run, { side, isExact: isEdge });
  return {
    at: side === 'start' ? leaf.start : leaf.end,
    before: `</${run.rawName}>`,
    behind: openAgain(xml, run),
    isExact: isEdge,
  };
}

function createEdge(
  unit: LocatedElement,
  { side, isExact }: { side: 'start' | 'end'; isExact: boolean },
): Point {
  return { at: side === 'start' ? unit.start : unit.end, before: '', behind: '', isExact };
}

const keepSpace = ' xml:space="preserve"';

function cutText({ xml, anchor, leaf }: PointRequest, at: number): Point {
  const run = anchor.unit;
  const tag = xml.slice(leaf.start, leaf.openEnd - 1);
  const isKept = tag.includes('xml:space');
  const tagEnd = leaf.openEnd - 1;
  return {
    at,
    before: `</${leaf.rawName}></${run.rawName}>`,
    behind: `${openAgain(xml, run)}${tag}${isKept ? '' : keepSpace}>`,
    ...(isKept ? {} : { also: { start: tagEnd, end: tagEnd, text: keepSpace } }),
    isExact: true,
  };
}

/** The opening tag of a run, with its properties. */
function openAgain(xml: string, run: LocatedElement): string {
  const { properties } = run;
  const look = properties === undefined ? '' : xml.slice(properties.start, properties.end);
  return xml.slice(run.start, run.openEnd) + look;
}
