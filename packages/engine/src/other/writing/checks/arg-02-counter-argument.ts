import { defineCheck, quote } from '../check.ts';
import { hasTurn, listCounterArguments } from '../counter-arguments.ts';
import { argument, plainLine, soundEssay } from '../example-texts.ts';

const fewestWords = 250;

export const counterArgumentCheck = defineCheck({
  id: 'ARG-02',
  category: 'argument',
  title: 'The other side',
  why: 'A position is strongest where it has met its best objection and answered it.',
  source: 'Rubrics for argumentative essays',
  examples: {
    matches: [
      `${argument}${plainLine.repeat(5)}\n\n${argument}${plainLine.repeat(5)}\n\nIn conclusion, cities should close their centres to cars, because air matters. ${plainLine.repeat(5)}`,
    ],
    leaves: [
      `${argument}${plainLine.repeat(5)}\n\nHowever, trade needs deliveries. ${plainLine.repeat(6)}\n\nIn conclusion, cities should close their centres. ${plainLine.repeat(3)}`,
      soundEssay,
    ],
  },
  applies: ({ isEnglish, task, wordCount, paragraphs }) =>
    isEnglish &&
    task.type === 'argumentative' &&
    wordCount >= fewestWords &&
    paragraphs.length >= 3,
  find: (writing) => {
    const found = listCounterArguments(writing);
    if (hasTurn(writing)) return [];
    if (found.length === 0) {
      return [
        {
          level: 2,
          notice: 'We found no passage after the opening that gives the other side.',
          nextStep: 'What would somebody who disagrees say first, and what is your answer?',
          evidence: [],
          lookedIn: writing.paragraphs
            .filter(({ role }) => role !== 'introduction')
            .slice(0, 6)
            .flatMap(({ sentences }) => sentences.slice(0, 1))
            .map((sentence) => quote(writing, sentence)),
        },
      ];
    }
    const open = found.filter(({ reply }) => reply === undefined);
    if (open.length < found.length) return [];
    return [
      {
        level: 2,
        title: 'The other side is given but not answered',
        notice: 'The text presents the other side here; no answer follows within three sentences.',
        nextStep: 'What is your answer to it?',
        evidence: open.slice(0, 3).map(({ sentence }) => quote(writing, sentence)),
      },
    ];
  },
});
