import type { Span } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';

const note =
  /^\W{0,6}(?:guidance|explanatory|drafting|practice|easy[- ]read|user) notes?\b|^\W{0,6}notes? (?:for|to) (?:the )?(?:landlords?|tenants?|users?|parties|drafters?|completion|guidance)\b/i;
const heading =
  /\b(?:guidance|explanatory|easy[- ]read|drafting) notes?\b|\bhow to (?:use|complete|fill in)\b|\bknow your rights\b|^\W*(?:guidance|instructions)\W*$/i;
/** Words that explain a document that has such notes, wherever they stand. */
export const explains =
  /\bthis (?:clause|section|part|model|note|agreement) (?:explains|sets out|describes|deals with|defines)\b|\byou (?:may|might) (?:want|wish) to\b|\bit (?:should be noted|is important to note)\b|\bfor (?:landlords|tenants) who\b|\b(?:government|law) recogni[sz]es\b|\b(?:must|can|may) by law\b|\byou can check\b/i;
/** In characters: guidance on one clause is no longer than this, should its end not be recognized. Set by hand. */
const longestNote = 6000;

/**
 * Finds the passages of a model agreement that explain it to whoever fills it in: notes up to the next numbered clause
 * or heading, and whole clauses under a heading that says so. They describe terms and are none.
 */
export function findGuidance({
  sentences,
  clauses,
}: Pick<DocumentStructure, 'sentences' | 'clauses'>): readonly Span[] {
  const starts = clauses.map(({ start }) => start);
  const notes = sentences
    .filter(({ passage }) => note.test(passage.text))
    .map(({ start }) => {
      const next = starts.find((other) => other > start) ?? Number.POSITIVE_INFINITY;
      return { start, end: Math.min(next, start + longestNote) };
    });
  const whole = clauses.filter(
    ({ heading: title, number }) =>
      title !== undefined && (heading.test(title) || (number === undefined && note.test(title))),
  );
  return [...notes, ...whole.map(({ start, end }) => ({ start, end }))];
}
