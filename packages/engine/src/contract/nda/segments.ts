import type { Span } from '@clauselight/schema';
import type { DocumentStructure, Sentence } from '../../text/document-structure.ts';
import { getSourceSpan } from '../../text/passage.ts';

/** A sentence, or one item of a list inside a sentence: the unit of classification. */
export interface Segment extends Span {
  /** Its normalized words, in lower case. */
  readonly text: string;
  /** The words that introduce the list of the item, in lower case; empty when there is no list. */
  readonly lead: string;
  /** The span of the lead-in; `undefined` when the segment reads well without it. */
  readonly leadSpan: Span | undefined;
  /** Headings above it, innermost first, in lower case. */
  readonly heading: string;
  /** The whole sentence that it belongs to, in lower case. */
  readonly sentence: string;
  readonly isDefinition: boolean;
}

/** Sentences longer than in any agreement are cut, so that hostile text takes little time. */
const longestSentence = 6000;
/** In characters; the weights were trained with this value. */
const shortestItem = 12;
/**
 * Between items: a semicolon, or a blank before `(a)`, `(iv)` or `(2)` that is neither a reference nor a number in
 * brackets.
 */
const itemBoundary =
  /;\s|(?<!\b(?:section|sections|clause|clauses|paragraph|paragraphs|article|articles|item|items|subsection|part))\s(?=\((?:[a-z]{1,2}|[ivx]{1,4})\)\s)|(?<=[,;:.]|\b(?:and|or|and\/or|that|either|to|is|are|which))\s(?=\(\d{1,2}\)\s)/g;

/** Cuts sentences into their list items, each with the words that introduce it. */
export function listSegments({ sentences, clauses }: DocumentStructure): readonly Segment[] {
  const parents = new Map(clauses.map(({ id, parentId }) => [id, parentId]));
  const headings = listHeadings(clauses);
  const leads = new Map<string | undefined, Lead>();
  return sentences.flatMap((sentence) => {
    const { clauseId, start, end } = sentence;
    const text = sentence.passage.text.slice(0, longestSentence).toLowerCase();
    const parent = clauseId === undefined ? undefined : parents.get(clauseId);
    const above = leads.get(clauseId) ?? (parent === undefined ? undefined : leads.get(parent));
    if (text.endsWith(':')) leads.set(clauseId, { text, span: { start, end } });
    else if (text.endsWith('.')) leads.delete(clauseId);
    return cutSentence(sentence, { text, above, heading: headings.get(clauseId ?? '') ?? '' });
  });
}

/** A sentence that ends with a colon, before the items of its list. */
interface Lead {
  readonly text: string;
  readonly span: Span;
}

function listHeadings(clauses: DocumentStructure['clauses']): ReadonlyMap<string, string> {
  const headings = new Map<string, string>();
  for (const { id, heading, parentId } of clauses) {
    const above = parentId === undefined ? '' : (headings.get(parentId) ?? '');
    headings.set(id, `${heading ?? ''} ${above}`.trim().toLowerCase().slice(0, 200));
  }
  return headings;
}

interface SentenceContext {
  readonly text: string;
  /** The sentence that introduces this one. */
  readonly above: Lead | undefined;
  readonly heading: string;
}

function cutSentence(
  sentence: Sentence,
  { text, above, heading }: SentenceContext,
): readonly Segment[] {
  const cuts = [0, ...listCuts(text), text.length];
  const first = text.slice(0, cuts[1]);
  const firstSpan = getSourceSpan(sentence.passage, 0, cuts[1] ?? 0);
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] ?? 0;
    const words = text.slice(from, to);
    const isItem = index > 0 && words.startsWith('(') && !first.startsWith('(');
    const inner = isItem ? firstSpan : undefined;
    return {
      ...getSourceSpan(sentence.passage, from, to),
      text: words,
      lead: index === 0 ? (above?.text ?? '') : first,
      leadSpan: index === 0 ? above?.span : inner,
      heading,
      sentence: text,
      isDefinition: sentence.isDefinition,
    };
  });
}

function listCuts(text: string): readonly number[] {
  const cuts: number[] = [];
  let last = 0;
  for (const match of text.matchAll(itemBoundary)) {
    const cut = match.index + match[0].length;
    if (cut - last < shortestItem || text.length - cut < shortestItem) continue;
    cuts.push(cut);
    last = cut;
  }
  return cuts;
}
