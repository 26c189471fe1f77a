import type { Mention } from './reference-pattern.ts';

/** The location of a reference's target. */
export type TargetLocation =
  | { readonly location: 'here' }
  | { readonly location: 'elsewhere' }
  /** In another clause or attachment of this document: "of Section 4.1", "of Exhibit B". */
  | { readonly location: 'inside'; readonly word: string; readonly number: string }
  /** Not stated. */
  | { readonly location: 'unsaid' };

export interface MentionContext {
  readonly mention: Pick<Mention, 'listFrom' | 'to'>;
  /** Tells whether a name is one that the document gives itself. */
  isOwnName(name: string): boolean;
}

// A law, and the form of references to one.
const law =
  /(?:\b(?:codes?|acts?|u\.?\s?s\.?\s?c\.?(?:a\.?)?|far|dfars?|cfr|c\.?\s?f\.?\s?r\.?|statutes?|regulations?|erisa|gdpr|ucc|u\.c\.c\.|laws?|ordinances?|directives?|treat(?:y|ies)|constitution|conventions?|rules?|i\.?r\.?c\.?|title \d+|treas\. reg\.|bylaws|prospectus|indenture)(?:'s)?,?\s*(?:[(][^)]{0,40}[)],?\s*)?(?:at|in|under|,)?\s*)$/i;
const ofThis =
  /^,?\s?(?:(?:of|to|in|under|and elsewhere in)\s(?:this|these|the present)\s|hereof|herein|hereto|hereunder|above|below|hereinabove|attached hereto)/i;
const ofIt =
  /^,?\s?(?:thereof|thereto|therein|thereunder|of (?:such|said|that|the (?:same|latter|former))\b)/i;
const ofLocation =
  /^,?\s?(?:of|to|in)\s(?:the\s)?(Sections?|Articles?|Clauses?|Paragraphs?|Exhibit|Schedule|Annex|Appendix|Attachment|Part)\s(\d+(?:\.\d+)*(?:\([a-z0-9]{1,4}\))*|[IVXL]{1,7}\b|"?[A-Z]\b"?(?:-\d)?|\([a-z]{1,4}\))/i;
const ofOther =
  /^,?\s?(?:\([^()]{0,80}\)\s?)?,?\s?(?:of|to|in|under|from|contained in|set forth in)\s(?:each of\s|any of\s)?(?:(?:the\s)?(?:applicable|related|respective|relevant|existing|original|underlying|corresponding)\s|the\s|such\s|that\s(?:certain\s)?|its\s|said\s|their\s|his\s|her\s|our\s|your\s|any\s|an?\s|[A-Z][\w.]*'s?\s)?((?:[A-Z\d(][\w.&'/()-]*\s?(?:(?:and|of|for|on|to|the)\s(?=[A-Z]))?){1,9})/;
const ofLower =
  /^,?\s?(?:\([^()]{0,60}\)\s?)?,?\s?(?:of|to|under|in)\s(?:the\s|such\s|that\s(?:certain\s)?|its\s|said\s|their\s|any\s|an?\s|applicable\s)?(?:[a-z-]+\s){0,2}(?:statute|act|code|law|regulations?|by-?laws|(?:other|underlying|original|prior|previous|separate|related|master|existing|prime|head|amended) (?:agreement|contract|lease)|certificate of incorporation|articles of (?:incorporation|association)|indenture|policy|prospectus|registration statement)\b/i;
const lawAfter =
  /^(?:,\s?(?:Township|Block|Lot|Range|Survey|T-?\d)\b|-\d{3}|\.\d|\d|\s?et seq)|^,?\s?(?:\([^()]{0,40}\)\s?)?(?:GDPR|ERISA|UCC|U\.C\.C\.|ISDA|TFEU|BGB|HGB|UStG|EStG|CCPA|HIPAA|FAR|DFARS|U\.S\.C|C\.F\.R)\b/;
