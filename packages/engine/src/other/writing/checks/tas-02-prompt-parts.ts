import { defineCheck, joinWords } from '../check.ts';
import { faultyEssay, soundEssay } from '../example-texts.ts';

export const promptPartsCheck = defineCheck({
  id: 'TAS-02',
  category: 'task',
  title: 'Part of the task without an answer',
  why: 'Leaving out one half of a task with two halves is the commonest large loss of marks.',
  source: 'ETS e-rater, vocabulary of the task; instruction verbs of exam tasks',
  examples: {
    matches: [faultyEssay],
    leaves: [soundEssay],
  },
  applies: (writing) => writing.isEnglish && writing.promptParts.length > 0,
  find: (writing) =>
    writing.promptParts
      .filter(({ paragraphs }) => paragraphs.length === 0)
      .map(({ evidence, topics }) => ({
        level: 3,
        notice: `No paragraph takes up this part of the task: we looked for ${joinWords(topics.slice(0, 4).map((topic) => `“${topic}”`))}.`,
        nextStep: 'Where do you answer it? If in other words, use the words of the task once.',
        evidence: [evidence],
      })),
});
