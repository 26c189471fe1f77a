import type { ReportDetails } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { Statement } from '../../text/values/statements.ts';

const praise =
  /\b(?:market[- ]leading|world[- ]class|best[- ]in[- ]class|cutting[- ]edge|revolutionary|guaranteed|unprecedented|(?:a|the|one of the) leading (?:\p{L}+ )?(?:provider|supplier|company|manufacturer|expert)s?|leading provider|industry[- ]leading|state[- ]of[- ]the[- ]art|trusted by (?:thousands|millions)|unrivall?ed|unparalleled|second to none|(?<!\b(?:has|have|had|been|be|was|were|is|are) )proven(?! (?:to|that|by|in|wrong|guilty)\b))\b/giu;
const own = /\b(?:we|our|us|ours|my)\b/i;
const predicate =
  /\b(?:is|are|remains?|offers?|delivers?|provides?|has|have)(?: (?:a|an|the|its|their|become|now|also|truly))* $/i;
const basis =
  /\d|\b(?:according to|survey|study|studies|source|certified|award(?:ed)?|rank(?:ed|ing)?|benchmark|audit(?:ed)?|independent(?:ly)?|report by|measured|rated|cited|not|never|no longer)\b|https?:/i;
const quotedAround = /"[^"]*$/;

/** Praise for what is one's own without a number, a name or a source beside it, in document order. */
export function listUnsupportedClaims(
  text: string,
  statements: readonly Statement[],
): ReportDetails['unsupportedClaims'] {
  return statements.flatMap(({ passage, kind }) => {
    if (kind === 'footnote' || basis.test(passage.text)) return [];
    return [...passage.text.matchAll(praise)].flatMap((match) => {
      const before = passage.text.slice(Math.max(0, match.index - 60), match.index);
      const isOwn = own.test(passage.text) || predicate.test(before);
      if (!isOwn || quotedAround.test(before)) return [];
      const range = { from: match.index, to: match.index + match[0].length };
      const evidence = findEvidence(text, passage, range);
      return evidence ? [{ phrase: match[0], evidence }] : [];
    });
  });
}
