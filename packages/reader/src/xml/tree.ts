import { AppError } from '@clauselight/schema';
import { SaxesParser } from 'saxes';

/** An element; names carry one fixed prefix a vocabulary, whatever the file calls it: `w:p`, `mc:Choice`. */
export interface XmlElement {
  readonly name: string;
  /** By local name; those of the relationships vocabulary as `r:id`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

const deepest = 512;
const mostElements = 4_000_000;

const prefixes: Record<string, string> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
};

interface Growing {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (XmlElement | string)[];
}

/**
 * Parses one XML part into a tree. No entities beyond the five of XML and no document type declaration.
 * Throws `document_corrupt` for XML that is not well-formed and `document_too_complex` for a tree too deep or too large.
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: Growing = { name: '', attributes: {}, children: [] };
  const stack: Growing[] = [root];
  let count = 0;
  parser.on('opentag', (tag) => {
    count += 1;
    if (count > mostElements || stack.length > deepest) throw new AppError('document_too_complex');
    const element = {
      name: getName(tag.uri, tag.local),
      attributes: getAttributes(tag.attributes),
      children: [],
    };
    stack.at(-1)?.children.push(element);
    stack.push(element);
  });
  parser.on('closetag', () => stack.pop());
  const addText = (text: string) => stack.at(-1)?.children.push(text);
  parser.on('text', addText);
  parser.on('cdata', addText);
  const refuse = (cause?: unknown) => {
    throw new AppError('document_corrupt', { cause });
  };
  parser.on('doctype', () => refuse());
  parser.on('error', refuse);
  parser.write(decodePart(bytes)).close();
  const top = root.children.find((child) => typeof child !== 'string');
  return top ?? refuse();
}

/** The first child element of that name. */
export function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element && listElements(element).find((child) => child.name === name);
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
  if (child === undefined) return undefined;
  return !/^(0|false|off|none)$/.test(child.attributes.val ?? '1');
}

function decodePart(bytes: Uint8Array): string {
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

function getName(uri: string, local: string): string {
  const prefix = prefixes[uri];
  return prefix === undefined ? local : `${prefix}:${local}`;
}

function getAttributes(
  attributes: Record<string, { local: string; uri: string; value: string }>,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { local, uri, value } of Object.values(attributes)) {
    values[prefixes[uri] === 'r' ? `r:${local}` : local] = value;
  }
  return values;
}
