import type { BlockKind } from '@clauselight/schema';
import { findLabel, type Label } from './label.ts';

const longestHeading = 120;
const threeLetters = /\p{L}\P{L}*\p{L}\P{L}*\p{L}/u;

/** The kind of a paragraph, and its label if it has one. */
export interface Classification {
  readonly kind: Extract<BlockKind, 'heading' | 'paragraph' | 'list-item'>;
  readonly label?: Label;
}

export interface FormatHints {
  /** Bold throughout, or larger than running text. */
  readonly isProminent?: boolean;
  /** Whether the format is known at all. If it is not, capitals alone make a heading. */
  readonly isFormatKnown?: boolean;
}

/** Tells headings, numbered clauses and list items apart. */
export function classifyParagraph(text: string, hints: FormatHints = {}): Classification {
  const label = findLabel(text);
  const body = label === undefined ? text : text.slice(label.length);
  if (isHeading(body, { label, hints }))
    return label ? { kind: 'heading', label } : { kind: 'heading' };
  if (label === undefined) return { kind: 'paragraph' };
  return { kind: isEnumeration(label) ? 'list-item' : 'paragraph', label };
}

/** Whether the words are few and unfinished enough for a heading: no sentence, no value, not mostly digits. */
export function looksLikeHeading(text: string): boolean {
  if (text.length > longestHeading || text.split('\n').length > 3) return false;
  if (/^[;,:]$/.test(text.slice(-1))) return false;
  const isEnded = text.endsWith('.');
  if (isEnded && /[^.]\.\s+\p{Lu}.*\.$/u.test(text)) return false;
  if (isEnded && text.split(/\s+/).length > 3 && !isTitle(text)) return false;
  if (/_{3,}|\.{4,}|…|\t/.test(text)) return false;
  return threeLetters.test(text);
}

/** Whether every letter is a capital, except in a few short words. */
export function isCapitals(text: string): boolean {
  const heavy = text.replace(/\b(of|and|the|to|for|in|or|by|a|d\/b\/a)\b/g, '');
  return heavy === heavy.toUpperCase() && threeLetters.test(heavy);
}

function isHeading(
  body: string,
  { label, hints }: { label: Label | undefined; hints: FormatHints },
): boolean {
  if (label?.style === 'bullet') return false;
  if (body === '')
    return label?.style === 'article' || label?.style === 'section' || label?.style === 'annex';
  if (!looksLikeHeading(body)) return false;
  const isSentenceEnd = body.endsWith('.') && !/^[\p{Lu}][^.]*\.$/u.test(body);
  if (isSentenceEnd) return false;
  if (isCapitals(body)) return isWords(body);
  if (hints.isProminent === true) return isTitle(body) || !body.endsWith('.');
  if (label === undefined || isEnumeration(label)) return false;
  return isTitle(body);
}

/** "ACME, INC." in capitals is as often a name as a heading. A line of initials or codes is neither. */
function isWords(body: string): boolean {
  return (
    !/^(by|name|title|date|its|and|between|by and between)\b:?/i.test(body) &&
    !/^[\d\W]*$/.test(body)
  );
}

/** Whether all important words begin with a capital: "Limitation of Liability". */
function isTitle(body: string): boolean {
  const words = body
    .replace(/\.$/, '')
    .split(/\s+/)
    .filter((token) => /\p{L}/u.test(token));
  const heavy = words.filter((token) => token.replace(/\P{L}/gu, '').length > 3);
  if (words.length === 0 || words.length > 12) return false;
  return (
    /^["“‘(]?\p{Lu}/u.test(words[0] ?? '') && heavy.every((token) => /^\P{L}*\p{Lu}/u.test(token))
  );
}

function isEnumeration(label: Label): boolean {
  return !['article', 'section', 'annex', 'decimal', 'upper-roman', 'upper-letter'].includes(
    label.style,
  );
}
