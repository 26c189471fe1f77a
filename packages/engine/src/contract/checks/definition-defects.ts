import { joinWords } from '@clauselight/core';
import type { Definition } from '@clauselight/schema';
import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import { hasFirst } from '../../text/checks/document-check.ts';
import { createWordIndex, getStem } from '../../text/checks/word-index.ts';
import { escapePattern } from '../../text/escape-pattern.ts';
import { findEvidence } from '../../text/passage.ts';
import { fullMonthNames } from '../../text/values/months.ts';

const mostNamed = 8;
/** A longer way from a term to its meaning limits it to a case. */
const longestBetween = 24;
const comparedLetters = 30;
const mostExamined = 600;

/** Words defined twice with different meanings, defined and never used, or used with capitals and never defined. */
export function findDefinitionDefects(document: JudgedDocument): readonly CheckHit[] {
  const definitions = document.structure.definitions.slice(0, mostExamined);
  // What an amendment defines is used in the agreement that it changes, and the other way round.
  const isAmendment = document.structure.amendments.length > 0;
  if (definitions.length === 0 || isAmendment) return [];
  const defects = [
    ...listDouble(document, definitions),
    ...listUndefined(document, definitions),
    ...listUnused(document, definitions),
  ];
  const evidence = defects.flatMap((defect) => defect.evidence);
  if (!hasFirst(evidence)) return [];
  const isPolish = defects.every(({ severity }) => severity === 1);
  return [
    {
      evidence,
      detail: defects.map(({ detail }) => detail).join(' '),
      ...(isPolish && { severity: 1 as const }),
    },
  ];
}

function listDouble(
  { sourceText, structure }: JudgedDocument,
  definitions: readonly Definition[],
): readonly CheckHit[] {
  const attachments = structure.clauses.filter(({ kind }) => kind === 'attachment');
  const isInBody = ({ evidence }: Definition) =>
    !attachments.some(({ start, end }) => start <= evidence.start && evidence.start < end);
  const first = new Map<string, Definition>();
  const found: CheckHit[] = [];
  for (const definition of definitions.filter(isInBody)) {
    if (!isStated(definition) || !saysMeans(sourceText.text, definition)) continue;
    const known = first.get(definition.term);
    if (known === undefined) first.set(definition.term, definition);
    else if (isOtherMeaning(known, definition)) {
      found.push({
        evidence: [known.evidence, definition.evidence],
        detail: `“${definition.term}” is defined twice, with different words.`,
      });
    }
  }
  return found.slice(0, mostNamed);
}

/** Long enough to be a meaning; a party's name in brackets recurs in every preamble. */
function isStated({ meaning, term }: Definition): boolean {
  return (
    meaning !== undefined &&
    meaning.quote.length >= 40 &&
    meaning.start > 0 &&
    !/^(?:part(?:y|ies)|agreement|we|us|you|effective date)$/i.test(term)
  );
}

function isOtherMeaning(one: Definition, other: Definition): boolean {
  const isBeforeMeaning = ({ evidence, meaning }: Definition) =>
    meaning !== undefined && evidence.end <= meaning.start;
  // What stands before a name in brackets is only a guess at its meaning.
  if (!isBeforeMeaning(one) || !isBeforeMeaning(other)) return false;
  return normalise(one.meaning?.quote ?? '') !== normalise(other.meaning?.quote ?? '');
}

/** `means`, and not `includes`, which only goes on with a meaning that was given before. */
function saysMeans(text: string, { evidence, meaning }: Definition): boolean {
  const between = meaning === undefined ? '' : text.slice(evidence.end, meaning.start);
  return between.length <= longestBetween && /\bmeans?\b/i.test(between);
}

function normalise(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, comparedLetters);
}

function listUnused(
  { sourceText }: JudgedDocument,
  definitions: readonly Definition[],
): readonly CheckHit[] {
  const terms = definitions.map(({ term }) => term);
  const index = createWordIndex(sourceText.text, terms);
  const seen = new Set<string>();
  const unused = definitions.filter((definition) => {
    const key = definition.term.toLowerCase();
    if (seen.has(key) || !isCheckable(definition.term)) return false;
    seen.add(key);
    return index.countUses(definition.term, 2) < 2;
  });
  const evidence = unused.slice(0, mostNamed).map((definition) => definition.evidence);
  if (!hasFirst(evidence)) return [];
  const names = unused.slice(0, mostNamed).map(({ term }) => `“${term}”`);
  const more = unused.length > mostNamed ? ` and ${unused.length - mostNamed} more` : '';
  const verb = unused.length === 1 ? 'is' : 'are';
  return [
    {
      evidence,
      detail: `${joinWords(names)}${more} ${verb} defined and never used.`,
      severity: 1,
    },
  ];
}

