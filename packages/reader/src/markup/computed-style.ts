import type { Authorship } from '@clauselight/schema';
import { findBackground, parseColor } from './color.ts';
import { type Declarations, parseDeclarations } from './declarations.ts';
import { isDrawnAway } from './drawn-away.ts';
import {
  findHeadingRank,
  isBlockElement,
  isBoldElement,
  isListElement,
  isPreElement,
} from './elements.ts';
import { findListStyle } from './list-markers.ts';
import { findAttribute, type HtmlElement } from './parse-html.ts';

/** The formatting of an element's words, inherited by the elements in it. */
export interface ComputedStyle {
  /** Not drawn at all, nor anything inside. */
  readonly isHidden: boolean;
  /** Takes its place, but is not drawn; elements inside may be. */
  readonly isInvisible: boolean;
  readonly isBold: boolean;
  /** What becomes of white space: closed up, closed up within lines, or kept. */
  readonly space: 'closed' | 'lines' | 'kept';
  /** In lines of fixed width, as `pre` has it. */
  readonly isPre: boolean;
  /** As `parseColor` gives it. */
  readonly color: string | undefined;
  readonly background: string;
  /** In CSS pixels. */
  readonly fontSize: number;
  readonly listStyle: string | undefined;
  /** Rank of the heading around it. */
  readonly heading: number | undefined;
  readonly isNote: boolean;
  /** Whether it is at the head or foot of every printed page. */
  readonly running: 'header' | 'footer' | undefined;
  /** Beside what follows, by floating or as a cell of a row: it may contain only a label. */
  readonly isBeside: boolean;
  readonly inserted: Authorship | undefined;
  readonly deleted: Authorship | undefined;
}

/** The layout of an element itself, which is not inherited. */
export interface Layout {
  readonly isBlock: boolean;
  /** Separated from the words beside it by a visible gap. */
  readonly isSetOff: boolean;
  readonly isPageStart: boolean;
  readonly isPageEnd: boolean;
  readonly declarations: Declarations;
}

export const plainStyle: ComputedStyle = Object.freeze({
  isHidden: false,
  isInvisible: false,
  isBold: false,
  space: 'closed',
  isPre: false,
  color: undefined,
  background: '#ffffff',
  fontSize: 16,
  listStyle: undefined,
  heading: undefined,
  isNote: false,
  running: undefined,
  isBeside: false,
  inserted: undefined,
  deleted: undefined,
});

/** The style an element carries itself, over what the page's rules say of it. */
export function getDeclarations(element: HtmlElement, rules: Declarations): Declarations {
  const style = findAttribute(element, 'style');
  if (style === undefined || style === '') return rules;
  const own = parseDeclarations(style);
  return rules.size === 0 ? own : new Map([...rules, ...own]);
}

export function getLayout(element: HtmlElement, declarations: Declarations): Layout {
  const display = declarations.get('display');
  const isBlock = isBlockDisplay(display) ?? isBlockElement(element.tagName);
  return {
    isBlock,
    isSetOff: !isBlock && declarations.size > 0 && isSetOff(declarations),
    isPageStart: isPageBreak(declarations, 'before'),
    isPageEnd: isPageBreak(declarations, 'after'),
    declarations,
  };
}

function isBlockDisplay(display: string | undefined): boolean | undefined {
  if (display === undefined) return undefined;
  if (/^(inline|contents)/.test(display)) return false;
  return /^(block|flex|grid|list-item|table|flow-root)/.test(display) ? true : undefined;
}

function isSetOff(declarations: Declarations): boolean {
  const isWide = (name: string) => (getPixels(declarations.get(name), 16) ?? 0) >= 3;
  if (isWide('padding-left') || isWide('margin-left')) return true;
  const isBox = declarations.get('display') === 'inline-block' || declarations.has('float');
  return isBox && (isWide('width') || isWide('min-width') || declarations.has('float'));
}

