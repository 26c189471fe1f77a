import { type ClauseIndex, getLastOrdinal, getParentKey, mainScope } from './clause-index.ts';

/** Numbers that occur in the text where a clause could start, whether or not a clause was recognized. */
export interface NumberEvidence {
  readonly standing: ReadonlySet<string>;
  /** Known results for lists, by key; many references need the same ones. */
  readonly isWhole: Map<string, boolean>;
}

const number = /(?<![\d.$€£#])\d{1,3}(?:\.\d{1,3}){0,4}(?![\d%])/g;
const referenceBefore =
  /(?:sections?|articles?|clauses?|paragraphs?|exhibits?|schedules?|§|\d\)?,|\d\)? (?:and|or|through|to))\s*$/i;
// "Section 7.4 Assignment." at the start of a line or after a sentence.
const headingBefore = /(?:^|\n\s*|[.;:]\s+)(?:section|article|clause|§)\s*$/i;
/** How much of the text before a number is checked, in characters. */
const longestSearched = 24;
// Shorter lists, at the top and below a clause, are too often a fragment of one that was recognized.
const fewestClauses = 3;
const fewestSubclauses = 2;

/** Collects every number of the text that no word before makes a reference, in one pass. */
export function collectNumbers(text: string): NumberEvidence {
  const standing = new Set<string>();
  for (const match of text.matchAll(number)) {
    const before = text.slice(Math.max(0, match.index - longestSearched), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 4);
    const isHeaded = headingBefore.test(before) && /^\.?\s+["“A-Z]/.test(after);
    if (referenceBefore.test(before) && !isHeaded) continue;
    if (match[0].includes('.') || isHeaded) {
      standing.add(normalize(match[0]));
      standing.add(normalize(match[0]).replace(/\.\d+$/, ''));
    } else if (/(?:^|\n\s*|[.;:]\s+)$/.test(before)) standing.add(normalize(match[0]));
  }
  return { standing, isWhole: new Map() };
}

export interface Known {
  readonly index: ClauseIndex;
  readonly evidence: NumberEvidence;
}

/**
 * Tells whether it is certain that nothing in the main document has a number: its list is known from the first member
 * on without a gap, so is what comes after that list, and the number occurs nowhere in the text.
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
 * Tells whether the numbers below a key run from 1 without a gap or duplicate. A duplicate was found in two lists, and
 * either may lack members. Clauses at the top may be articles.
 */
function isUnbroken(index: ClauseIndex, key: string): boolean {
  const numbers = getChildren(index, key);
  if (numbers === undefined || numbers.size < (key === '' ? fewestClauses : fewestSubclauses))
    return false;
  return Array.from({ length: numbers.size }, (_, last) => last + 1).every((ordinal) => {
    const child = key === '' ? `${ordinal}` : `${key}.${ordinal}`;
    return numbers.has(ordinal) && (index.byKey.get(`${mainScope} ${child}`)?.length ?? 0) <= 1;
  });
}

function getChildren(index: ClauseIndex, key: string): ReadonlySet<number> | undefined {
  const own = index.children.get(`${mainScope} ${key}`);
  const isShort = key === '' && (own?.size ?? 0) < fewestClauses;
  return isShort ? index.children.get(`${mainScope} article`) : own;
}

function normalize(figures: string): string {
  return figures.split('.').map(Number).join('.');
}
