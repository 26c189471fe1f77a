import { type ClauseIndex, getLastOrdinal, getParentKey, mainScope } from './clause-index.ts';

/** Numbers that stand somewhere in the text as if they began a clause, whether or not one was recognised there. */
export interface NumberEvidence {
  readonly standing: ReadonlySet<string>;
  /** What has been found out about lists, by key; kept, for many references ask the same. */
  readonly isWhole: Map<string, boolean>;
}

const number = /(?<![\d.$€£#])\d{1,3}(?:\.\d{1,3}){0,4}(?![\d%])/g;
const referenceBefore =
  /(?:sections?|articles?|clauses?|paragraphs?|exhibits?|schedules?|§|\d\)?,|\d\)? (?:and|or|through|to))\s*$/i;
// "Section 7.4 Assignment." at the start of a line or after a sentence.
const headingBefore = /(?:^|\n\s*|[.;:]\s+)(?:section|article|clause|§)\s*$/i;
const longestSearched = 24;
// Shorter lists are too often the part of one that was recognised.
const fewestClauses = 3;
const fewestParts = 2;

/** Collects every number of the text that no word before makes a reference; one pass. */
export function collectNumbers(text: string): NumberEvidence {
  const standing = new Set<string>();
  for (const match of text.matchAll(number)) {
    const before = text.slice(Math.max(0, match.index - longestSearched), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 4);
    const isHeaded = headingBefore.test(before) && /^\.?\s+["“A-Z]/.test(after);
    if (referenceBefore.test(before) && !isHeaded) continue;
    if (match[0].includes('.') || isHeaded) {
      standing.add(normalise(match[0]));
      standing.add(normalise(match[0]).replace(/\.\d+$/, ''));
    } else if (/(?:^|\n\s*|[.;:]\s+)$/.test(before)) standing.add(normalise(match[0]));
  }
  return { standing, isWhole: new Map() };
}

export interface Known {
  readonly index: ClauseIndex;
  readonly evidence: NumberEvidence;
}

/**
 * Whether it is sure that nothing in the document proper bears a number: the list it would stand in is known from
 * its first member on without a gap, what comes after that list is known too, and the number stands nowhere in the text.
 */
export function isSurelyMissing(key: string, known: Known): boolean {
  if (key.includes('(') || key.startsWith('article')) return false;
  if (known.evidence.standing.has(key)) return false;
  const ordinal = getLastOrdinal(key);
  const parent = getParentKey(key);
  if (ordinal === undefined || !isWhole('', known)) return false;
  if (parent !== '' && !isHeld(parent, known)) {
    return getParentKey(parent) === '' && isSurelyMissing(parent, known);
  }
  return isWhole(parent, known) && getChildren(known.index, parent)?.has(ordinal) !== true;
}

function isHeld(key: string, { index }: Known): boolean {
  return [key, `article ${key}`].some((form) => index.byKey.has(`${mainScope} ${form}`));
}

function isWhole(key: string, { index, evidence }: Known): boolean {
  const found = evidence.isWhole.get(key) ?? isUnbroken(index, key);
  evidence.isWhole.set(key, found);
  return found;
}

/**
 * Whether the numbers below a key run from 1 without a gap and stand once each; a number that stands twice was
 * read from two lists, and either may have lost members. Clauses at the top may be articles.
 */
function isUnbroken(index: ClauseIndex, key: string): boolean {
  const numbers = getChildren(index, key);
  if (numbers === undefined || numbers.size < (key === '' ? fewestClauses : fewestParts))
    return false;
  return Array.from({ length: numbers.size }, (_, place) => place + 1).every((ordinal) => {
    const child = key === '' ? `${ordinal}` : `${key}.${ordinal}`;
    return numbers.has(ordinal) && (index.byKey.get(`${mainScope} ${child}`)?.length ?? 0) <= 1;
  });
}

function getChildren(index: ClauseIndex, key: string): ReadonlySet<number> | undefined {
  const own = index.children.get(`${mainScope} ${key}`);
  const isShort = key === '' && (own?.size ?? 0) < fewestClauses;
  return isShort ? index.children.get(`${mainScope} article`) : own;
}

function normalise(figures: string): string {
  return figures.split('.').map(Number).join('.');
}
