/**
 * Source of a pattern for the name of any place in capitals: `Santa Clara County, California`, `the Southern District
 * of New York`. It needs the `u` flag; `trimPlace` cuts what it matches.
 */
export const placeName =
  "(?:(?:City|County|State|Commonwealth|Province|Republic|Kingdom|Canton|District|CITY|COUNTY|STATE|COMMONWEALTH|PROVINCE|REPUBLIC|city|county|state|province) (?:and (?:County|State|county) )?(?:of|OF) )?(?:the )?\\p{Lu}[\\p{L}.'-]*(?:(?:,? (?:of|and|OF|AND|&) (?:the )?|, (?:the )?(?:State of |Province of )?| )\\p{Lu}[\\p{L}.'-]*){0,7}";

const tail =
  /,? (?:without|excluding|except|as|applicable|which|and (?:the )?(?:parties|each|any|both|all|no|federal|united nations|licens\w+|company|customer|venue|courts?|to|hereby|waive\w*|agree\w*|irrevocably)|this|any|all|each|both|in|if|for|to|it|venue|such|no|excluding|regardless|jurisdiction|courts?|sections?|the parties|shall|will|and hereby|having|located|under|pursuant|with|by|before|or|over|is|are|having|unless|provided|where|either|is|licensor|licensee|neither|nothing)\b.*$/i;
const sentence = /(?<!\b(?:St|Ft|Mt|D|C|U|S|A|N|Y|U\.S|D\.C))\. .*$/;

// After a place that ends with its own full stop, such as U.S.A., the start of the next sentence is not recognized.
const nextSentence = /[.,]?\s+(?:You|Your|We|Our|They)\b.*$/;

/** Returns a place name without the words that follow it. */
export function trimPlace(words: string): string {
  return words
    .replace(nextSentence, '')
    .replace(sentence, '')
    .replace(/(?<=\p{Ll})\.\p{Lu}.*$/u, '')
    .replace(tail, '')
    .replace(/(?:,? (?:and|of|the|&)|[,;:'\s-])+$/i, '')
    .replace(/(?<!\b[A-Z])\.$/, '')
    .replace(/,? U\.S\.A?\.?$|,? USA$/, '');
}
