import { defineCheck, quote } from '../check.ts';
import { plainLine, soundEssay } from '../example-texts.ts';
import { wantsThesis } from '../thesis.ts';

const fewestWords = 200;

export const thesisCheck = defineCheck({
  id: 'STR-01',
  category: 'structure',
  title: 'No sentence that states the position',
  why: 'Readers look for the claim at the end of the opening and read the rest as its support.',
  source:
    'ETS Criterion, thesis statement; a marker for orientation, unrelated to marks in a sample of 90 essays',
  examples: {
    matches: [
      `${plainLine.repeat(3)}\n\nCritics argue that trade suffers, but it does not, because walkers buy more. ${plainLine.repeat(3)}\n\nGovernments should act. Cars should be banned since air matters. In conclusion, cities should act. ${plainLine.repeat(5)}`,
    ],
    leaves: [soundEssay],
  },
  applies: ({ isEnglish, task, paragraphs, wordCount }) =>
    isEnglish && wantsThesis(task.type) && paragraphs.length >= 3 && wordCount >= fewestWords,
  find: (writing) => {
    if (writing.thesis !== undefined) return [];
    const opening = writing.paragraphs.filter(({ role }) => role === 'introduction');
    return [
      {
        level: 2,
        notice:
          'We found no sentence in the opening that states your position or what the text will show.',
        nextStep:
          'Which sentence is your thesis? If it stands later, could it come to the end of the opening?',
        evidence: [],
        lookedIn: opening
          .flatMap(({ sentences }) => sentences.slice(-2))
          .map((sentence) => quote(writing, sentence)),
      },
    ];
  },
});
