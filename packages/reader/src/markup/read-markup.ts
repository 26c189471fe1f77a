import type { Draft } from '../source/draft.ts';
import { collectWords } from './collect-words.ts';
import {
  type ComputedStyle,
  computeStyle,
  getDeclarations,
  getLayout,
  type Layout,
  plainStyle,
} from './computed-style.ts';
import type { MarkupContext } from './context.ts';
import { isUnshownElement } from './elements.ts';
import { finishUnits } from './finish-units.ts';
import { findFieldText } from './form-fields.ts';
import { cleanMarker } from './list-markers.ts';
import { followNotes } from './note-links.ts';
import { openElement } from './open-element.ts';
import { createPage, type Page } from './page.ts';
import {
  findText,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  isHtmlElement,
  parseHtml,
} from './parse-html.ts';
import type { FindSheet } from './style-sheet.ts';
import { findCommentSign, isCommentList, readCommentList } from './word-comments.ts';

/** An element that is open, and what is to be done when it ends. */
interface Frame {
  readonly children: readonly HtmlNode[];
  readonly style: ComputedStyle;
  readonly close: () => void;
  next: number;
}

export interface MarkupRequest {
  readonly context: MarkupContext;
  /** Finds the page's external style sheets. */
  readonly findSheet?: FindSheet;
}

/** The blocks of a page of HTML, in the order in which they are drawn. Throws `document_too_complex`. */
export function readMarkup(html: string, request: MarkupRequest): Draft[] {
  const { context, findSheet = () => undefined } = request;
  const { root, isCut } = parseHtml(html);
  if (isCut) context.noticed.add('read-in-part');
  const page = createPage(root, { context, findSheet });
  const style: ComputedStyle = isPlainText(html)
    ? { ...plainStyle, space: 'kept', isPre: true }
    : plainStyle;
  walk(root, { page, style, isFiling: /^\s*<(sec-document|document)>/i.test(html.slice(0, 1000)) });
  return finishUnits(page.flow.close(), { context });
}

/** A text file between two tags: a browser would close up its lines, but they are all the structure it has. */
function isPlainText(html: string): boolean {
  const head = html.slice(0, 200_000);
  const lines = head.split('\n').length;
  const tags = head.split('<').length;
  return lines > 40 && tags * 15 < lines && !/<(script|style)\b/i.test(head);
}

/** Goes through the tree in document order, however deep it is. */
function walk(
  root: HtmlParent,
  { page, style, isFiling }: { page: Page; style: ComputedStyle; isFiling: boolean },
): void {
  const close = () => undefined;
  const stack: Frame[] = [{ children: root.childNodes, style, close, next: 0 }];
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    const node = frame.children[frame.next];
    frame.next += 1;
    if (node === undefined) {
      frame.close();
      stack.pop();
    } else if (isHtmlElement(node)) {
      const entered = enter(node, { page, around: frame.style });
      if (entered !== undefined) stack.push(entered);
    } else if (!isFiling || !isEnvelope(page.ancestors.at(-1))) {
      page.flow.addText(findText(node) ?? '', frame.style);
    }
  }
}

/** What is in front of a filing: `<TYPE>EX-10.1` and the like, never closed. */
function isEnvelope(element: HtmlElement | undefined): boolean {
  return /^(type|sequence|filename|description)$/.test(element?.tagName ?? '');
}

function enter(
  element: HtmlElement,
  { page, around }: { page: Page; around: ComputedStyle },
): Frame | undefined {
  if (isUnshownElement(element.tagName)) return undefined;
  const declarations = getDeclarations(element, page.sheet.match(element));
  const layout = getLayout(element, declarations);
  const style = computeStyle(element, layout, around);
  if (style.isHidden) {
    page.flow.addHidden(collectWords(element));
    return undefined;
  }
  if (addLeaf(element, { page, style, layout })) return undefined;
  const closePlace = openElement(element, { page, style, layout });
  page.ancestors.push(element);
  const noted = followNotes(element, { page, style });
  const close = () => {
    noted.onLeave?.();
    page.ancestors.pop();
    closePlace();
  };
  return { children: element.childNodes, style: noted.style, close, next: 0 };
}

/** Adds an element that is read as one: a line end, a rule, a form field, the number Word has written out. */
function addLeaf(
  element: HtmlElement,
  { page, style, layout }: { page: Page; style: ComputedStyle; layout: Layout },
): boolean {
  const { flow } = page;
  const { tagName } = element;
  if (tagName === 'br') flow.addLineEnd(style);
  else if (tagName === 'hr') flow.addUnit({ type: 'break' });
  else if (addComment(element, { page, layout })) return true;
  else if (layout.declarations.has('mso-tab-count'))
    flow.addText('\t', { ...style, space: 'kept' });
  else if (layout.declarations.get('mso-list') === 'ignore')
    addWordNumber(element, { page, style });
  else {
    const field = findFieldText(element);
    if (field === undefined) return tagName === 'img' || tagName === 'wbr';
    flow.addSpace(style);
    flow.addText(field, style);
    flow.addSpace(style);
  }
  return true;
}

function addComment(
  element: HtmlElement,
  { page, layout }: { page: Page; layout: Layout },
): boolean {
  const { comments, noticed } = page.context;
  const sign = findCommentSign(element);
  if (sign !== undefined) page.flow.addMark(sign);
  else if (isCommentList(layout.declarations)) readCommentList(element, comments);
  else return false;
  noticed.add('comments-left-out');
  return true;
}

/** Word writes the number of a paragraph out, for browsers, and fills the place up to its words with spaces. */
function addWordNumber(
  element: HtmlElement,
  { page, style }: { page: Page; style: ComputedStyle },
): void {
  const words = collectWords(element).replaceAll('\u00A0', ' ').trim();
  // A single letter is a bullet in a font of signs.
  const text = /^\p{L}$/u.test(words) ? '•' : cleanMarker(words);
  // The words decide whether the paragraph is bold all through.
  if (text !== undefined) page.flow.addText(`${text} `, { ...style, isBold: true });
}
