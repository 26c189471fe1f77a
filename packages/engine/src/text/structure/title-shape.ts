import { isAllCapitals } from './heading.ts';

/** What the words of a title never begin with or hold. */
export const notTitle =
  /^(?:source:|page\b|table of contents|dated?\b|by and between|between|and\b|re:|dear|quicklinks|\[|party|name|address|attention|witnesseth|recitals?|whereas|territory|contract no|agreement (?:no|term|date|number)|location|note:|this is a translation)|^EX-\d|C\.F\.R|\bpursuant to\b|\bomitted\b|\bfiled\b|redacted|\brequested\b|\bcopyright\b|\bexhibit index\b|:\s*\S|\b(?:shall|will|is|are|may|must|has|have)\b/i;
/** In characters; set by hand on CUAD contracts. */
export const longestTitle = 170;
const noise =
  /^(?:to|of|for|and|this|in|on|by|d\/?b\/?a|doing business as)\b|^\d+\.|^schedule \d|\b(?:of|to|in|under) this\b|.\bthis (?:agreement|contract|lease|addendum|amendment)\b|\basterisks?\b|\bconfidential treatment\b|\bno$|^(?:exhibit|schedule|appendix|annex|attachment) \S{1,3} to\b/i;

/** Whether words have the length and the letters of a title. */
export function isTitle(title: string): boolean {
  if (title.length > longestTitle || title.length < 3 || notTitle.test(title)) return false;
  if (noise.test(title)) return false;
  return isAllCapitals(title) || hasTitleCase(title) || isSentenceCase(title);
}

function hasTitleCase(words: string): boolean {
  const long = words
    .split(/\s+/)
    .filter((word) => /[A-Za-z]{4}/.test(word) && !/^(?:from|with|upon|under|between)$/.test(word));
  return (
    long.length > 0 &&
    long.length <= 14 &&
    long.every((word) => /^[^A-Za-z]*[A-Z0-9]|^e-/.test(word))
  );
}

/** "Distributorship agreement": short, capitalized, with a word for a contract at the end. */
function isSentenceCase(words: string): boolean {
  return (
    /^[A-Z]/.test(words) &&
    words.split(/\s+/).length <= 6 &&
    /\b(?:agreement|contract|lease|addendum|amendment|policy)$/i.test(words)
  );
}