function isCheckable(term: string): boolean {
  return (
    /^[A-Z][\w &'/.-]{2,60}$/.test(term) &&
    /[a-z]/.test(term) &&
    !/^(?:party|parties|agreement|effective date|execution date|\w+ agreement)$/i.test(term)
  );
}

const nouns =
  'Date|Period|Fees?|Services?|Products?|Territory|Materials?|Information|Property|Payments?|Amounts?|Events?|Price|Program|Software|Documentation|Specifications?|Deliverables?|Technology|Marks?|Data|Equipment|Costs|Expenses|Claims?|Losses|Obligations?|Documents?|Percentage|Threshold|Territories|Customers?|Users?|Assets?|Liabilities|Revenues?|Royalt(?:y|ies)|Milestones?|Accounts?|Content|Works?|Year|Term|Plan';
const capitalized = new RegExp(
  `(?<=\\b(?:the|any|each|such|all|its|their|no|an?|every) )((?:[A-Z][a-z]+ ){1,3}(?:${nouns}))(?![\\w'"-]| [A-Z]| of [A-Z])`,
  'g',
);
const fewestUses = 4;
const mostCandidates = 8;
/** Laws, offices and systems whose names are written with capitals everywhere. */
const properName = new RegExp(
  String.raw`^(?:Effective Date|Confidential Information|Redacted Material)$|\b(?:United|States|Federal|National|American|European|International|Internal|Revenue Code|Securities|Exchange|Treasury|Bankruptcy|Uniform|Commercial|Social|Health|Tax|Fiscal Year|Calendar Year|Personal Data|Intellectual Property|Force Majeure|General|Generally|Public|Food|Drug|Bank|Stock|Act|World|State|City|County|Department|Office|University|Institute|Inc|Corp|Company|${fullMonthNames}|Section|Article|Exhibit|Schedule|Annex|Appendix|Consumer|Price Index|New|North|South|East|West)\b`,
);

function listUndefined(
  { sourceText, structure }: JudgedDocument,
  definitions: readonly Definition[],
): readonly CheckHit[] {
  // A document that defines hardly anything has its definitions elsewhere.
  if (definitions.length < 8) return [];
  const defined = new Set(definitions.map(({ term }) => getStem(term)));
  const uses = new Map<string, { count: number; term: string; sentence: number; at: number }>();
  for (const [index, { passage }] of structure.sentences.entries()) {
    for (const { 1: term = '', index: at } of passage.text.matchAll(capitalized)) {
      const stem = getStem(term);
      if (isKnown(stem, defined) || properName.test(term)) continue;
      const known = uses.get(stem) ?? { count: 0, term, sentence: index, at };
      uses.set(stem, { ...known, count: known.count + 1 });
    }
  }
  const quoted = createQuotedSet(sourceText.text);
  const missing = [...uses]
    .filter(([stem, { count }]) => count >= fewestUses && !quoted.has(stem))
    .map(([, use]) => use)
    .slice(0, mostCandidates)
    .filter(({ term }) => !isExplained(sourceText.text, term));
  const evidence = missing.slice(0, mostNamed).flatMap(({ sentence, term, at }) => {
    const passage = structure.sentences[sentence]?.passage;
    const range = { from: at, to: at + term.length };
    return (passage && findEvidence(sourceText.text, passage, range)) ?? [];
  });
  if (!hasFirst(evidence)) return [];
  const names = missing.slice(0, mostNamed).map(({ term }) => `“${term}”`);
  const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : '';
  const verb = missing.length === 1 ? 'is used like a defined term' : 'are used like defined terms';
  return [{ evidence, detail: `${joinWords(names)}${more} ${verb}, but no definition was found.` }];
}

/** Defined as it stands, or as a longer or shorter name of the same thing. */
function isKnown(stem: string, defined: ReadonlySet<string>): boolean {
  const words = stem.split(' ');
  return words.some((_, index) => {
    const tail = words.slice(index).join(' ');
    return defined.has(tail) || (index > 0 && defined.has(words.slice(0, index).join(' ')));
  });
}

/** Whether the text says without quotation marks what a term is, or where it is defined. */
function isExplained(text: string, term: string): boolean {
  const words = term.split(' ').map(escapePattern).join('\\s+');
  return new RegExp(
    `\\b${words}s?,?\\s*(?:is|are|shall be|shall mean|means?|has the meaning|\\(?as (?:such term is |that term is )?(?:defined|described|specified|set)|\\(|:|[-\u2013\u2014])`,
    'i',
  ).test(text);
}

/** Everything that stands in quotation marks somewhere, whole and without its first words, however it is defined there. */
function createQuotedSet(text: string): ReadonlySet<string> {
  const quotes = text.matchAll(
    /["\u201C'](?:the )?([A-Z][^"\u201D\u201C'\n]{2,60}(?:['\u2019]s [A-Z][^"\u201D\u201C'\n]{2,40})?)["\u201D']/g,
  );
  return new Set(
    [...quotes].flatMap(({ 1: words = '' }) => {
      const parts = getStem(words).split(' ').slice(-6);
      return parts.map((_, index) => parts.slice(index).join(' '));
    }),
  );
}
