import { count, defineCheck, type Observation, quote } from '../check.ts';
import { argument, plainLine, soundEssay } from '../example-texts.ts';
import { getMedian } from '../metrics/spread.ts';

const longParagraph = 200;
const shownParagraphs = 2;

export const paragraphShapeCheck = defineCheck({
  id: 'STR-04',
  category: 'structure',
  title: 'Paragraph that is very short or very long',
  why: 'A single sentence leaves its point without support; a very long paragraph hides several points.',
  source: 'Paragraph rules of writing handbooks',
  examples: {
    matches: [
      `${argument.repeat(2)}\n\nA short one stands here.\n\n${plainLine.repeat(2)}\n\n${plainLine.repeat(2)}\n\nIn conclusion, cities should close.`,
    ],
    leaves: [soundEssay],
  },
  applies: ({ task, paragraphs }) =>
    task.type !== 'narrative' && task.type !== 'lab-report' && paragraphs.length >= 4,
  find: (writing) => {
    const median = getMedian(writing.paragraphs.map(({ wordCount }) => wordCount));
    return writing.paragraphs
      .filter(({ role }) => role === 'body')
      .flatMap((paragraph): Observation[] => {
        const first = paragraph.sentences[0];
        if (first === undefined) return [];
        const isSingle =
          paragraph.sentences.length === 1 &&
          /[.!?]["')]*$/.test(first.passage.text) &&
          !/^"/.test(first.passage.text);
        const isLong = paragraph.wordCount > longParagraph && paragraph.wordCount > 2 * median;
        if (!isSingle && !isLong) return [];
        return [
          {
            level: 1,
            notice: isSingle
              ? `Paragraph ${paragraph.index + 1} is a single sentence of ${count(paragraph.wordCount, 'word')}.`
              : `Paragraph ${paragraph.index + 1} has ${count(paragraph.wordCount, 'word')}; the median of your paragraphs is ${median}.`,
            nextStep: isSingle
              ? 'Does it belong to the paragraph before, or is its support still to come?'
              : 'Where does its second point begin?',
            evidence: [quote(writing, first)],
          },
        ];
      })
      .slice(0, shownParagraphs);
  },
});
