import { AppError } from '@clauselight/schema';
import { createDecoder } from './decoder.ts';
import type { XmlHandler } from './handler.ts';
import { findMisplaced } from './repair.ts';
import { createXmlScanner } from './scan.ts';
import { noChildren, type XmlElement } from './tag.ts';

export type { XmlElement } from './tag.ts';

const deepestLevel = 512;
const mostElements = 4_000_000;

interface MutableElement extends XmlElement {
  children: readonly (XmlElement | string)[];
}

export interface XmlReaderOptions {
  /** Name of a child of the outermost element whose own children are emitted one by one and not kept. */
  readonly streamed?: string;
  /** Takes a child as soon as it has ended. */
  onChild?(child: XmlElement): void;
  /** Called for every fault, after which reading continues; without it a fault throws. */
  onFault?(): void;
}

/** Parses one XML part that arrives in chunks. */
export interface XmlReader {
  /**
   * Throws `document_corrupt` for XML that is not well-formed and `document_too_complex` for a tree too deep or too
   * large.
   */
  write(bytes: Uint8Array): void;
  /** The outermost element. Throws as `write` does. */
  close(): XmlElement;
}

/**
 * Parses one XML part into a tree. Some of it may be emitted without being kept, so that memory holds one block instead
 * of a document. Knows no entities beyond the five of XML. Elements with the same source text may share one object.
 */
export function createXmlReader(options: XmlReaderOptions = {}): XmlReader {
  const builder = createBuilder(options);
  const scanner = createXmlScanner(builder, { onFault: options.onFault });
  const decoder = createDecoder();
  return {
    write: (bytes) => scanner.write(decoder.write(bytes)),
    close() {
      scanner.write(decoder.close());
      scanner.close();
      const top = builder.getOutermost();
      if (top === undefined) throw new AppError('document_corrupt');
      return top;
    },
  };
}

interface TreeBuilder extends XmlHandler {
  /** The outermost element, once it has ended. */
  getOutermost(): XmlElement | undefined;
}

/** The most elements that are moved after damage; each may be moved once for every element around it. */
const mostMoves = 500_000;
/** Depth of the element whose children may be streamed; the outermost is at 1. */
const streamedDepth = 2;

function createBuilder(options: XmlReaderOptions): TreeBuilder {
  const open: MutableElement[] = [];
  /** Index of the first child of each open element among the nodes, which are those that have ended, in order. */
  const starts: number[] = [];
  const nodes: (XmlElement | string)[] = [];
  let end = 0;
  let count = 0;
  let streamed: MutableElement | undefined;
  const streamedNames = new Set<string>();
  let moves = 0;
  const moveMisplaced = (element: XmlElement) => {
    if (open.length === streamedDepth && open[streamedDepth - 1] === streamed) {
      count = 0;
      end = starts[streamedDepth - 1] ?? 0;
      streamedNames.add(element.name);
      options.onChild?.(element);
    } else nodes[end++] = element;
  };
  const check = () => {
    count += 1;
    if (count > mostElements || open.length >= deepestLevel)
      throw new AppError('document_too_complex');
  };
  /** Names of the nodes before an index within the innermost open element. */
  const listNames = (before: number) => {
    const names = new Set(open.at(-1) === streamed ? streamedNames : []);
    for (let at = starts.at(-1) ?? 0; at < before; at += 1) {
      const node = nodes[at];
      if (typeof node === 'object') names.add(node.name);
    }
    return names;
  };
  /** Moves content that belongs after an element without an end tag. */
  const part = (element: MutableElement) => {
    const { children } = element;
    const misplaced = findMisplaced(children, listNames(end).add(element.name));
    moves += children.length - misplaced;
    if (moves > mostMoves) return moveMisplaced(element);
    element.children = children.slice(0, misplaced);
    moveMisplaced(element);
    for (const node of children.slice(misplaced)) {
      if (typeof node === 'string') nodes[end++] = node;
      else moveMisplaced(node);
    }
  };
  const close = (isImplied = false) => {
    const element = open.pop();
    const start = starts.pop() ?? 0;
    if (element === undefined) return undefined;
    if (end > start) element.children = nodes.slice(start, end);
    end = start;
    if (isImplied) part(element);
    else moveMisplaced(element);
    return element;
  };
  return {
    open({ name, attributes }) {
      check();
      const element: MutableElement = { name, attributes, children: noChildren };
      open.push(element);
      starts.push(end);
      if (open.length === streamedDepth && name === options.streamed) streamed = element;
    },
    add(element) {
      check();
      moveMisplaced(element);
    },
    close,
    text(text) {
      nodes[end++] = text;
    },
    getOutermost: () => nodes.slice(0, end).find((node) => typeof node !== 'string'),
  };
}

/** The first child element with a name. */
export function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  if (element === undefined) return undefined;
  for (const child of element.children) {
    if (typeof child !== 'string' && child.name === name) return child;
  }
  return undefined;
}

/** The child elements, without text. */
export function listElements(element: XmlElement): XmlElement[] {
  return element.children.filter((child): child is XmlElement => typeof child !== 'string');
}

/** The `w:val` of a child, which is how WordprocessingML states most values. */
export function findValue(element: XmlElement | undefined, name: string): string | undefined {
  return findChild(element, name)?.attributes.val;
}

/** A switch such as `w:vanish`: whether it is on; undefined if it is absent. */
export function findSwitch(element: XmlElement | undefined, name: string): boolean | undefined {
  const child = findChild(element, name);
  return child === undefined ? undefined : isOn(child);
}

/** Whether a switch that is present is on. */
export function isOn({ attributes: { val } }: XmlElement): boolean {
  return val !== '0' && val !== 'false' && val !== 'off' && val !== 'none';
}