// `§31a UrhG`, `§ 6 para. 1 lit. b DSGVO`: the short name of a statute has capitals inside.
const statuteAfter =
  /^[a-z]?(?:\s(?:para(?:graph)?s?|subsection|sentence|abs|lit|no|nr)\.?\s?\(?\w{1,3}\)?){0,3}\s(?:[A-ZÄÖÜ][a-zäöü]+[A-Z]{1,2}|[A-Z]{2,4}[a-zäöü]+[A-Z]{1,2}|[A-Z][a-z]+[A-Z][a-z]+[A-Z]|DSGVO|BGB|HGB|ZPO|StPO|SGB|OR|ZGB|ABGB)\b/;
const documentBefore =
  /(?:\b(?:the|such|said|that|its|under|of|to|in)\s(?:[A-Z][\w'-]*\s){0,4}(?:Agreement|Lease|Contract|Indenture|Plan|Policy|Note|Guidelines?|Terms|Bylaws|Charter)|\b[A-Z][\w'-]*\s(?:Agreement|Lease|Contract|Indenture|Plan)(?:'s|,))\s(?:at\s|in\s|under\s)?$/;
/** In characters; set by hand. */
const searchedBefore = 70;
/** In characters; set by hand. */
const searchedAfter = 170;

/** Finds the document, law or clause in which a reference must be looked up, from the words around it. */
export function findTargetLocation(
  words: string,
  { mention, isOwnName }: MentionContext,
): TargetLocation {
  const after = words.slice(mention.to, mention.to + searchedAfter);
  const before = words.slice(Math.max(0, mention.listFrom - searchedBefore), mention.listFrom);
  const rest = skipList(after);
  if (law.test(before) || lawAfter.test(after) || statuteAfter.test(rest)) {
    return { location: 'elsewhere' };
  }
  if (ofThis.test(rest)) return { location: 'here' };
  if (ofIt.test(rest)) return { location: 'elsewhere' };
  const inside = ofLocation.exec(rest);
  if (inside?.[1] !== undefined && inside[2] !== undefined) {
    const end = rest.slice(inside[0].length);
    if (findName(end, isOwnName) === 'other') return { location: 'elsewhere' };
    return { location: 'inside', word: inside[1], number: inside[2].replace(/"/g, '') };
  }
  const named = findName(rest, isOwnName);
  if (named !== undefined) return { location: named === 'own' ? 'here' : 'elsewhere' };
  if (ofLower.test(rest)) return { location: 'elsewhere' };
  const owner = documentBefore.exec(before)?.[0];
  if (owner !== undefined && !isOwnName(owner.trim()) && !/\bthis\s(?:\S+\s){1,5}$/i.test(before))
    return { location: 'elsewhere' };
  return { location: 'unsaid' };
}

/** In "Sections 3.1, 3.2 and 5 of the Lease" the words after the list apply to each of its members. */
function skipList(after: string): string {
  const list =
    /^(?:\s?(?:,|and|or|through|to|&|-|and\/or)\s?)+(?:(?:sub)?(?:section|clause|article|paragraph)s?\s|§{1,2}\s?)?(?:\d[\d.]*(?:[A-Z]\b)?(?:\s?\([a-z0-9]{1,4}\))*|[IVXL]{1,7}\b|\([a-z0-9]{1,4}\))/i;
  let rest = after;
  for (let match = list.exec(rest); match !== null && match[0] !== ''; match = list.exec(rest)) {
    rest = rest.slice(match[0].length);
  }
  return rest.replace(/^,?\s?(?:respectively|as applicable|as the case may be),?/i, '');
}

function findName(rest: string, isOwnName: (name: string) => boolean): 'own' | 'other' | undefined {
  const name = ofOther.exec(rest)?.[1]?.trim();
  if (name === undefined || /^(?:Sections?|Articles?|Exhibit|Schedule)\b/i.test(name))
    return undefined;
  return isOwnName(name) ? 'own' : 'other';
}
