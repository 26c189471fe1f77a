import { overlaps } from '@clauselight/core';
import type { Analysis, Evidence, Term } from '@clauselight/schema';
import type { ExplanationPart } from './explanation-part.ts';

const mostNamed = 6;
const longestMeaning = 240;

/** Dates, lengths of time, sums, duties and deadlines that the passage states. */
export function describeTerms(
  selected: Evidence,
  { terms }: Analysis,
): ExplanationPart | undefined {
  const stated = terms.filter(({ evidence }) => overlaps(evidence, selected)).slice(0, mostNamed);
  if (stated.length === 0) return undefined;
  return {
    title: 'What it states',
    text: `${stated.map(describeTerm).join('; ')}.`,
    evidence: stated.map(({ evidence }) => evidence),
  };
}

function describeTerm({ label, display, value }: Term): string {
  if (value.kind !== 'obligation') return `${label}: ${display}`;
  const { who, modality, action, due, condition } = value;
  const verb = modality === 'must' ? 'must' : 'must not';
  const when = due === undefined ? '' : `, ${due}`;
  const only = condition === undefined ? '' : `, ${condition}`;
  return `${who} ${verb} ${action}${when}${only}`;
}

/** Words of the passage that the document gives a meaning of its own. */
export function describeDefinitions(
  selected: Evidence,
  { definitions }: Analysis,
): ExplanationPart | undefined {
  const used = definitions
    .filter(
      ({ term, meaning, evidence }) =>
        meaning !== undefined && !overlaps(evidence, selected) && holdsWord(selected.quote, term),
    )
    .slice(0, mostNamed);
  if (used.length === 0) return undefined;
  return {
    title: 'Words with a meaning of their own',
    text: used
      .map(({ term, meaning }) => `“${term}” is ${shorten(meaning?.quote ?? '')}`)
      .join('; ')
      .concat('.'),
    evidence: used.flatMap(({ meaning }) => meaning ?? []),
  };
}

function holdsWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  const isLetter = (character: string | undefined) =>
    character !== undefined && /\p{L}/u.test(character);
  const after = text.charAt(at + word.length);
  return !isLetter(text[at - 1]) && (after === 's' || !isLetter(after || undefined));
}

function shorten(words: string): string {
  const line = words.replace(/\s+/g, ' ').replace(/[.;]\s*$/, '');
  return line.length <= longestMeaning ? line : `${line.slice(0, longestMeaning)}…`;
}

/** Where the passage sends its reader, and what is not there. */
export function describeReferences(
  selected: Evidence,
  { crossReferences, clauses }: Analysis,
): ExplanationPart | undefined {
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  const named = crossReferences
    .filter(({ evidence }) => overlaps(evidence, selected))
    .slice(0, mostNamed);
  if (named.length === 0) return undefined;
  const text = named.map(({ target, status, clauseId }) => {
    if (status === 'broken') return `${target}, which is not in this document`;
    if (status === 'external') return `${target}, in another document or a law`;
    const heading = byId.get(clauseId ?? '')?.heading;
    return heading === undefined ? target : `${target}, “${heading}”`;
  });
  return {
    title: 'What it refers to',
    text: `${text.join('; ')}.`,
    evidence: named.map(({ evidence }) => evidence),
  };
}
