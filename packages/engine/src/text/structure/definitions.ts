import { type Clause, createClauseReference, type Definition } from '@clauselight/schema';
import type { Sentence } from '../document-structure.ts';
import { findEvidence, type Passage } from '../passage.ts';
import { findDescribedSpan } from './described-span.ts';

const quoted = String.raw`"[^"]{1,80}"|(?<![\w'])'[A-Z][^']{1,60}'(?!\w)`;
const meaningVerb =
  '(?:(?:shall |will )?(?:only )?(?:means?|mean and include|refers? to)|(?:shall |will )?(?:have|has) the (?:same |respective )?meanings?|(?:is|are|shall be) (?:hereby )?defined (?:as|in|to)|(?:shall )?(?:includes?|be deemed to mean))';
const byMeaning = new RegExp(
  `((?:${quoted})(?:\\s?\\([^()]{1,40}\\))?(?:(?:,? (?:or|and|and\\/or)|,) (?:the )?(?:${quoted}))*)(?:,? (?:as used (?:herein|in [^,"]{1,60})|when used [^,"]{1,60}|with respect to [^,"]{1,80}|in relation to [^,"]{1,80}|of (?:a|an|the) [^,"]{1,40}),?)?\\s?,?:?\\s?(?:each )?${meaningVerb}\\b:?`,
  'g',
);
const inParentheses =
  /\((?:[^()"']{0,90}[\s,(-])?(?:"[^"]{1,80}"|'[A-Z][^']{1,60}')[^()]{0,160}\)/g;
const hereinafter =
  /\b(?:here(?:in)?after|herein|collectively|jointly|individually)\b,?\s(?:[\w,/-]+\s){0,6}?(?:referred to|called|known|defined|designated|described)\s(?:[\w,/-]+\s){0,5}?("[^"]{1,80}")/g;
const quotedTerm = /"([^"]{1,80}?)[,.;:]?"|(?<![\w'])'([A-Z][^']{1,60}?)[,.]?'(?!\w)/g;
/** A name of a clause beside its number: `Section 1.5 (“Product”)`; and the names that follow in such a list. */
const namedClause = /\b(?:sections?|clauses?|articles?) [\d.]+ $/i;
const listOfNames = /\b(?:sections?|clauses?|articles?) \d.*\); (?:and |or )?$/is;
const noDefinition = /^\((?:e\.?g|i\.?e|for example|such as|including|within the meaning|see)\b/i;
const pointing =
  /^\s?(?:(?:as |that |which (?:is|are) )?(?:set (?:forth|out)|given|ascribed|assigned|defined|specified|provided|stated|described|attributed|contained|indicated|in\b))/i;
const unquotedMeaning =
  /^((?:[A-Z][\w/&'-]*|\d+)(?:\s(?:[A-Z][\w/&'-]*|of|and|or|the|for|to|in|\([A-Z]+\))){0,6})\s(?:shall mean|means?|has the meaning|shall have the meaning)\b:?/;
const listed =
  /^((?:[A-Z][\w/&'-]*)(?:\s(?:[A-Z][\w/&'-]*|of|and|or|the|for|to|in)){0,6})\s?(?::|\s-)\s(?=\S)/;
const noTerm =
  /^(?:this|that|these|those|it|which|what|he|she|they|we|you|if|in|the following|note|provided|however|name|title|date|by|address|attention|email|phone|fax)\b/i;
const definitionsHeading = /\b(?:definitions?|defined terms|interpretation|glossary)\b/i;
const sentenceOfMeaning =
  /^[("']*[^"]{0,20}"[^"]{1,80}"[^.]{0,60}?\b(?:means?|shall mean|has the meaning|have the meaning|refers? to)\b/i;
/** The most sentences of a list below a definition; set by hand. */
const longestList = 60;

export interface DefinitionInput {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly clauses: readonly Clause[];
}

/** A term with the positions of its word and of its meaning in the passage. */
interface Draft {
  readonly term: string;
  readonly from: number;
  readonly to: number;
  readonly meaning: { readonly from: number; readonly to: number } | undefined;
  readonly isStated: boolean;
}

/** Lists every word that the document defines, with its meaning. */
export function listDefinitions(input: DefinitionInput): readonly Definition[] {
  const byId = new Map(input.clauses.map((clause) => [clause.id, clause]));
  return input.sentences.flatMap((sentence, index) => {
    const clause = sentence.clauseId === undefined ? undefined : byId.get(sentence.clauseId);
    const isSection = isInDefinitions(clause, byId);
    return listDrafts(sentence.passage.text, isSection).flatMap((draft) => {
      const evidence = findEvidence(input.text, sentence.passage, draft);
      if (evidence === undefined) return [];
      const meaning = findMeaning(input, { draft, index, clause, byId });
      return [
        {
          term: draft.term,
          evidence,
          ...(meaning && { meaning }),
          ...(clause && { clause: createClauseReference(clause) }),
        },
      ];
    });
  });
}

/** Tells whether a sentence only defines a word. */
export function isDefinition(passage: Passage): boolean {
  return sentenceOfMeaning.test(passage.text);
}

