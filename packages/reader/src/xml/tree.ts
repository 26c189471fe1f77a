import { AppError } from '@clauselight/schema';
import { createDecoder } from './decoder.ts';
import type { XmlHandler } from './handler.ts';
import { findStray } from './repair.ts';
import { createXmlScanner } from './scan.ts';
import { noChildren, type XmlElement } from './tag.ts';

export type { XmlElement } from './tag.ts';

const deepest = 512;
const mostElements = 4_000_000;

interface Growing extends XmlElement {
  children: readonly (XmlElement | string)[];
}

export interface XmlReaderOptions {
  /** Name of a child of the outermost element whose own children are handed over one by one and not kept. */
  readonly streamed?: string;
  /** Takes a child as soon as it has ended. */
  onChild?(child: XmlElement): void;
  /** Called for every fault, of which as much is made as can be; without it a fault throws. */
  onFault?(): void;
}

/** Parses one XML part that comes in pieces. */
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
 * Parses one XML part into a tree, part of it perhaps without keeping it: memory for one block instead of a document.
 * No entities beyond the five of XML. An element may be shared by all that are written the same.
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

/** Elements put in their place after damage, at most; each may be moved once for every element around it. */
const mostMoves = 500_000;
/** Depth of the element whose children may be streamed: the outermost is at 1. */
const streamedDepth = 2;

function createBuilder(options: XmlReaderOptions): TreeBuilder {
  const open: Growing[] = [];
  /** Where the children of each open element begin among the nodes, which are those that have ended, in order. */
  const starts: number[] = [];
  const nodes: (XmlElement | string)[] = [];
  let end = 0;
  let count = 0;
  let streamed: Growing | undefined;
  const streamedNames = new Set<string>();
  let moves = 0;
  const place = (element: XmlElement) => {
    if (open.length === streamedDepth && open[streamedDepth - 1] === streamed) {
      count = 0;
      end = starts[streamedDepth - 1] ?? 0;
      streamedNames.add(element.name);
      options.onChild?.(element);
    } else nodes[end++] = element;
  };
  const check = () => {
    count += 1;
    if (count > mostElements || open.length >= deepest) throw new AppError('document_too_complex');
  };
  /** Names of what stands in front of an offset among the nodes, within the innermost open element. */
  const listNames = (before: number) => {
    const names = new Set(open.at(-1) === streamed ? streamedNames : []);
    for (let at = starts.at(-1) ?? 0; at < before; at += 1) {
      const node = nodes[at];
      if (typeof node === 'object') names.add(node.name);
    }
    return names;
  };
  /** Of an element whose end is missing, puts behind it what belongs there. */
  const part = (element: Growing) => {
    const { children } = element;
    const stray = findStray(children, listNames(end).add(element.name));
    moves += children.length - stray;
    if (moves > mostMoves) return place(element);
    element.children = children.slice(0, stray);
    place(element);
    for (const node of children.slice(stray)) {
      if (typeof node === 'string') nodes[end++] = node;
      else place(node);
    }
  };
  const close = (isImplied = false) => {
    const element = open.pop();
    const start = starts.pop() ?? 0;
    if (element === undefined) return undefined;
    if (end > start) element.children = nodes.slice(start, end);
    end = start;
    if (isImplied) part(element);
    else place(element);
    return element;
  };
  return {
    open({ name, attributes }) {
      check();
      const element: Growing = { name, attributes, children: noChildren };
      open.push(element);
      starts.push(end);
      if (open.length === streamedDepth && name === options.streamed) streamed = element;
    },
    add(element) {
      check();
      place(element);
    },
    close,
    text(text) {
      nodes[end++] = text;
    },
    getOutermost: () => nodes.slice(0, end).find((node) => typeof node !== 'string'),
  };
}

/** The first child element of that name. */
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

/** The `w:val` of a child, as most of WordprocessingML says most things. */
export function findValue(element: XmlElement | undefined, name: string): string | undefined {
  return findChild(element, name)?.attributes.val;
}

/** A switch such as `w:vanish`: present and not turned off; nothing where it is absent. */
export function findSwitch(element: XmlElement | undefined, name: string): boolean | undefined {
  const child = findChild(element, name);
  return child === undefined ? undefined : isOn(child);
}

/** Whether a switch that is present is on. */
export function isOn({ attributes: { val } }: XmlElement): boolean {
  return val !== '0' && val !== 'false' && val !== 'off' && val !== 'none';
}
