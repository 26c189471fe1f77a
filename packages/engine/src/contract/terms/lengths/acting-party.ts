const roles =
  'tenant|landlord|lessee|lessor|customer|client|subscriber|user|member|supplier|vendor|seller|buyer|purchaser|provider|contractor|consultant|employee|employer|executive|licen[cs]ee|licensor|franchisee|franchisor|distributor|manufacturer|agent|principal|owner|company|borrower|lender|bank|university|authority|other party';
const capital = "[A-Z][\\w&’'-]*";
const single = `(?:(?:[Ee]ither|[Ee]ach|[Aa]ny|[Oo]ne|[Aa]|[Nn]either)(?: of the)? [Pp]art(?:y|ies)|(?:[Tt]he |[Aa] )?(?:${roles})\\b|[Yy]ou|[Ww]e|(?:[Tt]he )?(?!The\\b|This\\b|If\\b|Unless\\b|Term\\b|Initial\\b|Renewal\\b|Agreement\\b|Such\\b|Upon\\b|After\\b|At\\b|In\\b|Thereafter\\b|Following\\b|Provided\\b|Section\\b|Contract\\b|Lease\\b|Extension\\b|Effective\\b|Notice\\b|Party\\b)${capital}(?: (?:& |of |and )?(?!Agreement\\b|Term\\b)${capital}){0,4})`;
/** Source of a pattern for who acts in a sentence, without the flag `i`. It captures the name. */
export const actor = `(?:(?:either|both) (?!of|[Pp]art))?["“]?(${single}(?: (?:or|and) ${single})?)["”]?`;

/** As it stands within a sentence: `either party`, `the Licensee`. */
export function tidyActor(words: string): string {
  return words
    .replace(/^(?:The|Either|Each|Any|One|You|We|A)\b/, (first) => first.toLowerCase())
    .replace(/['’]s?$/, '')
    .trim();
}