function isInDefinitions(clause: Clause | undefined, byId: ReadonlyMap<string, Clause>): boolean {
  let around = clause;
  while (around !== undefined) {
    if (around.heading !== undefined && definitionsHeading.test(around.heading)) return true;
    around = around.parentId === undefined ? undefined : byId.get(around.parentId);
  }
  return false;
}

function listDrafts(words: string, isSection: boolean): readonly Draft[] {
  const drafts = words.includes('"') || words.includes("'") ? listQuoted(words) : [];
  if (drafts.some(({ isStated }) => isStated)) return drafts;
  const unquoted = unquotedMeaning.exec(words) ?? (isSection ? listed.exec(words) : null);
  const term = unquoted?.[1];
  if (unquoted === null || term === undefined || noTerm.test(term)) return drafts;
  const meaning = getMeaning(words, unquoted[0].length);
  return [{ term, from: 0, to: term.length, meaning, isStated: true }, ...drafts];
}

function listQuoted(words: string): readonly Draft[] {
  const stated = [...words.matchAll(byMeaning)].flatMap((match) =>
    listTerms(match[1] ?? '', match.index).map((term) => ({
      ...term,
      meaning: /\bdefined (?:in|to)$/.test(match[0])
        ? undefined
        : getMeaning(words, match.index + match[0].length),
      isStated: true,
    })),
  );
  const named = [...words.matchAll(inParentheses), ...words.matchAll(hereinafter)].flatMap(
    (match) => {
      if (noDefinition.test(match[0]) || isSpokenFor(stated, match.index)) return [];
      const before = words.slice(0, match.index);
      if (namedClause.test(before) || listOfNames.test(before)) return [];
      return listTerms(match[0], match.index)
        .filter(({ term }) => isNamed(match[0], term))
        .map((term) => ({
          ...term,
          meaning: findDescribedSpan(words, { position: match.index, term: term.term }),
          isStated: false,
        }));
    },
  );
  return [...stated, ...dropDuplicates(named)].sort((a, b) => a.from - b.from);
}

/** Names start with a capital; other words are names only when the text says so. */
function isNamed(words: string, term: string): boolean {
  const before = words.slice(0, words.indexOf(term));
  return /^[\dA-Z]/.test(term) || /\b(?:the|hereinafter|each|collectively)\s"?$/i.test(before);
}

function isSpokenFor(stated: readonly Draft[], position: number): boolean {
  return stated.some(({ from, to }) => from <= position && position < to);
}

/** `(hereinafter referred to as "X")` matches both patterns. */
function dropDuplicates(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.filter(
    (draft, index) => drafts.findIndex(({ from }) => from === draft.from) === index,
  );
}

function listTerms(words: string, offset: number): readonly Pick<Draft, 'term' | 'from' | 'to'>[] {
  return [...words.matchAll(quotedTerm)].flatMap((match) => {
    const term = (match[1] ?? match[2] ?? '').trim();
    if (!/\p{L}|\d/u.test(term)) return [];
    const from = offset + match.index + match[0].indexOf(term);
    return [{ term, from, to: from + term.length }];
  });
}

/** Returns the rest of the sentence, unless it only points elsewhere. */
function getMeaning(words: string, from: number): Draft['meaning'] {
  const end = words.replace(/[\s.;,:]+$/, '').length;
  const start = from + (/^[\s,:-]*/.exec(words.slice(from, from + 8))?.[0].length ?? 0);
  if (start >= end || pointing.test(words.slice(from, from + 40))) return undefined;
  return { from: start, to: end };
}

interface Meaning {
  readonly draft: Draft;
  readonly index: number;
  readonly clause: Clause | undefined;
  readonly byId: ReadonlyMap<string, Clause>;
}

function findMeaning(
  { text, sentences }: DefinitionInput,
  { draft, index, clause, byId }: Meaning,
) {
  const sentence = sentences[index];
  if (sentence === undefined) return undefined;
  const own = draft.meaning && findEvidence(text, sentence.passage, draft.meaning);
  const isOpen =
    draft.isStated && /(?:[:;,]|\b(?:and|or|following|means?))$/.test(sentence.passage.text);
  if (!isOpen) return own;
  const end = findListEnd(sentences, { index, level: clause?.level ?? 0, byId });
  const start = own?.start ?? sentences[index + 1]?.start;
  return end === undefined || start === undefined
    ? own
    : { start, end, quote: text.slice(start, end) };
}

/**
 * Finds the end of the list below a definition: before the next sentence that is not below it, or that defines a word
 * itself.
 */
function findListEnd(
  sentences: readonly Sentence[],
  { index, level, byId }: { index: number; level: number; byId: ReadonlyMap<string, Clause> },
): number | undefined {
  let end: number | undefined;
  for (const sentence of sentences.slice(index + 1, index + 1 + longestList)) {
    const below = sentence.clauseId === undefined ? undefined : byId.get(sentence.clauseId);
    if (below === undefined || below.level <= level || below.start < (sentences[index]?.start ?? 0))
      break;
    if (isDefinition(sentence.passage)) break;
    end = sentence.end;
  }
  return end;
}
