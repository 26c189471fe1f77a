import type { ComputedStyle } from './computed-style.ts';
import type { Page } from './page.ts';
import {
  findAttribute,
  findText,
  type HtmlElement,
  type HtmlNode,
  isHtmlElement,
} from './parse-html.ts';

/** A note is not longer than this; a longer target is a part of the document. */
const longestNote = 4000;
const longestMark = 8;
const mark = /^(\d{1,4}|[ivxlc]{1,6}|[a-z]{1,2}|[*†‡§¶#]{1,4})$/i;

/** What a link to a note, or the note itself, adds to an element. */
export interface NoteElement {
  readonly style: ComputedStyle;
  readonly onLeave?: () => void;
}

/**
 * Sets references to notes in brackets, as `[1]`, because raised figures would run into the words before them,
 * and tells the notes they point to from running text. `page.ancestors` ends with the element.
 */
export function followNotes(
  element: HtmlElement,
  { page, style }: { page: Page; style: ComputedStyle },
): NoteElement {
  const { flow, context } = page;
  const isTarget = [findAttribute(element, 'id'), findAttribute(element, 'name')].some(
    (name) => name !== undefined && context.noteTargets.has(name),
  );
  const isFirst = !flow.isInside();
  if (isTarget && isFirst && element.tagName === 'a') flow.markNote();
  else if (isTarget && isFirst && getTextUpTo(element, longestNote) !== undefined)
    return { style: { ...style, isNote: true } };
  const target = findNoteTarget(element, { page, style });
  if (target === undefined) return { style };
  if (!isTarget) context.noteTargets.add(target);
  const opensNote = isFirst && (isTarget || style.isNote);
  const isBracketed = !mark.test(getTextUpTo(element, longestMark)?.trim() ?? '');
  if (isBracketed) return { style };
  flow.addText('[', style);
  return {
    style,
    onLeave() {
      flow.addText(']', style);
      if (opensNote) flow.addSpace(style);
    },
  };
}

/** The target of a reference to a note; undefined for other elements. */
function findNoteTarget(
  element: HtmlElement,
  { page, style }: { page: Page; style: ComputedStyle },
): string | undefined {
  if (element.tagName !== 'a') return undefined;
  const target = /^[^#:]{0,200}#(.{1,200})$/.exec(findAttribute(element, 'href') ?? '')?.[1];
  if (target === undefined) return undefined;
  const text = getTextUpTo(element, longestMark)?.trim() ?? '';
  const bare = text.replace(/^[[(](.*)[\])]$/, '$1');
  if (!mark.test(bare)) return undefined;
  const opensNote = style.isNote && !page.flow.isInside();
  return bare !== text || opensNote || isRaised(element, page) ? target : undefined;
}

function isRaised(element: HtmlElement, { ancestors }: Page): boolean {
  const type = `${findAttribute(element, 'epub:type')} ${findAttribute(element, 'role')}`;
  if (/noteref/.test(type)) return true;
  const inside = element.childNodes.some((node) => isHtmlElement(node) && node.tagName === 'sup');
  return inside || ancestors.slice(-4).some(({ tagName }) => tagName === 'sup');
}

/** The words of an element; nothing if they are more than this many characters. */
function getTextUpTo(element: HtmlElement, most: number): string | undefined {
  let text = '';
  let left = most;
  const stack: HtmlNode[] = [element];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    left -= 1;
    text += findText(node) ?? '';
    if (text.length > most || left < -most) return undefined;
    if (isHtmlElement(node)) stack.push(...node.childNodes.slice(0, most).reverse());
  }
  return text;
}
