import type { Evidence } from '@clauselight/schema';
import { findEvidence } from '../../../text/passage.ts';
import { defineCheck, joinWords } from '../check.ts';
import { faultyEssay, soundEssay } from '../example-texts.ts';
import { patterns } from '../patterns.ts';
import type { ProseSentence, Writing } from '../writing.ts';

const figure = /\b\d{1,3}(?:[.,]\d+)? ?(?:%|percent|million|billion)|\b\d{2,}\b/g;
/** A name: capitals within a sentence. */
const name = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}[\p{L}'-]+(?: \p{Lu}\p{Ll}[\p{L}'-]+){0,2}/gu;
const shown = 5;
const mostSentences = 50;

export const newInConclusionCheck = defineCheck({
  id: 'STR-03',
  category: 'structure',
  title: 'New material in the conclusion',
  why: 'Names, figures and sources belong where they can be discussed, in the body.',
  source: 'Advice of university writing centres',
  examples: {
    matches: [faultyEssay],
    leaves: [soundEssay],
  },
  applies: ({ isEnglish, task, paragraphs }) =>
    isEnglish && task.type !== 'narrative' && task.type !== 'reflective' && paragraphs.length >= 4,
  find: (writing) => {
    const found = writing.sentences
      .filter(({ paragraph }) => writing.paragraphs[paragraph]?.role === 'conclusion')
      .filter(({ passage }) => !patterns.outlook.test(passage.text))
      .slice(0, mostSentences)
      .flatMap((sentence) => findNew(writing, sentence));
    if (found.length === 0) return [];
    return [
      {
        level: 1,
        notice: `${joinWords(found.slice(0, shown).map(({ quote }) => `“${quote}”`))} first ${found.length === 1 ? 'appears' : 'appear'} in the conclusion.`,
        nextStep: 'Can it move to a paragraph of the body?',
        evidence: found.slice(0, shown),
      },
    ];
  },
});

function findNew(writing: Writing, sentence: ProseSentence): readonly Evidence[] {
  const { text } = sentence.passage;
  const first = writing.paragraphs.find(({ role }) => role === 'conclusion')?.start ?? 0;
  return [...text.matchAll(figure), ...text.matchAll(name)].flatMap((match) => {
    const evidence = findEvidence(writing.text, sentence.passage, {
      from: match.index,
      to: match.index + match[0].length,
    });
    const at = evidence === undefined ? -1 : writing.text.indexOf(evidence.quote);
    return evidence !== undefined && at >= first ? [evidence] : [];
  });
}
