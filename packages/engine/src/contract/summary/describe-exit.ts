import { capitalize, overlaps } from '@clauselight/core';
import type { SummarySentence, Term } from '@clauselight/schema';
import type { Sentence } from '../../text/document-structure.ts';
import { noticeLabels } from '../notice-labels.ts';
import { withNotice } from './words.ts';

/** Words that tie the end to something that has to happen first. */
const condition =
  /\b(?:breach\w*|default\w*|cause|cur(?:e|es|ed|ing)|remed(?:y|ies|ied)|insolven\w*|bankrupt\w*|fail(?:s|ed|ure|ures)?|non-?payment|violat\w*|misconduct|force majeure|if|in the event|unless|provided that|in case of|change of control)\b/i;
const power = '(?:may|can|(?:shall |will )?ha(?:ve|s) the right to|(?:is|are) entitled to)';
const ending = '(?:terminate|cancel|end|leave|resign|withdraw)';
/** Words that a party's name does not contain; they end the search, so that it takes linear time. */
const gap = '[^.;:]{0,60}?';
const everybody = new RegExp(
  `\\b(?:either|each|any|both)\\s+(?:of\\s+the\\s+)?(?:part(?:y|ies)|sides?)\\b${gap}\\b${power}${gap}\\b${ending}\\b`,
  'i',
);
const somebody = new RegExp(
  `(?:^|[.;:,(]\\s|\\b(?:that|and|or|convenience|cause|term|time)\\b,?\\s)\\s*((?:[Tt]he\\s)?[A-Z][\\w'&-]*(?:\\s[A-Z][\\w'&-]*){0,3})\\s+${power}\\s(?:also\\s|at any time\\s)?${ending}\\b`,
);
const denied = /\b(?:may|can|shall|will)\s+not\b|\bcannot\b|\bneither\b/i;

/**
 * Describes the notice of termination: who can give it, where the sentence itself says so without a condition. What it
 * depends on, and who else may give it, is for the clause: the summary then says only that there is such a notice.
 */
export function describeExit(
  terms: readonly Term[],
  sentences: readonly Sentence[],
): SummarySentence | undefined {
  const renewal = terms.find(({ label }) => label === noticeLabels.renewal);
  const exit = terms.find(
    ({ label, evidence }) =>
      label === noticeLabels.termination &&
      !(renewal !== undefined && overlaps(renewal.evidence, evidence)),
  );
  if (exit === undefined) return undefined;
  const sentence = sentences.find((one) => overlaps(one, exit.evidence))?.passage.text ?? '';
  return { text: describe(sentence, withNotice(exit.display)), evidence: [exit.evidence] };
}

function describe(sentence: string, notice: string): string {
  const isClear = !condition.test(sentence) && !denied.test(sentence);
  if (isClear && everybody.test(sentence)) return `Either party can terminate it on ${notice}.`;
  const who = isClear ? somebody.exec(sentence)?.[1]?.replace(/^The /, 'the ') : undefined;
  if (who !== undefined && !/^(?:This|Such|It|That|Each|Either|Any|Neither)\b/.test(who)) {
    return `${capitalize(who)} can terminate it on ${notice}.`;
  }
  return `It mentions ${notice} of termination; the clause says by whom and when.`;
}
