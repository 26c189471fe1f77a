import type { Definition } from '../document-structure.ts';
import { getSourceSpan, type Passage } from '../passage.ts';

const inParentheses =
  /\((?:[^()"]{0,80}\s)?"([^"]{1,60}?)[,.]?"(?:\s*(?:,|or|and|,? ?(?:and )?together with[^()"]{0,60})\s*"[^"]{1,60}")*[^()"]{0,60}\)/gi;
const byMeaning =
  /"([^"]{1,60}?)[,.]?"\s*,?\s*(?:shall |will )?(?:means?|mean|has the meaning|have the meaning|refers? to)\b/gi;
const sentenceOfMeaning =
  /^[("']*[^"]{0,20}"[^"]{1,80}"[^.]{0,60}?\b(?:means?|shall mean|has the meaning|have the meaning|refers? to)\b/i;

/** Every term a passage gives a meaning to, with the place of the term. */
export function listDefinitions(passage: Passage): readonly Definition[] {
  if (!passage.text.includes('"')) return [];
  return [inParentheses, byMeaning].flatMap((pattern) =>
    [...passage.text.matchAll(pattern)].flatMap((match) => {
      const term = match[1]?.trim();
      if (!term) return [];
      const from = match.index + match[0].indexOf(term);
      return [{ term, ...getSourceSpan(passage, from, from + term.length) }];
    }),
  );
}

/** Whether a sentence does nothing but say what a word means. */
export function isDefinition(passage: Passage): boolean {
  return sentenceOfMeaning.test(passage.text);
}
