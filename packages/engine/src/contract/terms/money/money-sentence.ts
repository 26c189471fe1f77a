import type { Clause } from '@clauselight/schema';
import type { DocumentStructure, Sentence } from '../../../text/document-structure.ts';
import { type FoundMoney, listMoney } from '../../../text/values/money.ts';

/** A sentence with what the finders of money terms need. */
export interface MoneySentence {
  readonly sentence: Sentence;
  /** The normalized text of the sentence, for patterns. */
  readonly words: string;
  readonly amounts: readonly FoundMoney[];
  /** Headings of the clause and of its parents, and the sentence that introduces its list. */
  readonly context: string;
}

/** Lists every sentence that may be about money, with its context. */
export function listMoneySentences(structure: DocumentStructure): readonly MoneySentence[] {
  const dollar = findDollar(structure);
  const headings = collectHeadings(structure.clauses);
  let introduction = '';
  return structure.sentences.flatMap((sentence) => {
    const words = sentence.passage.text;
    const amounts = listMoney(words, dollar);
    const heading = headings.get(sentence.clauseId ?? '') ?? '';
    const context = `${heading} ${introduction}`;
    if (isIntroduction(words)) introduction = words.slice(-longestIntroduction);
    else if (!isListItem(words)) introduction = '';
    return amounts.length > 0 || mention.test(words) ? [{ sentence, words, amounts, context }] : [];
  });
}

const mention =
  /\b(?:pay(?:able|ment|ments|s)?|paid|invoices?|due|net|interest|royalt(?:y|ies)|commissions?|discounts?|deposits?|liab\w+|damages|penalty|fees?)\b/i;
/** In characters; set by hand. */
const longestIntroduction = 300;

function isIntroduction(words: string): boolean {
  return /:\s*-?$/.test(words);
}

function isListItem(words: string): boolean {
  return /^(?:\(?[a-zA-Z0-9]{1,4}[).]|[-•●▪*o] ?|[A-Z][^.]{0,200}$)/.test(words);
}

function collectHeadings(clauses: readonly Clause[]): ReadonlyMap<string, string> {
  const headings = new Map<string, string>();
  for (const { id, parentId, heading } of clauses) {
    const outer = headings.get(parentId ?? '') ?? '';
    headings.set(id, `${outer} ${heading ?? ''}`.trim().slice(-200));
  }
  return headings;
}

const dollars: readonly (readonly [RegExp, string])[] = [
  [/\bcanadian (?:dollars|currency|funds)\b/i, 'CAD'],
  [/\baustralian (?:dollars|currency)\b/i, 'AUD'],
  [/\bnew zealand (?:dollars|currency)\b/i, 'NZD'],
  [/\bhong kong (?:dollars|currency)\b/i, 'HKD'],
  [/\bsingapore (?:dollars|currency)\b/i, 'SGD'],
];
const isSaidOfAll =
  /\b(?:all|any|references?)\b[^.;]{0,80}\b(?:amounts?|dollars?|sums?|payments?|prices?|fees|currency|monetary)\b|"?\$"? (?:means|refers)/i;

const usDollars = /\bUS ?\$|\bUSD\b|\b(?:U\.S\.|US|United States) (?:dollars|currency|funds)/i;
/** The law of a country whose people mean their own dollar by `$`. */
const lawDollars: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:New South Wales|Queensland|Western Australia|South Australia|Tasmania|Australian Capital Territory|Northern Territory|(?:State of )?Victoria(?:, Australia)?|Australia)\b/,
    'AUD',
  ],
  [/\bNew Zealand\b/, 'NZD'],
  [
    /\b(?:Ontario|British Columbia|Alberta|Qu[eé]bec|Manitoba|Saskatchewan|Nova Scotia|Canada)\b/,
    'CAD',
  ],
  [/\bSingapore\b/, 'SGD'],
  [/\bHong Kong\b/, 'HKD'],
];
const governs =
  /\bgovern\w*\b[^.;]{0,80}\blaws?\b|\blaws? (?:of|in force in)\b[^.;]{0,60}\bgovern/i;

/**
 * Returns the dollar that a bare `$` stands for: as the document defines it, or that of the country whose law governs
 * it and which names no US dollars, or else US dollars.
 */
function findDollar({ sentences }: DocumentStructure): string {
  let isAmerican = false;
  let local: string | undefined;
  for (const { passage } of sentences) {
    const { text } = passage;
    isAmerican ||= usDollars.test(text);
    const named = dollars.find(([name]) => name.test(text));
    if (named && isSaidOfAll.test(text) && !/\bU\.?S\.? dollars/i.test(text)) return named[1];
    if (local === undefined && governs.test(text)) {
      local = lawDollars.find(([place]) => place.test(text))?.[1];
    }
  }
  return isAmerican ? 'USD' : (local ?? 'USD');
}
