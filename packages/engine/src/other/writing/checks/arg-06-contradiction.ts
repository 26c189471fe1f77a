import { defineCheck, type Observation, quote } from '../check.ts';
import { findOppositePairs, findUnequalShares } from '../contradictions.ts';

const shown = 3;

export const contradictionCheck = defineCheck({
  id: 'ARG-06',
  category: 'argument',
  title: 'Two statements that contradict each other',
  why: 'A text that says two different things costs its author credibility.',
  source: 'Own comparison of figures and of opposite statements',
  examples: {
    matches: [
      'Some 42 % of pupils in the school own a phone today. It rained. It snowed. It thawed. It froze. Some 45 % of pupils in the school own a phone today.',
    ],
    leaves: [
      'In May 1928 the party won 2.6% of the vote. Much followed. It rained. It snowed. It thawed. In July 1932 the party won 37.3% of the vote.',
    ],
  },
  applies: ({ isEnglish, task, sentences }) =>
    isEnglish && task.type !== 'narrative' && sentences.length >= 6,
  find: (writing) => {
    const shares = findUnequalShares(writing).map(
      ({ first, second, said }): Observation => ({
        level: 2,
        notice: `One place says ${said[0]}, another ${said[1]} of the same.`,
        nextStep: 'Which figure is right?',
        evidence: [quote(writing, first), quote(writing, second)],
      }),
    );
    const opposites = findOppositePairs(writing).map(
      ({ first, second, said }): Observation => ({
        level: 2,
        notice: `Two sentences in almost the same words say “${said[0]}” and “${said[1]}”.`,
        nextStep: 'Do both hold, and if so, when does each?',
        evidence: [quote(writing, first), quote(writing, second)],
      }),
    );
    return [...shares, ...opposites].slice(0, shown);
  },
});
