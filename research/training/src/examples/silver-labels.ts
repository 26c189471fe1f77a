import type { ClauseCategory } from '@clauselight/schema';

/** How a general category is recognized in the headings of provisions, and by words of a sentence itself. */
interface SilverCues {
  readonly category: ClauseCategory;
  readonly heading: RegExp;
  readonly words: RegExp;
}

const cues: readonly SilverCues[] = [
  {
    category: 'confidentiality',
    heading: /confidential|non-?disclosure/i,
    words: /confidential|disclos/i,
  },
  {
    category: 'indemnification',
    heading: /indemni/i,
    words: /indemnif|indemnit|hold harmless|defend/i,
  },
  {
    category: 'force-majeure',
    heading: /force majeure|excusable delay|acts? of god/i,
    words: /force majeure|acts? of god|beyond (?:its|the|their) (?:reasonable )?control/i,
  },
  {
    category: 'payment',
    heading:
      /^(?!.*late).*(?:\bpayments?\b|\bfees\b|compensation|invoic|\bprices?\b|pricing|royalt)/i,
    words: /\b(?:pay|paid|payable|payments?|fees?|invoices?|royalt\w+)\b/i,
  },
  {
    category: 'late-payment',
    heading: /late (?:payments?|fees?|charges?)|overdue|^interest$|default interest/i,
    words: /\b(?:late|overdue|past due|interest at|interest on|per month)\b/i,
  },
  { category: 'notices', heading: /^notices?\b/i, words: /\bnotices?\b/i },
  {
    category: 'severability',
    heading: /severab/i,
    words: /invalid|unenforceable|severab|illegal/i,
  },
  {
    category: 'entire-agreement',
    heading: /entire (?:agreement|understanding)|integration|merger clause|complete agreement/i,
    words: /entire|supersede|prior agreements|complete agreement/i,
  },
  {
    category: 'amendment',
    heading: /amendments?\b|modifications?\b/i,
    words: /amend|modif|altered|changed/i,
  },
  {
    category: 'dispute-resolution',
    heading: /arbitrat|dispute|mediation|venue|jurisdiction|jury/i,
    words: /arbitrat|dispute|mediat|venue|jurisdiction|jury|courts?\b/i,
  },
  {
    category: 'data-protection',
    heading: /data (?:protection|privacy|security)|privacy|personal (?:data|information)/i,
    words: /personal (?:data|information)|privacy|data (?:protection|security)|gdpr|hipaa/i,
  },
  {
    category: 'non-waiver',
    heading: /^(?!.*(?:jury|subrogation)).*\bwaivers?\b/i,
    words: /waiver|waive/i,
  },
  { category: 'survival', heading: /surviv/i, words: /surviv/i },
  { category: 'export', heading: /\bexports?\b/i, words: /export/i },
  {
    category: 'warranties',
    heading: /warrant|disclaimer|representations/i,
    words: /warrant|represents|as is|merchantab|fitness/i,
  },
  {
    category: 'term',
    heading: /^(?:initial )?term\b|^duration|^term of/i,
    words: /\bterm\b|continue|commence|expire|effect/i,
  },
  {
    category: 'termination-for-cause',
    heading:
      /terminat\w* (?:for|upon|by reason of|on) (?:cause|breach|default|material|insolvency)|events? of default|^default\b/i,
    words: /terminat.*(?:breach|default|insolven|bankrupt|fail)|(?:breach|default).*terminat/i,
  },
  {
    category: 'service-levels',
    heading: /service levels?|uptime|availability|maintenance and support|support services/i,
    words: /service levels?|uptime|availab|response time|downtime/i,
  },
  {
    category: 'taxes',
    heading: /\btax(?:es|ation)?\b|withholding/i,
    words: /\btax(?:es|ation)?\b|withh/i,
  },
];

export const silverCategories: readonly ClauseCategory[] = cues.map(({ category }) => category);

/**
 * Whether a sentence deals with each general category, as far as headings tell: yes under a heading that names that
 * category alone, or with its words under one that names several; no without its words under another heading; unknown
 * otherwise.
 */
export function labelByHeading(
  sentence: string,
  heading: string | undefined,
): readonly ('yes' | 'no' | 'unknown')[] {
  const named = heading === undefined ? 0 : cues.filter((cue) => cue.heading.test(heading)).length;
  return cues.map((cue) => {
    const hasWords = cue.words.test(sentence);
    if (heading === undefined || !cue.heading.test(heading)) return hasWords ? 'unknown' : 'no';
    if (named === 1 || hasWords) return 'yes';
    return 'unknown';
  });
}
