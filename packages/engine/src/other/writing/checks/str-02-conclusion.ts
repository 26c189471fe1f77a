import { countShared } from '../../common/words.ts';
import { defineCheck, type Observation, quote } from '../check.ts';
import { faultyEssay, soundEssay } from '../example-texts.ts';
import { patterns } from '../patterns.ts';
import { getPolarity } from '../polarity.ts';
import { findAnswer, wantsThesis } from '../thesis.ts';
import type { Writing } from '../writing.ts';

const fewestWords = 200;
const fewestShared = 2;
/** Share of the thesis's content words that make a last paragraph its answer. */
const answeringShare = 0.4;

export const conclusionCheck = defineCheck({
  id: 'STR-02',
  category: 'structure',
  title: 'Conclusion that does not answer the thesis',
  why: 'The ending is what stays: it should answer the question the opening asks, and answer it the same way.',
  source: 'ETS discourse elements, conclusion',
  examples: {
    matches: [faultyEssay],
    leaves: [soundEssay],
  },
  applies: ({ isEnglish, task, paragraphs }) =>
    isEnglish && wantsThesis(task.type) && paragraphs.length >= 3,
  find: (writing) => [...findContradiction(writing), ...findMissing(writing)],
});

function findContradiction(writing: Writing): readonly Observation[] {
  const { thesis, sentences, paragraphs } = writing;
  const position = thesis && getPolarity(thesis.passage.text);
  if (thesis === undefined || position === undefined) return [];
  const stems = thesis.stems;
  const opposed = sentences.find(
    (sentence) =>
      paragraphs[sentence.paragraph]?.role === 'conclusion' &&
      !/\b(?:although|while|some|if|unless|not only)\b/i.test(sentence.passage.text) &&
      countShared(stems, sentence.stems) >= fewestShared &&
      getPolarity(sentence.passage.text)?.verb === position.verb &&
      getPolarity(sentence.passage.text)?.isNegative !== position.isNegative,
  );
  if (opposed === undefined) return [];
  return [
    {
      level: 3,
      title: 'Conclusion that says the opposite of the thesis',
      notice: `The opening says “${position.words}”, the conclusion “${getPolarity(opposed.passage.text)?.words}”.`,
      nextStep: 'Which of the two do you mean?',
      evidence: [quote(writing, thesis), quote(writing, opposed)],
    },
  ];
}

function findMissing(writing: Writing): readonly Observation[] {
  const { paragraphs, headings, thesis } = writing;
  const last = paragraphs.slice(-2);
  const hasHeading = headings.some(({ text }) => /\bconclu/i.test(text));
  const isMarked = last.some(({ sentences }) =>
    sentences.some(({ passage }) => patterns.conclusion.test(passage.text)),
  );
  if (
    writing.wordCount < fewestWords ||
    hasHeading ||
    isMarked ||
    findAnswer(writing) !== undefined
  )
    return [];
  const wanted = thesis?.stems ?? new Set<string>();
  const closing = new Set(paragraphs.at(-1)?.sentences.flatMap(({ stems }) => [...stems]) ?? []);
  if (wanted.size > 0 && countShared(wanted, closing) >= answeringShare * wanted.size) return [];
  return [
    {
      level: 2,
      notice:
        'The last paragraph neither announces a conclusion nor takes up the words of your thesis.',
      nextStep: 'What is your answer to the question, in one closing sentence?',
      evidence: [thesis, paragraphs.at(-1)?.sentences.at(-1)].flatMap((sentence) =>
        sentence === undefined ? [] : [quote(writing, sentence)],
      ),
    },
  ];
}
