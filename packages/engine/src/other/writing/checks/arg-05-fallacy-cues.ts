import { defineCheck, findMatches } from '../check.ts';
import { cues, patterns } from '../patterns.ts';

const shown = 4;

export const fallacyCuesCheck = defineCheck({
  id: 'ARG-05',
  category: 'argument',
  title: 'Turn of phrase a reader may object to',
  why: 'Sweeping openings and either-or choices invite an objection; the words alone do not prove a mistake.',
  source: 'Lists of informal fallacies; proselint',
  examples: {
    matches: ['Throughout history people have moved.'],
    leaves: ['History is long.'],
  },
  applies: ({ isEnglish, task }) => isEnglish && task.type !== 'narrative',
  find: (writing) => {
    const hits = findMatches(writing, patterns.fallacy, cues.fallacy);
    if (hits.length === 0) return [];
    return [
      {
        level: 1,
        notice: `The words “${hits[0]?.words}” claim much in few words.`,
        nextStep: 'Could a reader object here?',
        evidence: hits.slice(0, shown).map(({ evidence }) => evidence),
      },
    ];
  },
});
