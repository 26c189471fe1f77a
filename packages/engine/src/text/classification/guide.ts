import type { SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../document-structure.ts';

/** What guides have headings for, and contracts have not. */
const sorts: readonly RegExp[] = [
  /^(?:when|why) to use\b/i,
  /^how to use\b|^usage$/i,
  /^what (?:this|the|it)\b.{0,40}\b(?:does|covers|is for)\b/i,
  /^(?:important )?notes?$|^disclaimer$/i,
  /^(?:step[- ]by[- ]step )?instructions$|^getting started$|^steps$/i,
  /^examples?$|^sample (?:prompts?|questions?|outputs?)$/i,
  /\btips\b|\bbest practices\b|\bdo'?s and don'?ts\b/i,
  /\bred flags?\b|\bcommon (?:mistakes|pitfalls|negotiation points)\b|\bwhat to watch\b/i,
  /\bchecklist\b/i,
  /\bexplained$/i,
  /^(?:related|further|see also)\b|^(?:resources|faq|frequently asked questions)$/i,
];
/** Terms of use may have two of these headings; our own estimate. */
const fewestSorts = 4;
const marks = /^[\W\d_]+|\W+$/g;

/** Whether a document tells how to make or judge contracts: it may hold a form of one, and is none. */
export function isGuide(
  { text, blocks }: SourceText,
  { clauses }: Pick<DocumentStructure, 'clauses'>,
): boolean {
  const headings = [
    ...blocks.filter(({ kind }) => kind === 'heading').map((one) => text.slice(one.start, one.end)),
    ...clauses.flatMap(({ heading }) => heading ?? []),
  ].map((heading) => heading.replace(/[‘’]/g, "'").replace(marks, ''));
  return (
    sorts.filter((sort) => headings.some((heading) => sort.test(heading))).length >= fewestSorts
  );
}