function isPageBreak(declarations: Declarations, side: 'before' | 'after'): boolean {
  const value = declarations.get(`page-break-${side}`) ?? declarations.get(`break-${side}`);
  return value !== undefined && /^(always|page|left|right)$/.test(value);
}

/** How an element's words look, from how those around it look. */
export function computeStyle(
  element: HtmlElement,
  { declarations }: Layout,
  around: ComputedStyle,
): ComputedStyle {
  const own = { ...getTagStyle(element), ...getDeclaredStyle(declarations, { element, around }) };
  const background = findBackground(element, declarations);
  const beside = isBeside(declarations);
  const entries = Object.keys(own).length;
  if (entries === 0 && background === undefined && !beside) return around;
  return {
    ...around,
    ...own,
    ...(background === undefined ? {} : { background }),
    isBeside: beside || around.isBeside,
  };
}

type Changes = { -readonly [name in keyof ComputedStyle]?: ComputedStyle[name] };

function getTagStyle(element: HtmlElement): Changes {
  const { tagName } = element;
  const style: Changes = {};
  if (isBoldElement(tagName)) style.isBold = true;
  if (isPreElement(tagName)) {
    style.space = 'kept';
    style.isPre = tagName !== 'textarea';
  }
  const listStyle = findOwnListStyle(element);
  if (listStyle !== undefined) style.listStyle = listStyle;
  if (tagName === 'ins') style.inserted = getAuthorship(element);
  if (tagName === 'del') style.deleted = getAuthorship(element);
  if (element.attrs.length === 0) {
    const rank = findHeadingRank(tagName);
    return rank === undefined ? style : { ...style, heading: rank };
  }
  const heading = findHeadingRank(tagName) ?? findRoleRank(element) ?? findTitleRank(element);
  if (heading !== undefined) style.heading = heading;
  const color = parseColor(findAttribute(element, 'color'));
  if (color !== undefined) style.color = color;
  if (isLeftUndrawn(element)) style.isHidden = true;
  if (isNoteElement(element)) style.isNote = true;
  const running = findRunning(findAttribute(element, 'title'));
  if (running !== undefined && tagName === 'div') style.running = running;
  return style;
}

function findOwnListStyle(element: HtmlElement): string | undefined {
  return isListElement(element.tagName) || element.tagName === 'li'
    ? findListStyle(element)
    : undefined;
}

/** Word and LibreOffice write the running head and foot of their pages into the page once. */
function findRunning(name: string | undefined): ComputedStyle['running'] {
  return name === 'header' || name === 'footer' ? name : undefined;
}

/** The page itself is shown, whatever its style says: scripts hide it until it is loaded. */
function isLeftUndrawn(element: HtmlElement): boolean {
  if (element.tagName === 'body' || element.tagName === 'html') return false;
  if (element.tagName === 'dialog' && findAttribute(element, 'open') === undefined) return true;
  const hidden = findAttribute(element, 'hidden');
  return hidden !== undefined && hidden !== 'until-found';
}

function findRoleRank(element: HtmlElement): number | undefined {
  if (findAttribute(element, 'role') !== 'heading') return undefined;
  const level = Number(findAttribute(element, 'aria-level') ?? 2);
  return level >= 1 && level <= 9 ? Math.floor(level) : 2;
}

/** Word and Google Docs write the title of a document as a paragraph. */
function findTitleRank(element: HtmlElement): number | undefined {
  if (element.tagName !== 'p') return undefined;
  return /(?:^|\s)(?:MsoTitle|title)(?:\s|$)/.test(findAttribute(element, 'class') ?? '')
    ? 1
    : undefined;
}

function isNoteElement(element: HtmlElement): boolean {
  const role = findAttribute(element, 'role') ?? '';
  const type = findAttribute(element, 'epub:type') ?? '';
  return /^doc-(footnote|endnotes?)$/.test(role) || /\b(foot|end|rear)notes?\b/.test(type);
}

