import { SaxesParser } from 'saxes';
import { namedCharacters, repairAmpersands } from './xml-characters.ts';

/** An element under its local name; comments, instructions and the document type are left out. */
export interface XmlNode {
  readonly name: string;
  /** Without those that only serve the markup. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly children: readonly (XmlNode | string)[];
}

export interface XmlDocument {
  readonly root: XmlNode | undefined;
  /** Whether the document has faults. */
  readonly isDamaged: boolean;
  /** Whether it refers to entities of its own. */
  readonly hasEntities: boolean;
  /** Whether reading stopped at a bound. */
  readonly isCut: boolean;
}

interface UnfinishedNode {
  readonly name: string;
  readonly attributes: { name: string; value: string }[];
  readonly children: (XmlNode | string)[];
}

const deepest = 512;
const mostNodes = 600_000;
const mostFaults = 1000;
const stepCharacters = 256 * 1024;

/** Thrown through the parser if there is no going on. */
const stop = Symbol('no going on');

interface Parse {
  readonly maxCharacters: number;
  /** The document around the outermost element, and the elements open inside it. */
  readonly stack: [UnfinishedNode, ...UnfinishedNode[]];
  faults: number;
  /** Outermost elements after the first. A file of concatenated documents may have many. */
  roots: number;
  hasEntities: boolean;
  isCut: boolean;
  nodes: number;
  characters: number;
}

/**
 * Parses XML, passing over faults as far as sense can be made of it. Entities of the document's own are never
 * expanded: a reference to one stays as it is written. Nothing outside the document is ever looked up.
 *
 * `xml/tree.ts` is another parser, for the parts of office files: it knows their vocabularies, is faster for them,
 * and refuses document type declarations and faults, which are common in what people upload as XML.
 */
export function parseXmlDocument(text: string, maxCharacters: number): XmlDocument {
  const document: UnfinishedNode = { name: '', attributes: [], children: [] };
  const parse: Parse = {
    maxCharacters,
    stack: [document],
    faults: 0,
    roots: 0,
    hasEntities: false,
    isCut: false,
    nodes: 0,
    characters: 0,
  };
  const mended = repairAmpersands(text);
  feed(createParser(parse), mended);
  const { faults, hasEntities, isCut } = parse;
  const isDamaged = faults > 0 || mended.length !== text.length;
  return { root: findRoot(document), isDamaged, hasEntities, isCut };
}

/** Concatenated documents are read under a root without a name. */
function findRoot(document: XmlNode): XmlNode | undefined {
  const [first, ...more] = listChildren(document);
  return more.length === 0 ? first : document;
}

function createParser(parse: Parse): SaxesParser {
  const parser = new SaxesParser({ xmlns: false, position: false });
  Object.assign(parser.ENTITIES, namedCharacters);
  parser.on('error', (error) => {
    // An entity that is not known is handed on as it is written.
    if (error.message.includes('undefined entity')) parse.hasEntities = true;
    else parse.faults += 1;
    if (error.message.includes('only one root')) parse.roots += 1;
    if (parse.faults - parse.roots > mostFaults) throw stop;
  });
  parser.on('opentag', (tag) => openElement(parse, tag));
  parser.on('closetag', () => {
    if (parse.stack.length > 1) parse.stack.pop();
  });
  parser.on('text', (words) => addText(parse, words));
  parser.on('cdata', (words) => addText(parse, words));
  return parser;
}

function openElement(
  parse: Parse,
  tag: { readonly name: string; readonly attributes: Readonly<Record<string, string>> },
): void {
  const element = {
    name: getLocalName(tag.name),
    attributes: listAttributes(tag.attributes),
    children: [],
  };
  count(
    parse,
    element.attributes.reduce((sum, { value }) => sum + value.length, 0),
  );
  if (parse.stack.length > deepest) cut(parse);
  parse.stack.at(-1)?.children.push(element);
  parse.stack.push(element);
}

/** Adds words; of those too long for the document their beginning. */
function addText(parse: Parse, words: string): void {
  if (parse.stack.length === 1) return;
  const room = parse.maxCharacters - parse.characters + 1;
  parse.stack.at(-1)?.children.push(words.slice(0, Math.max(0, room)));
  count(parse, words.length);
}

function count(parse: Parse, length: number): void {
  parse.nodes += 1;
  parse.characters += length;
  if (parse.nodes > mostNodes || parse.characters > parse.maxCharacters) cut(parse);
}

function cut(parse: Parse): never {
  parse.isCut = true;
  throw stop;
}

function feed(parser: SaxesParser, text: string): void {
  try {
    for (let at = 0; at < text.length; at += stepCharacters)
      parser.write(text.slice(at, at + stepCharacters));
    parser.close();
  } catch (error) {
    if (error !== stop) throw error;
  }
}

/** A name without the prefix of its vocabulary. */
function getLocalName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function listAttributes(
  attributes: Readonly<Record<string, string>>,
): { name: string; value: string }[] {
  return Object.entries(attributes)
    .filter(([name, value]) => !/^(xmlns|xsi|xml)(:|$)/.test(name) && value.trim() !== '')
    .map(([name, value]) => ({ name: getLocalName(name), value }));
}

/** The child elements, without text. */
export function listChildren(node: XmlNode): XmlNode[] {
  return node.children.filter((child): child is XmlNode => typeof child !== 'string');
}
