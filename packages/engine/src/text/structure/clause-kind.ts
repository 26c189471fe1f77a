import type { Clause, Span } from '@clauselight/schema';

const recitals =
  /^(?:(?:recitals?|background|witnesseth|w\s?i\s?t\s?n\s?e\s?s\s?s\s?e\s?t\s?h|preliminary statements?|premises)(?:\s*[:;,.–—-]+|\s*$|(?=\s+(?:A\.|\(A\)|WHEREAS)))|WHEREAS\b)/i;
const recitalsWord =
  /^(?:recitals?|background|witnesseth|w\s?i\s?t\s?n\s?e\s?s\s?s\s?e\s?t\s?h|preliminary statements?|premises)\b/i;
const operative = /^NOW,?\s{1,3}THEREFORE\b/i;
const signatures =
  /^(?:IN WITNESS WHEREOF\b|SIGNATURE PAGES?\b|(?:EXECUTION|SIGNATURES?)\s*(?:PAGE)?\s*$|AS WITNESS\b|(?:AGREED AND ACCEPTED|ACCEPTED AND AGREED|ACKNOWLEDGED AND AGREED)\W{0,3}(?:$|BY\b|\n)|SIGNED (?:by|for and on behalf)\b)/i;
const preamble =
  /\b(?:between|by and among|among(?:st)?|is (?:made|entered)|entered into|(?:is )?dated(?: as of)?|effective as of)\b/i;
/** In characters; set by hand, held from above by `clause-tree.test.ts`. */
const shortestPreamble = 60;
/** How much of a section is searched for its kind, in characters. */
const searched = 400;

/**
 * Classifies a section of the document by its first words; `operative` is where the promises start after the recitals.
 * Only the opening of a document is a preamble.
 */
export function findSectionKind(
  text: string,
  { span, isOpening }: { readonly span: Span; readonly isOpening: boolean },
): NonNullable<Clause['kind']> | 'operative' | undefined {
  const words = text.slice(span.start, Math.min(span.end, span.start + searched));
  if (recitals.test(words)) return 'recitals';
  if (operative.test(words)) return 'operative';
  if (signatures.test(words)) return 'signatures';
  if (isOpening && words.length >= shortestPreamble && preamble.test(words)) return 'preamble';
  return undefined;
}

/** Finds the heading over recitals, in a line of its own or before the first of them; `WHEREAS` is not a heading. */
export function findRecitalsHeading(text: string, span: Span): Span | undefined {
  const words = text.slice(span.start, Math.min(span.end, span.start + 40));
  const match = recitalsWord.exec(words);
  return match === null ? undefined : { start: span.start, end: span.start + match[0].length };
}
