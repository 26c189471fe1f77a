import { count, defineCheck, findMatches, joinWords } from '../check.ts';
import { argument, plainLine, soundEssay } from '../example-texts.ts';
import { countConnectives } from '../metrics/connectives.ts';

const fewestWords = 250;
const fewestOfOne = 5;
const verbs: Readonly<Record<string, string>> = {
  contrast: 'contrast',
  cause: 'give a cause',
  example: 'give an example',
};

export const linkingCheck = defineCheck({
  id: 'STR-06',
  category: 'structure',
  title: 'Links of one kind only',
  why: 'What links ideas is the variety of relations, not the number of linking words.',
  source: 'Connectives of the Penn Discourse Treebank',
  examples: {
    matches: [
      `${argument}${plainLine.repeat(12)} ${'Moreover, buses run. Furthermore, trams run. '.repeat(3)}`,
    ],
    leaves: [soundEssay],
  },
  applies: ({ isEnglish, task, wordCount }) =>
    isEnglish &&
    task.type !== 'narrative' &&
    task.type !== 'lab-report' &&
    wordCount >= fewestWords,
  find: (writing) => {
    const relations = countConnectives(writing.sentences);
    const most = [...relations].sort((a, b) => b.count - a.count)[0];
    const never = relations.filter(
      ({ relation, count: times }) => times === 0 && relation in verbs,
    );
    if (most === undefined || most.count < fewestOfOne || never.length === 0) return [];
    const words = most.words.map(({ word }) => word);
    const pattern = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi');
    return [
      {
        level: 1,
        notice: `Linking words of ${most.relation} stand in ${count(most.count, 'place')} (${joinWords(words.slice(0, 3).map((word) => `“${word}”`))}); you never ${joinWords(never.map(({ relation }) => verbs[relation] ?? relation)).replace(' and ', ' or ')} with one.`,
        nextStep:
          never[0]?.relation === 'example'
            ? 'Which of your points would an example make clearer?'
            : 'Where do two of your points disagree, or follow from each other?',
        evidence: findMatches(writing, pattern)
          .slice(0, 6)
          .map(({ evidence }) => evidence),
      },
    ];
  },
});
