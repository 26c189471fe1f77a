import type { LeftOut, LeftOutPart } from '@clauselight/schema';
import { countOf, joinWords } from '../words.ts';

/** Said first of an analysis that lacks a step. */
export const incompleteTitle = 'This analysis is incomplete.';

/**
 * What could not be checked: an analysis that lacks a step must not read like a clean one.
 *
 * @param steps - The failed steps with their labels; at least one.
 * @param options - `canRepeat`: whether analyzing again is offered to the user.
 * @returns Sentences to show.
 */
export function describeFailedSteps(
  steps: readonly { readonly label: string }[],
  { canRepeat = true }: { readonly canRepeat?: boolean } = {},
): string {
  const labels = steps.map(({ label }) => label).join('; ');
  const advice = canRepeat
    ? 'Analyze the document again; if it stays so, read these points yourself.'
    : 'Read these points yourself.';
  return `These steps failed, and what they would have found is unknown: ${labels}. ${advice}`;
}

/**
 * What a document's kind was recognized by, for display after a label that says so.
 *
 * @param reason - The reason as the classification gives it: `Recognized by its title`.
 * @returns The reason without its first words: `its title`.
 */
export function describeRecognition(reason: string): string {
  return reason.replace(/^Recogni[sz]ed by /, '');
}

/** The title of a message that asks the other side for the first steps. */
export const messageTitle = 'A message that asks for it';

/** What works in a document. */
export const strengthsTitle = 'What works';

/** The names of what may be left out of a result, one and several. */
const leftOutNames: Readonly<Record<LeftOutPart, readonly [string, string]>> = {
  findings: ['finding', 'findings'],
  recommendations: ['recommendation', 'recommendations'],
  terms: ['key term', 'key terms'],
  clauses: ['clause', 'clauses'],
  definitions: ['definition', 'definitions'],
  crossReferences: ['reference', 'references'],
  attachments: ['attachment', 'attachments'],
  amendments: ['amendment', 'amendments'],
  signatureBlocks: ['signature', 'signatures'],
  provisions: ['passage with a category', 'passages with a category'],
  conceptPassages: ['passage with a possible risk', 'passages with a possible risk'],
  lawNotes: ['note on the law', 'notes on the law'],
  sides: ['party to read it for', 'parties to read it for'],
  strengths: ['strength', 'strengths'],
  summary: ['sentence of the summary', 'sentences of the summary'],
  texts: ['long passage or list', 'long passages or lists'],
};

export const leftOutTitle = 'This analysis does not show everything that was found.';

/**
 * Says what a result has no room for.
 * @param leftOut - What was left out, with its counts.
 * @returns A sentence for a reader; undefined if nothing was left out.
 */
export function describeLeftOut(leftOut: readonly LeftOut[]): string | undefined {
  if (leftOut.length === 0) return undefined;
  const count = ({ part }: LeftOut, number: number) => countOf(number, ...leftOutNames[part]);
  const whole = leftOut.filter(({ part }) => part !== 'texts').map((one) => count(one, one.count));
  const cut = leftOut.find(({ part }) => part === 'texts');
  const facts = [
    ...(whole.length > 0 ? [`Left out: ${joinWords(whole)}.`] : []),
    ...(cut === undefined ? [] : [`Shortened: ${count(cut, cut.count)}.`]),
  ];
  return `${facts.join(' ')} There was more than a result can hold. The most serious findings are shown, and the score counts all of them.`;
}
