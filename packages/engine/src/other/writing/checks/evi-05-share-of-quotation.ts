import { defineCheck, type Observation, quote } from '../check.ts';
import { argument, plainLine, soundEssay } from '../example-texts.ts';
import type { Writing } from '../writing.ts';

/** Percent of all words; close reading of literature quotes more. */
const mostQuoted = 20;
const mostInCloseReading = 30;
const blockLength = 40;
const fewestWords = 100;
const closest = 3;

export const shareOfQuotationCheck = defineCheck({
  id: 'EVI-05',
  category: 'evidence',
  title: 'Much of the text is quotation',
  why: 'Whoever marks it wants to read your own analysis.',
  source: 'APA 7: quotations of 40 words and more are set as a block',
  examples: {
    matches: [
      `${argument}${plainLine} ${`Ash (2001) wrote “${'the street is blind and quiet '.repeat(9)}” on it. `.repeat(2)}`,
    ],
    leaves: [soundEssay],
  },
  applies: ({ task, quotations, wordCount }) =>
    task.type !== 'narrative' && quotations.length > 0 && wordCount >= fewestWords,
  find: (writing) => [...findShare(writing), ...findLong(writing), ...findNeighbors(writing)],
});

function findShare(writing: Writing): readonly Observation[] {
  const quoted = writing.quotations.reduce((sum, { wordCount }) => sum + wordCount, 0);
  const blocks = writing.quotations.filter(({ paragraph }) => paragraph < 0);
  const all = writing.wordCount + blocks.reduce((sum, { wordCount }) => sum + wordCount, 0);
  const share = Math.round((100 * quoted) / all);
  const most = writing.task.type === 'analytical' ? mostInCloseReading : mostQuoted;
  if (share <= most) return [];
  return [
    {
      level: 1,
      notice: `${share} % of the words stand in quotations (${quoted} of ${all}).`,
      nextStep: 'Which of them could you say in your own words?',
      evidence: [...writing.quotations]
        .sort((a, b) => b.wordCount - a.wordCount)
        .slice(0, closest)
        .map((quotation) => quote(writing, quotation)),
    },
  ];
}

function findLong(writing: Writing): readonly Observation[] {
  return writing.quotations
    .filter(({ wordCount, paragraph }) => wordCount > blockLength && paragraph >= 0)
    .slice(0, 2)
    .map((quotation) => ({
      level: 1,
      title: 'Long quotation within the text',
      notice: `A quotation of ${quotation.wordCount} words runs on within the paragraph.`,
      nextStep: 'Set it as a block of its own, or quote only the words you discuss.',
      evidence: [quote(writing, quotation)],
    }));
}

function findNeighbors(writing: Writing): readonly Observation[] {
  return writing.quotations
    .flatMap((quotation, index): Observation[] => {
      const before = writing.quotations[index - 1];
      if (before === undefined || before.wordCount < 5 || quotation.wordCount < 5) return [];
      const between = writing.text.slice(before.end, quotation.start);
      const isSame = before.paragraph === quotation.paragraph && quotation.paragraph >= 0;
      if (!isSame || between.length > 200) return [];
      const own = between.replace(/\([^()]*\)/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;
      if (own >= closest) return [];
      return [
        {
          level: 1,
          title: 'Two quotations back to back',
          notice: 'Two quotations follow each other without words of your own between them.',
          nextStep: 'What does the first one show?',
          evidence: [quote(writing, before), quote(writing, quotation)],
        },
      ];
    })
    .slice(0, 2);
}
