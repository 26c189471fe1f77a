import type { ReportDetails } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { Statement } from '../../text/values/statements.ts';

const longSentence = 30;
const mostShown = 10;
const fewestSentences = 5;
const longWord = 7;

/**
 * Length and difficulty of running text, without headings, lists, tables and notes. LIX is the mean sentence length in
 * words plus the percentage of words over six letters (C. H. Björnsson, Läsbarhet, 1968).
 */
export function measureReadability(
  text: string,
  statements: readonly Statement[],
): ReportDetails['readability'] {
  const sentences = statements
    .filter(
      ({ kind, isItem, passage }) =>
        kind === 'paragraph' && !isItem && /[.!?]["')\]]*$/.test(passage.text),
    )
    .map((statement) => ({
      statement,
      words: statement.passage.text.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [],
    }));
  const words = sentences.reduce((sum, { words: own }) => sum + own.length, 0);
  const long = sentences.reduce(
    (sum, { words: own }) => sum + own.filter(({ length }) => length >= longWord).length,
    0,
  );
  const hard = sentences
    .filter(({ words: own }) => own.length > longSentence)
    .sort((a, b) => b.words.length - a.words.length);
  const lix = words / sentences.length + (100 * long) / words;
  return {
    words,
    sentences: sentences.length,
    ...(sentences.length >= fewestSentences && { lix: Math.round(lix * 10) / 10 }),
    longSentences: hard
      .slice(0, mostShown)
      .flatMap(
        ({ statement: { passage } }) =>
          findEvidence(text, passage, { from: 0, to: passage.text.length }) ?? [],
      ),
    longSentenceCount: hard.length,
  };
}
