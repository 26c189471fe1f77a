import { listSubjects, type SubjectPassage } from '@clauselight/core';
import type { Analysis, ClauseCategory, LawNote, Term } from '@clauselight/schema';
import { hasWords, splitWords } from '../../../lib/words.ts';

/** The terms that have all the words, in their name, their value, their quote or the name of their clause. */
export function findTerms(terms: readonly Term[], text: string): readonly Term[] {
  const words = splitWords(text);
  if (words.length === 0) return terms;
  return terms.filter(({ label, display, evidence, clause }) =>
    hasWords([label, display, evidence.quote, clause?.number, clause?.heading], words),
  );
}

/** The notes on law that have all the words, in their topic, their place, what they say or their source. */
export function findLawNotes(notes: readonly LawNote[], text: string): readonly LawNote[] {
  const words = splitWords(text);
  if (words.length === 0) return notes;
  return notes.filter((note) =>
    hasWords([note.topic, note.place, note.text, note.source, note.occasion], words),
  );
}

/** Categories that the key terms already cover. */
const namesAndDates: readonly ClauseCategory[] = [
  'document-name',
  'parties',
  'agreement-date',
  'effective-date',
];

/** The passages of a contract and what they deal with, but for what the key terms say. */
export function listShownSubjects({
  provisions,
  conceptPassages,
}: Pick<Analysis, 'provisions' | 'conceptPassages'>): readonly SubjectPassage[] {
  return listSubjects({
    provisions: provisions.filter(({ category }) => !namesAndDates.includes(category)),
    conceptPassages,
  });
}

/** The passages that have all the words, in the name of their subject, their quote or the name of their clause. */
export function findSubjects(
  subjects: readonly SubjectPassage[],
  text: string,
): readonly SubjectPassage[] {
  const words = splitWords(text);
  if (words.length === 0) return subjects;
  return subjects.filter(({ label, evidence, clause }) =>
    hasWords([label, evidence.quote, clause?.number, clause?.heading], words),
  );
}
