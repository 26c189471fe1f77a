import { formatNumber } from '../block-types/format-number.ts';
import { findLabel } from '../block-types/label.ts';
import { findAttribute, type HtmlElement, isHtmlElement } from './parse-html.ts';

/** An open list and its current count. */
export interface OpenList {
  readonly isOrdered: boolean;
  readonly step: 1 | -1;
  next: number;
}

const furthest = 1_000_000_000;

/** Begins to count a list. */
export function createList(element: HtmlElement): OpenList {
  const isOrdered = element.tagName === 'ol';
  const isReversed = isOrdered && findAttribute(element, 'reversed') !== undefined;
  const start = findInteger(findAttribute(element, 'start'));
  const first = isReversed ? countItems(element) : 1;
  return { isOrdered, step: isReversed ? -1 : 1, next: start ?? first };
}

/** The next item's count. */
export function countItem(list: OpenList, item: HtmlElement): number {
  const value = findInteger(findAttribute(item, 'value')) ?? list.next;
  list.next = value + list.step;
  return value;
}

function countItems(element: HtmlElement): number {
  return element.childNodes.filter((node) => isHtmlElement(node) && node.tagName === 'li').length;
}

function findInteger(text: string | undefined): number | undefined {
  const number = /^\s*[-+]?\d{1,9}/.exec(text ?? '')?.[0];
  return number === undefined ? undefined : Math.min(furthest, Math.max(-furthest, Number(number)));
}

const styleOfType: Readonly<Record<string, string>> = {
  '1': 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

/** The list style that an element's own attributes, or its name, ask for. */
export function findListStyle(element: HtmlElement): string | undefined {
  const type = findAttribute(element, 'type') ?? '';
  const numbers = Object.hasOwn(styleOfType, type) ? styleOfType[type] : undefined;
  const asked = numbers ?? (/^(disc|circle|square|none)$/i.test(type) ? type : undefined);
  if (asked !== undefined) return asked.toLowerCase();
  if (element.tagName === 'ol') return 'decimal';
  return element.tagName === 'li' ? undefined : 'disc';
}

const formats: Readonly<Record<string, string>> = {
  'upper-roman': 'upperRoman',
  'lower-roman': 'lowerRoman',
  'decimal-leading-zero': 'decimalZero',
};
const numbered =
  /(?:^|\s)(decimal-leading-zero|decimal|(?:lower|upper)-(?:alpha|latin|roman|greek))(?:\s|$)/;

/** A count as a list style of CSS shows it, without what follows it: `iv`; nothing for a bullet or no marker. */
export function formatCount(value: number, style: string): string | undefined {
  const name = numbered.exec(style)?.[1];
  if (name === undefined) return undefined;
  if (/alpha|latin/.test(name)) {
    const letters = formatLetters(value);
    return name.startsWith('upper') ? letters.toUpperCase() : letters;
  }
  if (name.endsWith('greek')) return formatGreek(value);
  return formatNumber(value, formats[name] ?? 'decimal');
}

/** What is in front of an item, by its list style; nothing if nothing does. */
export function formatMarker(value: number, style: string): string | undefined {
  const count = formatCount(value, style);
  if (count !== undefined) return `${count}.`;
  const text = /^(["'])(.{0,40})\1/.exec(style)?.[2];
  if (text !== undefined) return cleanMarker(text);
  return /(?:^|\s)none(?:\s|$)/.test(style) ? undefined : '•';
}

/** Normalizes a marker: every bullet becomes `•`. */
export function cleanMarker(text: string): string | undefined {
  const marker = text.replace(/\s+/g, ' ').trim();
  if (marker === '' || /^\p{Co}+$/u.test(marker)) return undefined;
  if (/^[☐☑☒]$/.test(marker)) return marker;
  const isSign = /^[^\p{L}\p{N}]$/u.test(marker) || findLabel(`${marker} X`)?.style === 'bullet';
  return isSign ? '•' : marker;
}

/** Whether a marker counts nothing. */
export function isBulletMarker(marker: string): boolean {
  return !/[\p{L}\p{N}]/u.test(marker);
}

/** a … z, aa, ab: CSS counts letters on as spreadsheets count columns. */
function formatLetters(value: number): string {
  if (value < 1) return String(value);
  let letters = '';
  for (let rest = value; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

function formatGreek(value: number): string {
  return 'αβγδεζηθικλμνξοπρστυφχψω'.charAt(value - 1) || String(value);
}
