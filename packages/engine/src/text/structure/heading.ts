import type { Span } from '@clauselight/schema';
import type { TextUnit } from './text-unit.ts';

const verb =
  /\b(?:is|are|was|were|be|been|shall|will|may|must|can|has|have|had|agrees?|means?|includes?|do|does|should|would|could|grants?|warrants?|represents?)\b/i;
const smallWords = new Set(
  'a an and as at between but by during for from if in into its no not of on or other our per that the their this to under upon with within without vs non your'.split(
    ' ',
  ),
);
// Lines of a signature block, and names of companies.
const signature =
  /_{3,}|^(?:by|name|title|date|its|signed|address|attn|attention|e-?mail|tel|fax|phone)\b.{0,3}:|\b(?:inc|llc|l\.l\.c|ltd|corp|l\.p|gmbh|plc)\.?$/i;
// A line with a reference is a statement, however short.
const mention = /\S\s(?:sections?|clauses?|articles?|§)\s?\d|^(?:see|refer to)\b/i;
// "ACME, INC. (the “Seller”)" names a party.
const naming = /\((?:the |each,? an? |hereinafter )?["“][^"”]{1,60}["”]\)\.?$/i;
/** A longer line is a sentence. Set by hand on CUAD contracts. */
const maximumWords = 14;

/** In characters; set by hand. */
const longestHeading = 200;
// Words between the parties, numbers of a table, labels of a page.
const notHeading =
  /^[["“]|^(?:by and between|between|among|and|or|to|from|with|confidential(?: treatment requested)?|draft|page|dated?|execution (?:copy|version)|\W*)\W*$|[$%€£\d]{2}|\[graphic|redacted|omitted|™|^[-–—·•*▪(]/i;

/**
 * Finds the heading that a text unit is or starts with. In a numbered text unit, only a number after it makes the words
 * a heading.
 */
export function findClauseHeading(
  text: string,
  { unit, next }: { readonly unit: TextUnit; readonly next: TextUnit | undefined },
): Span | undefined {
  const body = { start: unit.marker?.bodyStart ?? unit.start, end: unit.end };
  if (body.start >= body.end || unit.kind === 'table-row') return undefined;
  if (unit.kind === 'heading' && body.end - body.start <= longestHeading) return body;
  if (isHeadingLine(text.slice(body.start, Math.min(body.end, body.start + longestHeading))))
    return body;
  if (unit.marker === undefined) return undefined;
  if (isHeadingOfNext(text, { unit, body, next })) return body;
  return findFirstLine(text, body) ?? findRunInHeading(text, body) ?? findJoinedHeading(text, body);
}

interface NumberedUnit {
  readonly unit: TextUnit;
  readonly body: Span;
  readonly next: TextUnit | undefined;
}

/** "4. Supply of products" above its clause 4.1 is a heading, although its words are in lower case. */
function isHeadingOfNext(text: string, { unit, body, next }: NumberedUnit): boolean {
  const ordinal = unit.marker?.ordinals[0];
  const below = next?.marker?.ordinals[0];
  if (ordinal === undefined || below === undefined) return false;
  const isParent =
    below.values.length === ordinal.values.length + 1 &&
    ordinal.values.every((value, index) => value === below.values[index]);
  const words = text.slice(body.start, Math.min(body.end, body.start + longestHeading));
  return (
    isParent &&
    words.length <= 100 &&
    /^[A-Z]/.test(words) &&
    !/[.;:,]$/.test(words) &&
    !verb.test(words)
  );
}

/** Tells whether the whole of a text unit without a number is a heading. */
export function isHeadingUnit(
  text: string,
  { unit, heading }: { readonly unit: TextUnit; readonly heading: Span },
): boolean {
  if (heading.start !== unit.start || heading.end !== unit.end) return false;
  const words = text.slice(heading.start, heading.end);
  if (
    notHeading.test(words) ||
    /^[a-z]{2}|\[\*|\b(?:for|of|the|and|to|at|in|will|by|with)$/.test(words)
  )
    return false;
  return /\p{L}{3}/u.test(words);
}

/** "1. Fees" in a line of its own above the text of the clause. */
function findFirstLine(text: string, span: Span): Span | undefined {
  const words = text.slice(span.start, Math.min(span.end, span.start + longestHeading));
  const line = words.indexOf('\n');
  if (line < 2 || !/^\s*["“'(]?[A-Z]/.test(words.slice(line + 1))) return undefined;
  const first = words.slice(0, line).trimEnd();
  return isHeadingLine(first) ? { start: span.start, end: span.start + first.length } : undefined;
}

/** Tells whether a line is a title and not a statement: short, no verb, capitalized words, no full stop. */
export function isHeadingLine(line: string): boolean {
  const words = line.trim().split(/\s+/);
  if (words.length === 0 || words.length > maximumWords || line.length > 120) return false;
  if (/[;,]$/.test(line.trim()) || !/[A-Za-z]{2}/.test(line) || signature.test(line)) return false;
  if (/\.$/.test(line.trim()) && words.length > 5) return false;
  if (/[a-z]{2}[.:]\s+[A-Z]/.test(line) || mention.test(line)) return false;
  if (naming.test(line)) return false;
  if (isAllCapitals(line)) return !/[.;]\s/.test(line) || words.length <= 8;
  // A first word such as "Grant" is a noun there.
  return !verb.test(words.slice(1).join(' ')) && hasTitleCapitals(words);
}

export function isAllCapitals(line: string): boolean {
  return /[A-Z]{2}/.test(line) && !/[a-z]/.test(line);
}

function hasTitleCapitals(words: readonly string[]): boolean {
  const counted = words.filter(
    (word) => /[A-Za-z]/.test(word) && !smallWords.has(word.toLowerCase()),
  );
  const capitals = counted.filter((word) => /^[^A-Za-z]*(?:[A-Z]|[a-z]{1,2}[A-Z])/.test(word));
  return counted.length > 0 && capitals.length >= counted.length - (counted.length > 4 ? 1 : 0);
}

const runIn = /^(.{2,90}?)(?:\.|:|\s[-–—])\s+(?=["“'(]?(?:[A-Z]|[a-z]{1,2}[A-Z]))/;

/**
 * Finds the heading at the start of a paragraph, as in "8.2 Indemnification. Provider shall …", without its full stop.
 */
function findRunInHeading(text: string, span: Span): Span | undefined {
  const match = runIn.exec(text.slice(span.start, Math.min(span.end, span.start + 140)));
  const words = match?.[1];
  if (words === undefined || words.includes('\n') || !isHeadingLine(words)) return undefined;
  if (/\b(?:Inc|Corp|Co|Ltd|No|Mr|Ms|Mrs|Dr|St)$/.test(words)) return undefined;
  return { start: span.start, end: span.start + words.length };
}

const starters =
  '(?:The|This|These|Each|Either|Neither|Both|If|In|All|Any|No|Subject|Upon|Except|During|Notwithstanding|For|It|Nothing|As|At|Unless|Without)';
const joined = new RegExp(
  `^((?:[A-Z][\\w'’&/-]*[,;]?\\s|(?:of|and|the|to|for|in|on|or|by|with|&)\\s){1,8}?)(?=${starters}\\s[a-z])`,
);

/** Finds the heading that a converter joined to its sentence: "2. Term The term of this lease is …". */
function findJoinedHeading(text: string, span: Span): Span | undefined {
  const words = joined.exec(text.slice(span.start, Math.min(span.end, span.start + 140)))?.[1];
  const heading = words?.trimEnd() ?? '';
  if (heading === '' || smallWords.has(heading.split(/\s/).at(-1)?.toLowerCase() ?? ''))
    return undefined;
  return isHeadingLine(heading)
    ? { start: span.start, end: span.start + heading.length }
    : undefined;
}
