import { count, defineCheck, findMatches } from '../check.ts';
import { cues, patterns } from '../patterns.ts';

const shown = 6;

export const clichesCheck = defineCheck({
  id: 'LAN-08',
  category: 'language',
  title: 'Worn phrase',
  why: 'Everybody has read it before, so it says little.',
  source: 'proselint, clichés',
  examples: {
    matches: ['It is only the tip of the iceberg.'],
    leaves: ['The iceberg had a white tip.'],
  },
  applies: ({ isEnglish }) => isEnglish,
  find: (writing) => {
    const hits = findMatches(writing, patterns.cliche, cues.cliche);
    if (hits.length === 0) return [];
    return [
      {
        level: 1,
        notice: `${count(hits.length, 'worn phrase')}: ${hits
          .slice(0, 3)
          .map(({ words }) => `“${words}”`)
          .join(', ')}.`,
        nextStep: 'Can you strike it, or say the thing itself?',
        evidence: hits.slice(0, shown).map(({ evidence }) => evidence),
      },
    ];
  },
});
