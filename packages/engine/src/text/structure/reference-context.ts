import type { Mention } from './reference-pattern.ts';

/** Where a reference says its target stands. */
export type Whereabouts =
  | { readonly place: 'here' }
  | { readonly place: 'elsewhere' }
  /** In another clause or attachment of this document: "of Section 4.1", "of Exhibit B". */
  | { readonly place: 'inside'; readonly word: string; readonly number: string }
  /** Nothing is said. */
  | { readonly place: 'unsaid' };

export interface MentionContext {
  readonly mention: Pick<Mention, 'listFrom' | 'to'>;
  /** Whether a name is one by which the document calls itself. */
  isOwnName(name: string): boolean;
}

// A law, and how references to one are written.
const law =
  /(?:\b(?:codes?|acts?|u\.?\s?s\.?\s?c\.?(?:a\.?)?|far|dfars?|cfr|c\.?\s?f\.?\s?r\.?|statutes?|regulations?|erisa|gdpr|ucc|u\.c\.c\.|laws?|ordinances?|directives?|treat(?:y|ies)|constitution|conventions?|rules?|i\.?r\.?c\.?|title \d+|treas\. reg\.|bylaws|prospectus|indenture)(?:'s)?,?\s*(?:[(][^)]{0,40}[)],?\s*)?(?:at|in|under|,)?\s*)$/i;
const ofThis =
  /^,?\s?(?:(?:of|to|in|under|and elsewhere in)\s(?:this|these|the present)\s|hereof|herein|hereto|hereunder|above|below|hereinabove|attached hereto)/i;
const ofIt =
  /^,?\s?(?:thereof|thereto|therein|thereunder|of (?:such|said|that|the (?:same|latter|former))\b)/i;
const ofPlace =
  /^,?\s?(?:of|to|in)\s(?:the\s)?(Sections?|Articles?|Clauses?|Paragraphs?|Exhibit|Schedule|Annex|Appendix|Attachment|Part)\s(\d+(?:\.\d+)*(?:\([a-z0-9]{1,4}\))*|[IVXL]{1,7}\b|"?[A-Z]\b"?(?:-\d)?|\([a-z]{1,4}\))/i;
const ofOther =
  /^,?\s?(?:\([^()]{0,80}\)\s?)?,?\s?(?:of|to|in|under|from|contained in|set forth in)\s(?:each of\s|any of\s)?(?:(?:the\s)?(?:applicable|related|respective|relevant|existing|original|underlying|corresponding)\s|the\s|such\s|that\s(?:certain\s)?|its\s|said\s|their\s|his\s|her\s|our\s|your\s|any\s|an?\s|[A-Z][\w.]*'s?\s)?((?:[A-Z\d(][\w.&'/()-]*\s?(?:(?:and|of|for|on|to|the)\s(?=[A-Z]))?){1,9})/;
const ofLower =
  /^,?\s?(?:\([^()]{0,60}\)\s?)?,?\s?(?:of|to|under|in)\s(?:the\s|such\s|that\s(?:certain\s)?|its\s|said\s|their\s|any\s|an?\s|applicable\s)?(?:[a-z-]+\s){0,2}(?:statute|act|code|law|regulations?|by-?laws|(?:other|underlying|original|prior|previous|separate|related|master|existing|prime|head|amended) (?:agreement|contract|lease)|certificate of incorporation|articles of (?:incorporation|association)|indenture|policy|prospectus|registration statement)\b/i;
const lawAfter =
  /^(?:,\s?(?:Township|Block|Lot|Range|Survey|T-?\d)\b|-\d{3}|\.\d|\d|\s?et seq)|^,?\s?(?:\([^()]{0,40}\)\s?)?(?:GDPR|ERISA|UCC|U\.C\.C\.|ISDA|TFEU|BGB|HGB|UStG|EStG|CCPA|HIPAA|FAR|DFARS|U\.S\.C|C\.F\.R)\b/;
const documentBefore =
  /(?:\b(?:the|such|said|that|its|under|of|to|in)\s(?:[A-Z][\w'-]*\s){0,4}(?:Agreement|Lease|Contract|Indenture|Plan|Policy|Note|Guidelines?|Terms|Bylaws|Charter)|\b[A-Z][\w'-]*\s(?:Agreement|Lease|Contract|Indenture|Plan)(?:'s|,))\s(?:at\s|in\s|under\s)?$/;
const searchedBefore = 70;
const searchedAfter = 170;

/** Reads the words around a reference for the document, law or clause it is to be looked up in. */
export function findWhereabouts(
  words: string,
  { mention, isOwnName }: MentionContext,
): Whereabouts {
  const after = words.slice(mention.to, mention.to + searchedAfter);
  const before = words.slice(Math.max(0, mention.listFrom - searchedBefore), mention.listFrom);
  if (law.test(before) || lawAfter.test(after)) return { place: 'elsewhere' };
  const rest = skipList(after);
  if (ofThis.test(rest)) return { place: 'here' };
  if (ofIt.test(rest)) return { place: 'elsewhere' };
  const inside = ofPlace.exec(rest);
  if (inside?.[1] !== undefined && inside[2] !== undefined) {
    const end = rest.slice(inside[0].length);
    if (findName(end, isOwnName) === 'other') return { place: 'elsewhere' };
    return { place: 'inside', word: inside[1], number: inside[2].replace(/"/g, '') };
  }
  const named = findName(rest, isOwnName);
  if (named !== undefined) return { place: named === 'own' ? 'here' : 'elsewhere' };
  if (ofLower.test(rest)) return { place: 'elsewhere' };
  const owner = documentBefore.exec(before)?.[0];
  if (owner !== undefined && !isOwnName(owner.trim()) && !/\bthis\s(?:\S+\s){1,5}$/i.test(before))
    return { place: 'elsewhere' };
  return { place: 'unsaid' };
}

/** In "Sections 3.1, 3.2 and 5 of the Lease" the words after the list count for each of its members. */
function skipList(after: string): string {
  const list =
    /^(?:\s?(?:,|and|or|through|to|&|-|and\/or)\s?)+(?:(?:sub)?(?:section|clause|article|paragraph)s?\s)?(?:\d[\d.]*(?:[A-Z]\b)?(?:\s?\([a-z0-9]{1,4}\))*|[IVXL]{1,7}\b|\([a-z0-9]{1,4}\))/i;
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