/** Word names the author as `mailto:` address of `cite`; the date is ISO 8601 by the standard. */
function getAuthorship(element: HtmlElement): Authorship {
  const author = findAttribute(element, 'cite')?.replace(/^mailto:/i, '');
  const date = findAttribute(element, 'datetime');
  const isName = author !== undefined && !/^\w+:\/\//.test(author);
  return {
    ...(isName ? { author: author.replaceAll('%20', ' ').slice(0, 200) } : {}),
    ...(date === undefined ? {} : { date: date.slice(0, 40) }),
  };
}

function getDeclaredStyle(
  declarations: Declarations,
  { element, around }: { element: HtmlElement; around: ComputedStyle },
): Changes {
  const style: Changes = {};
  if (declarations.size === 0) return style;
  const isPage = element.tagName === 'body' || element.tagName === 'html';
  const visibility = declarations.get('visibility');
  if (visibility !== undefined && !isPage)
    style.isInvisible = visibility === 'hidden' || visibility === 'collapse';
  const isNone = declarations.get('display') === 'none' || declarations.get('mso-hide') === 'all';
  if ((isNone || isDrawnAway(declarations)) && !isPage) style.isHidden = true;
  const weight = declarations.get('font-weight') ?? findWeight(declarations.get('font'));
  if (weight !== undefined && weight !== 'inherit') style.isBold = isBoldWeight(weight);
  const space = findSpace(declarations.get('white-space'));
  if (space !== undefined) style.space = space;
  const color = parseColor(declarations.get('color'));
  if (color !== undefined) style.color = color;
  if (Number(declarations.get('opacity') ?? 1) === 0 && !isPage) style.color = 'transparent';
  const fontSize = findFontSize(declarations, around.fontSize);
  if (fontSize !== undefined) style.fontSize = fontSize;
  const listStyle = declarations.get('list-style-type') ?? declarations.get('list-style');
  if (listStyle !== undefined && listStyle !== 'inherit') style.listStyle = listStyle;
  const part = declarations.get('mso-element');
  if (part === 'footnote' || part === 'endnote') style.isNote = true;
  if (findRunning(part) !== undefined) style.running = findRunning(part);
  return style;
}

function findWeight(font: string | undefined): string | undefined {
  if (font === undefined) return undefined;
  return /(?:^|\s)(bold|bolder|[6-9]00)\s/.exec(font)?.[1];
}

function isBoldWeight(weight: string): boolean {
  return /^bold/.test(weight) || Number(weight) >= 600;
}

function findSpace(value: string | undefined): ComputedStyle['space'] | undefined {
  if (value === undefined) return undefined;
  if (/^(pre|pre-wrap|break-spaces)$/.test(value)) return 'kept';
  if (value === 'pre-line') return 'lines';
  return /^(normal|nowrap|initial)$/.test(value) ? 'closed' : undefined;
}

function findFontSize(declarations: Declarations, around: number): number | undefined {
  const size = declarations.get('font-size');
  if (size !== undefined) return getPixels(size, around);
  const font = declarations.get('font');
  const part = font === undefined ? undefined : /(?:^|\s)([\d.]+(?:px|pt|em|%))/.exec(font)?.[1];
  return part === undefined ? undefined : getPixels(part, around);
}

const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  rem: 16,
};

/** A length of CSS in pixels; shares are of the size around. */
function getPixels(length: string | undefined, around: number): number | undefined {
  const match = /^(\d{0,6}\.?\d{0,6})([a-z%]{0,3})$/.exec(length ?? '');
  if (match === null || match[1] === '' || match[1] === '.') return undefined;
  const [, number, unit = ''] = match;
  if (unit === 'em' || unit === 'ex') return Number(number) * around;
  if (unit === '%') return (Number(number) / 100) * around;
  const worth = units[unit];
  return worth === undefined ? undefined : Number(number) * worth;
}

function isBeside(declarations: Declarations): boolean {
  if (declarations.size === 0) return false;
  return declarations.get('float') === 'left' || declarations.get('display') === 'table-cell';
}
