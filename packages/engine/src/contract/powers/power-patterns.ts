import type { PowerName } from '@clauselight/schema';

/** What the words of a power are. All patterns are matched without regard to case against normalized sentences. */
export interface PowerPattern {
  readonly name: PowerName;
  /** What is allowed, right behind the words that allow it. */
  readonly act: string;
  /** What the sentence must say as well. */
  readonly needs?: string;
  /** What makes it another power, or none. */
  readonly not?: string;
}

const breach = String.raw`\b(?:breach|default|fail(?:s|ed|ure)|violat|insolven|bankrupt|non-?payment|cure[sd]?\b|convict|misconduct|(?<!without )(?<!no )(?<!non-)cause\b)`;
/** What needs both sides is no power of one. */
const mutual = String.raw`\bmutual(?:ly)?\b|\bby (?:written )?agreement of\b`;
const terms = String.raw`(?:this|the|these|any|our|such) (?:(?!address)[\w'’-]+ ){0,5}?(?:agreement|terms|conditions|polic(?:y|ies)|rules|provisions|manual|standards)`;

/**
 * Powers by their usual words. Sources: our own list, by what reviewers compare between the sides of a contract; the
 * wordings are those of the annotated contracts and of the rule book's examples.
 */
export const powerPatterns: readonly PowerPattern[] = [
  {
    name: 'end-without-reason',
    act: String.raw`(?:immediately |also |earlier |at any time,? |by [^.;,]{0,40}?)?(?:terminate|cancel|end|withdraw from|rescind)\b`,
    needs: String.raw`\b(?:without|non)[- ](?:cause|reason|penalty|giving)|\bfor (?:its |their )?convenience|\b(?:for )?(?:any|no)(?: or no)? reason|\bat any time\b|\bat will\b|\b(?:upon|on|by|with|giving|provide|providing|given?)\b[^.;]{0,60}\b(?:days?|weeks?|months?)\b[^.;]{0,30}\bnotice|\bnotice of (?:\w+ ){0,3}(?:days?|weeks?|months?)`,
    not: `${mutual}|${breach}|${String.raw`\bif\b|\bin the event\b|\bin case\b|\bwhen(?:ever)? the\b|\bforce majeure|\bpurchase order|\bin the event that\b|\bupon (?:the )?(?:occurrence|death|sale|change)`}`,
  },
  {
    name: 'end-for-breach',
    act: String.raw`(?:immediately |also |at any time,? |in its (?:sole )?discretion,? |by [^.;,]{0,40}?)?(?:terminate|cancel|rescind|end)\b`,
    needs: breach,
  },
  {
    name: 'renew',
    act: String.raw`(?:renew|extend|prolong)\b[^.;]{0,40}\b(?:term|agreement|lease|licen[cs]e|contract|it|period)\b`,
    not: String.raw`\bnot (?:be )?(?:renew|extend)|\bpayment|\bdeadline`,
  },
  {
    name: 'change-terms',
    act: String.raw`(?:[\w-]+ly |from time to time,? |at any time,? ){0,2}(?:amend|modify|change|revise|update|vary|supplement|replace)\b(?:[ ,/](?:or|and)? ?\w+){0,4}? ${terms}`,
    not: mutual,
  },
  {
    name: 'change-price',
    act: String.raw`(?:[\w-]+ly |from time to time,? |at any time,? ){0,2}(?:increase|raise|adjust|change|revise|modify|set)\b[^.;]{0,50}\b(?:prices?|fees?|rates?|rent|charges?|premiums?|dues|royalt(?:y|ies)|commissions?|salary)\b`,
  },
  {
    name: 'change-delivery',
    act: String.raw`(?:[\w-]+ly |from time to time,? |at any time,? ){0,2}(?:change|modify|discontinue|alter|remove|replace|substitute|withdraw|redesign|(?:stop|cease) (?:providing|offering|supplying|delivering))\b[^.;]{0,40}\b(?:services?|products?|features?|software|content|specifications?|designs?|goods|site|programs?|programmes?|schedule|venue)\b`,
    not: String.raw`\b(?:customer|user|your|client) (?:content|data)\b|\bterms\b|\bagreement\b[^.;]{0,12}$`,
  },
  {
    name: 'suspend',
    act: String.raw`(?:immediately |temporarily |at any time,? |also ){0,2}(?:suspend|withhold|interrupt|restrict|disable)\b[^.;]{0,40}\b(?:services?|access|performance|deliver\w*|work|use|account|shipments?|supply|licen[cs]e)\b`,
  },
  {
    name: 'transfer',
    act: String.raw`(?:freely |also |at any time,? ){0,2}(?:assign|transfer|novate|delegate)\b[^.;]{0,60}\b(?:agreement|lease|contract|rights|obligations|interest|licen[cs]e|note|loan|it)\b`,
    not: String.raw`\bwithout (?:first )?(?:obtaining )?(?:the )?(?:prior |express |written |other )*(?:consent|approval)(?! of any)|\b(?:only )?with (?:the )?(?:prior |express |written )*consent|\bsubject to (?:the )?(?:prior )?consent`,
  },
  {
    name: 'subcontract',
    act: String.raw`(?:sub-?contract|use (?:\w+ )?sub-?contractors|engage (?:\w+ )?sub-?contractors|sublicen[cs]e|sublet)\b`,
  },
  {
    name: 'audit',
    act: String.raw`(?:[^.;,]{0,50} to )?(?:audit|inspect|examine|review)\b[^.;]{0,60}\b(?:books|records|accounts|premises|facilit(?:y|ies)|compliance|systems|statements|property|site)\b|(?:conduct|perform|carry out)\b[^.;]{0,20}\b(?:audits?|inspections?)\b`,
  },
  {
    name: 'set-off',
    act: String.raw`(?:set[- ]?off|offset|deduct|withhold|retain|recoup)\b[^.;]{0,60}\b(?:amounts?|sums?|payments?|fees?|royalt(?:y|ies)|deposit|wages|salary|commissions?|money|price|rent)\b`,
    not: String.raw`\btax(?:es)?\b|\bnot (?:be )?unreasonably`,
  },
  {
    name: 'enter',
    act: String.raw`(?:enter|come into|access|visit)\b[^.;]{0,40}\b(?:premises|property|apartment|flat|house|room|unit|dwelling|site)\b`,
  },
  {
    name: 'use-name',
    act: String.raw`(?:[\w-]+ly )?(?:use|display|publish|reproduce|refer to|identify)\b[^.;]{0,50}\b(?:names?|logos?|likeness|image|photographs?)\b`,
    not: String.raw`\btrade ?names? (?:of|and) (?:the )?products?|\bdomain names?|\buser ?names?`,
  },
  {
    name: 'seek-injunction',
    act: String.raw`(?:seek|obtain|apply for|injunctive|equitable|an injunction|specific performance|temporary)\b[^.;]{0,40}\b(?:injuncti\w+|equitable|restraining|relief|performance)\b`,
  },
  {
    name: 'recover-costs',
    act: String.raw`(?:recover|be reimbursed|be awarded|reimbursement|recovery)\b[^.;]{0,60}\b(?:attorneys?['’]? ?fees?|legal (?:fees|costs)|costs of (?:collection|suit))\b`,
  },
];
