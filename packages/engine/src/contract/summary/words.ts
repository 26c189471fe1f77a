import { joinWords, overlaps } from '@clauselight/core';
import type { Evidence, SummarySentence, Term, TermType } from '@clauselight/schema';

/** A phrase of a sentence, with the term it rests on. */
export type Phrase = readonly [text: string, term: Term] | false | undefined;

/** Joins the phrases that are present to one sentence; nothing when there are none. */
export function composeSentence(
  subject: string,
  phrases: readonly Phrase[],
): SummarySentence | undefined {
  const stated = phrases.filter((phrase) => phrase !== undefined && phrase !== false);
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

/** Keeps the first of several items that rest on overlapping words. Items without evidence are kept. */
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

/** Adds a full stop, unless the words end with one, as `Kiromic S.R.L.` does. */
export function endSentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}

/** `90 days’ notice`, `1 month’s notice`. */
export function withNotice(length: string): string {
  return `${length}${length.endsWith('s') ? '’' : '’s'} notice`;
}

const vowel = /^[aeio]/i;

export function withIndefiniteArticle(words: string): string {
  return `${vowel.test(words) ? 'an' : 'a'} ${words}`;
}

const acronyms = new Set(
  'nda dpa sla msa sow eula saas ip api usa uk eu us llc llp plc'.split(' '),
);
const smallWords = new Set('a an and as at by for from in of on or the to with'.split(' '));

/** A title within a sentence: words in capitals are hard to read, so they become lower case. */
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

/** Display limit, in characters. */
const longestHeading = 48;

/** Names a clause: `clause 4.2`, `Article IV`, `point (a)`, `part C`, `“Payment”`. */
export function describeClause(
  clause:
    | { readonly number?: string | undefined; readonly heading?: string | undefined }
    | undefined,
): string | undefined {
  if (clause?.number !== undefined) return describeNumber(clause.number);
  const heading = clause?.heading?.replace(/^[#*\s]+/, '');
  return heading ? `“${shorten(calmTitle(heading))}”` : undefined;
}

/** A single letter is an item of a list or a part of the document. */
function describeNumber(number: string): string {
  if (/^[A-Z]$/.test(number)) return `part ${number}`;
  const letters = /^\(?([a-z]{1,5}|[A-Z])[.)]?$/.exec(number)?.[1];
  if (letters !== undefined) return `point (${letters})`;
  return /^[\d(]/.test(number) ? `clause ${number}` : calmTitle(number);
}

/** Cuts at the end of a word. Run-on headings are whole sentences. */
function shorten(words: string): string {
  if (words.length <= longestHeading) return words;
  const kept = words.slice(0, longestHeading + 1);
  return `${kept.slice(0, Math.max(1, kept.lastIndexOf(' '))).replace(/[\s,;:/-]+$/, '')} …`;
}
