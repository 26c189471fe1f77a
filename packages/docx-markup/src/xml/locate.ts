import { createNameTable, type NameTable, readTag, type Tag } from '@clauselight/reader/docx';
import { AppError } from '@clauselight/schema';
import type { LocatedDocument, LocatedElement } from './located-element.ts';

const leafNames: ReadonlySet<string> = new Set([
  'w:t',
  'w:tab',
  'w:ptab',
  'w:br',
  'w:cr',
  'w:noBreakHyphen',
  'w:sym',
  'm:oMath',
  'w:fldChar',
  'w:footnoteReference',
  'w:endnoteReference',
  'w:sdt',
]);
const commentMarks: ReadonlySet<string> = new Set([
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'w:commentReference',
]);
/** Properties of a content control whose content Word validates or fetches from elsewhere. */
const fixedControls: ReadonlySet<string> = new Set([
  'w:text',
  'w:dataBinding',
  'w:comboBox',
  'w:dropDownList',
  'w:date',
  'w:picture',
  'w:citation',
  'w:equation',
  'w:docPartList',
  'w14:checkbox',
]);
const deepest = 512;

interface UnfinishedDocument {
  readonly leaves: LocatedElement[];
  readonly commentIds: Set<string>;
  body: LocatedElement | undefined;
  firstParagraph: LocatedElement | undefined;
}

/**
 * Finds the positions of a Word document's elements in its XML. Readers repair malformed XML, but it must not be
 * edited: throws `document_corrupt`.
 */
export function locateDocument(xml: string): LocatedDocument {
  const found: UnfinishedDocument = {
    leaves: [],
    commentIds: new Set(),
    body: undefined,
    firstParagraph: undefined,
  };
  const { root, names } = scanElements(xml, (element, tag) => notice(element, { tag, found }));
  const { body } = found;
  if (body === undefined) throw broken();
  return { xml, root, vocabularies: names.bindings, ...found, body };
}

/** The outermost element of a part, and its namespace prefixes. Throws `document_corrupt`. */
export function locateRoot(xml: string): Pick<LocatedDocument, 'xml' | 'root' | 'vocabularies'> {
  const { root, names } = scanElements(xml, () => undefined);
  return { xml, root, vocabularies: names.bindings };
}

function notice(
  element: LocatedElement,
  { tag, found }: { tag: Tag; found: UnfinishedDocument },
): void {
  const { name, parent } = element;
  if (commentMarks.has(name)) found.commentIds.add(tag.element.attributes.id ?? '');
  if (name === 'w:body') found.body ??= element;
  if (name === 'w:p' && found.body !== undefined) found.firstParagraph ??= element;
  if (parent === undefined) return;
  if (leafNames.has(name)) found.leaves.push(element);
  if (fixedControls.has(name) && parent.name === 'w:sdtPr' && parent.parent !== undefined)
    parent.parent.isFixed = true;
  const isProperties =
    (name === 'w:rPr' && parent.name === 'w:r') || (name === 'w:pPr' && parent.name === 'w:p');
  if (isProperties) parent.properties ??= element;
}

interface ScanState {
  readonly xml: string;
  readonly open: { readonly element: LocatedElement; readonly outer: NameTable }[];
  names: NameTable;
  at: number;
}

/** Visits all elements in order. Each is reported when it opens; its end is set when it closes. */
function scanElements(
  xml: string,
  onElement: (element: LocatedElement, tag: Tag) => void,
): { root: LocatedElement; names: NameTable } {
  const scanning: ScanState = { xml, open: [], names: createNameTable(), at: 0 };
  let top: { root: LocatedElement; names: NameTable } | undefined;
  for (;;) {
    const start = xml.indexOf('<', scanning.at);
    if (start < 0) break;
    const next = xml[start + 1];
    if (next === '?') scanning.at = findBehind(xml, { mark: '?>', from: start });
    else if (next === '!') scanning.at = skipDeclaration(xml, start);
    else if (next === '/') closeElement(scanning, start);
    else {
      const { element, tag, inner } = openElement(scanning, start);
      top ??= { root: element, names: inner };
      onElement(element, tag);
    }
  }
  if (top === undefined || scanning.open.length > 0) throw broken();
  return top;
}

function openElement(
  scanning: ScanState,
  start: number,
): { element: LocatedElement; tag: Tag; inner: NameTable } {
  const { xml, open, names } = scanning;
  const found = readTag(xml, { start, names });
  if (found === undefined) throw broken();
  const { tag, end } = found;
  const element: LocatedElement = {
    name: tag.element.name,
    rawName: tag.rawName,
    parent: open.at(-1)?.element,
    start,
    openEnd: end,
    closeStart: end,
    end,
    isEmpty: tag.isEmpty,
  };
  const inner = found.names ?? names;
  scanning.at = end;
  if (!tag.isEmpty) {
    open.push({ element, outer: names });
    if (open.length > deepest) throw new AppError('document_too_complex');
    scanning.names = inner;
  }
  return { element, tag, inner };
}

function closeElement(scanning: ScanState, start: number): void {
  const { xml, open } = scanning;
  const end = findBehind(xml, { mark: '>', from: start });
  const last = open.pop();
  if (last === undefined) throw broken();
  const { element, outer } = last;
  if (xml.slice(start + 2, end - 1).trimEnd() !== element.rawName) throw broken();
  element.closeStart = start;
  element.end = end;
  scanning.names = outer;
  scanning.at = end;
}

function skipDeclaration(xml: string, start: number): number {
  if (xml.startsWith('<!--', start)) return findBehind(xml, { mark: '-->', from: start + 4 });
  if (xml.startsWith('<![CDATA[', start)) return findBehind(xml, { mark: ']]>', from: start });
  throw broken();
}

function findBehind(xml: string, { mark, from }: { mark: string; from: number }): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw broken();
  return at + mark.length;
}

function broken(): AppError {
  return new AppError('document_corrupt');
}
