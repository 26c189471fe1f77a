import { AppError, maxTextLength } from '@clauselight/schema';
import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  Parser,
  type TreeAdapter,
} from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode;

/** Unclosed formatting is repeated in every paragraph after it, so a small file can ask for a huge tree. */
const mostElements = 1_000_000;
/** Beyond this nothing more is parsed: it is more than is read of any document, blanks and hidden words aside. */
const mostCharacters = 1.5 * maxTextLength;
const enoughElements = 600_000;
const chunkLength = 100_000;

export interface ParsedHtml {
  readonly root: HtmlParent;
  /** Whether the page was longer than is parsed. */
  readonly isCut: boolean;
}

/**
 * Parses a page like a browser with scripts enabled, so that alternatives to scripts are left out. Of a very long
 * page only the beginning is parsed. Throws `document_too_complex` if the tree becomes too large.
 */
export function parseHtml(page: string): ParsedHtml {
  const html = isXhtml(page) ? closeElements(page) : page;
  const size = { elements: 0, characters: 0 };
  const parser = new Parser({ treeAdapter: createBoundedAdapter(size), scriptingEnabled: true });
  const isFull = () => size.elements > enoughElements || size.characters > mostCharacters;
  let at = 0;
  for (; at < html.length && !isFull(); at += chunkLength)
    parser.tokenizer.write(html.slice(at, at + chunkLength), false);
  parser.tokenizer.write('', true);
  return { root: parser.document, isCut: at < html.length };
}

export function isHtmlElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

/** The characters of a text node; nothing for any other. */
export function findText(node: HtmlNode): string | undefined {
  return node.nodeName === '#text' ? (node as DefaultTreeAdapterTypes.TextNode).value : undefined;
}

/** The value of an attribute, where the element has it. */
export function findAttribute(element: HtmlElement, name: string): string | undefined {
  for (const attribute of element.attrs) if (attribute.name === name) return attribute.value;
  return undefined;
}

/** All elements below a node, in document order, however deep; of a leaf only itself. */
export function* listDescendants(
  root: HtmlParent,
  isLeaf: (element: HtmlElement) => boolean = () => false,
): Generator<HtmlElement> {
  const stack: HtmlNode[] = [...root.childNodes].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!isHtmlElement(node)) continue;
    yield node;
    if (isLeaf(node)) continue;
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
      const child = node.childNodes[at];
      if (child !== undefined) stack.push(child);
    }
  }
}

/** What a tree holds so far. */
interface TreeSize {
  elements: number;
  /** Of text. */
  characters: number;
}

function createBoundedAdapter(size: TreeSize): TreeAdapter<DefaultTreeAdapterMap> {
  return {
    ...defaultTreeAdapter,
    createElement(...facts) {
      size.elements += 1;
      if (size.elements > mostElements) throw new AppError('document_too_complex');
      return defaultTreeAdapter.createElement(...facts);
    },
    insertText(parent, text) {
      if (!isCode(parent)) size.characters += text.length;
      defaultTreeAdapter.insertText(parent, text);
    },
  };
}

function isCode(parent: HtmlParent): boolean {
  return parent.nodeName === 'script' || parent.nodeName === 'style';
}

function isXhtml(html: string): boolean {
  const head = html.slice(0, 2048);
  return /^\s*<\?xml\b/.test(head) || head.includes('http://www.w3.org/1999/xhtml');
}

const voidElements =
  /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|basefont|bgsound|frame|keygen)$/i;
const selfClosing = /<([a-zA-Z][\w:.-]{0,60})((?:\s[^<>]{0,4000})?)\/>/g;

/** `<title/>` and `<a id="x"/>` end at once in XHTML, but swallow what follows in HTML. */
function closeElements(html: string): string {
  const closed = html.replace(selfClosing, (whole, name: string, attributes: string) =>
    voidElements.test(name) ? whole : `<${name}${attributes}></${name}>`,
  );
  return unwrapCharacterData(closed);
}

function unwrapCharacterData(html: string): string {
  const [first = '', ...rest] = html.split('<![CDATA[');
  const parts = rest.map((part) => {
    const end = part.indexOf(']]>');
    if (end < 0) return part;
    const text = part.slice(0, end).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return text + part.slice(end + 3);
  });
  return first + parts.join('');
}
