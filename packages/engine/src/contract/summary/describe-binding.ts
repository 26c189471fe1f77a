import { quoteWords } from '@clauselight/core';
import type { SummarySentence } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { findEvidence } from '../../text/passage.ts';

const paper =
  '(?:term sheet|letter|memorandum|summary|proposal|document|heads of (?:terms|agreement)|outline|sheet|indication)';
/** Sentences by which a term sheet, a letter of intent and the like say that they do not bind. */
const notBinding = new RegExp(
  [
    `\\b(?:this|the|these) (?:[\\w-]+ ){0,4}${paper}\\b[^.;]{0,140}\\b(?:non-?binding|not (?:\\w+ ){0,3}(?:legally )?binding)\\b`,
    `\\b(?:non-?binding|not (?:\\w+ ){0,2}binding) (?:\\w+ ){0,2}${paper}\\b`,
    `\\b(?:this|the) (?:[\\w-]+ ){0,4}${paper}\\b[^.;]{0,60}\\b(?:does not|do not|shall not|is not intended to)\\b[^.;]{0,60}\\b(?:express|constitute|create|form)\\b[^.;]{0,60}\\b(?:agreement|contract|offer|obligations?|commitment)\\b`,
    '\\bno (?:legally )?binding (?:agreement|obligations?|commitment|contract)\\b',
  ].join('|'),
  'i',
);
/** How a dispute is discussed, and not what the paper is. */
const ofDisputes = /\bmediat\w+|\bevaluation\b|\brecommendation\b/i;
/** Display limit, in characters. */
const longestQuote = 200;

/**
 * Says that a paper does not bind, in its own words: then nothing else that is told of it is a duty yet. Nothing of a
 * paper that does not say so.
 */
export function describeBinding(
  text: string,
  { sentences }: Pick<DocumentStructure, 'sentences'>,
): SummarySentence | undefined {
  const sentence = sentences.find(
    ({ passage }) => notBinding.test(passage.text) && !ofDisputes.test(passage.text),
  );
  if (sentence === undefined) return undefined;
  const { passage } = sentence;
  const evidence = findEvidence(text, passage, { from: 0, to: passage.text.length });
  return (
    evidence && {
      text: `How far it binds, it says itself: ${quoteWords(passage.text, longestQuote)}.`,
      evidence: [evidence],
    }
  );
}
