import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import { hasFirst } from '../../text/checks/document-check.ts';
import { findEvidence } from '../../text/passage.ts';

/** Flesch reading ease under this is text for university graduates. */
const leastEase = 30;
const mostWordsOnAverage = 35;
const wordsOfPlainText = 25;
const longSentence = 80;
const fewestWords = 300;
const fewestSentences = 8;
const mostQuoted = 3;
const longestQuote = 300;

interface Measured {
  readonly words: number;
  readonly syllables: number;
}

/**
 * Whether the running text is harder than its readers can be expected to read. Flesch reading ease, 0-100:
 * `206.835 - 1.015 * words per sentence - 84.6 * syllables per word` (R. Flesch, 1948).
 */
export function findHardToRead({ sourceText, structure }: JudgedDocument): readonly CheckHit[] {
  const measured = structure.sentences
    .map((sentence) => ({ sentence, ...measure(sentence.passage.text) }))
    .filter(({ words }) => words >= 4);
  const words = measured.reduce((sum, { words: count }) => sum + count, 0);
  const syllables = measured.reduce((sum, { syllables: count }) => sum + count, 0);
  if (words < fewestWords || measured.length < fewestSentences) return [];
  const average = words / measured.length;
  const ease = 206.835 - 1.015 * average - 84.6 * (syllables / words);
  // Learned words in short sentences are the subject's, not the drafter's.
  const isLearned = ease < leastEase && average > wordsOfPlainText;
  if (!isLearned && average <= mostWordsOnAverage) return [];
  const longest = [...measured]
    .sort((a, b) => b.words - a.words || a.sentence.start - b.sentence.start)
    .slice(0, mostQuoted);
  const evidence = longest.flatMap(({ sentence: { passage } }) => {
    const cut = passage.text.lastIndexOf(' ', longestQuote);
    const to = passage.text.length <= longestQuote || cut < 1 ? passage.text.length : cut;
    return findEvidence(sourceText.text, passage, { from: 0, to }) ?? [];
  });
  if (!hasFirst(evidence)) return [];
  const long = measured.filter((each) => each.words > longSentence).length;
  const longNote =
    long === 0
      ? ''
      : ` ${long === 1 ? 'One of them has' : `${long} of them have`} more than ${longSentence}.`;
  return [
    {
      evidence,
      detail: `Sentences have ${Math.round(average)} words on average, and the longest ${longest[0]?.words ?? 0}.${longNote} Flesch reading ease is ${Math.round(ease)} of 100, and 60 is plain English.`,
    },
  ];
}

function measure(text: string): Measured {
  let words = 0;
  let syllables = 0;
  for (const { 0: word } of text.matchAll(/[A-Za-z]+(?:'[a-z]+)?/g)) {
    words += 1;
    syllables += countSyllables(word.toLowerCase());
  }
  return { words, syllables };
}

/** Groups of vowels, without a silent final e. */
function countSyllables(word: string): number {
  const groups = word.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, '').match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}
