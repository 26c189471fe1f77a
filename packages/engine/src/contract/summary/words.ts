import { joinWords, overlaps } from '@clauselight/core';
import type { Evidence, SummarySentence, Term, TermType } from '@clauselight/schema';

/** A part of a sentence, with the term it rests on. */
export type Part = readonly [text: string, term: Term] | false | undefined;

/** One sentence of the parts that are there; nothing where none is. */
export function composeSentence(
  subject: string,
  parts: readonly Part[],
): SummarySentence | undefined {
  const stated = parts.filter((part) => part !== undefined && part !== false);
  if (stated.length === 0) return undefined;
  return {
    text: endSentence(`${subject} ${joinWords(stated.map(([text]) => text))}`),
    evidence: listEvidence(stated.map(([, term]) => term)),
  };
}

export function listEvidence(terms: readonly (Term | undefined)[]): Evidence[] {
  return terms.flatMap((term) => (term === undefined ? [] : [term.evidence]));
}

export function findTerm(terms: readonly Term[], type: TermType): Term | undefined {
  return terms.find((term) => term.type === type);
}

/** The first of several that rest on overlapping words; what rests on none is kept. */
export function withoutRepeats<T>(
  items: readonly T[],
  getLead: (item: T) => Evidence | undefined,
): readonly T[] {
  const kept: T[] = [];
  for (const item of items) {
    const lead = getLead(item);
    const isKnown = kept.some((other) => {
      const known = getLead(other);
      return lead !== undefined && known !== undefined && overlaps(lead, known);
    });
    if (!isKnown) kept.push(item);
  }
  return kept;
}

/** The words with a full stop, unless they end in one, as `Kiromic S.R.L.` does. */
export function endSentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}

const vowel = /^[aeio]/i;

export function withIndefiniteArticle(words: string): string {
  return `${vowel.test(words) ? 'an' : 'a'} ${words}`;
}

const acronyms = new Set(
  'nda dpa sla msa sow eula saas ip api usa uk eu us llc llp plc'.split(' '),
);
const smallWords = new Set('a an and as at by for from in of on or the to with'.split(' '));

/** A title as it stands within a sentence: capitals alone are hard to read. */
export function calmTitle(title: string): string {
  if (/\p{Ll}/u.test(title)) return title;
  return title
    .toLowerCase()
    .split(' ')
    .map((word, index) => {
      if (acronyms.has(word)) return word === 'saas' ? 'SaaS' : word.toUpperCase();
      return index > 0 && smallWords.has(word)
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(' ');
}

const longestHeading = 48;

/** Where a clause is found: `clause 4.2`, `Article IV`, `point (a)`, `part C`, `“Payment”`. */
export function describeClause(
  clause:
    | { readonly number?: string | undefined; readonly heading?: string | undefined }
    | undefined,
): string | undefined {
  if (clause?.number !== undefined) return describeNumber(clause.number);
  const heading = clause?.heading?.replace(/^[#*\s]+/, '');
  return heading ? `“${shorten(calmTitle(heading))}”` : undefined;
}

/** A letter alone is a point of a list or a part of the document. */
function describeNumber(number: string): string {
  if (/^[A-Z]$/.test(number)) return `part ${number}`;
  const letters = /^\(?([a-z]{1,5}|[A-Z])[.)]?$/.exec(number)?.[1];
  if (letters !== undefined) return `point (${letters})`;
  return /^[\d(]/.test(number) ? `clause ${number}` : calmTitle(number);
}

/** Cut at the end of a word; headings that run on are whole sentences. */
function shorten(words: string): string {
  if (words.length <= longestHeading) return words;
  const kept = words.slice(0, longestHeading + 1);
  return `${kept.slice(0, Math.max(1, kept.lastIndexOf(' '))).replace(/[\s,;:/-]+$/, '')} …`;
}
