import { count, defineCheck, findMatches } from '../check.ts';
import { cues, patterns } from '../patterns.ts';

const shown = 6;
const verbs: Readonly<Record<string, string>> = {
  analysis: 'analyse',
  assessment: 'assess',
  comparison: 'compare',
  contribution: 'contribute',
  decision: 'decide',
  description: 'describe',
  discussion: 'discuss',
  evaluation: 'evaluate',
  examination: 'examine',
  explanation: 'explain',
  improvement: 'improve',
  investigation: 'investigate',
  recommendation: 'recommend',
  reduction: 'reduce',
  review: 'review',
  suggestion: 'suggest',
};

export const heavyNounsCheck = defineCheck({
  id: 'LAN-12',
  category: 'language',
  title: 'Noun where a verb is shorter',
  why: 'A verb is shorter and says who acts.',
  source: 'Plain-language guides on nominalisation',
  examples: {
    matches: ['They made a decision to leave.'],
    leaves: ['They decided to leave.'],
  },
  applies: ({ isEnglish }) => isEnglish,
  find: (writing) => {
    const hits = findMatches(writing, patterns.heavyNoun, cues.heavyNoun);
    const first = hits[0];
    if (first === undefined) return [];
    const noun = /(\w+) (?:of|on|about|to)$/i.exec(first.words)?.[1]?.toLowerCase() ?? '';
    return [
      {
        level: 1,
        notice: `${count(hits.length, 'place')} where a noun does a verb’s work, such as “${first.words}”.`,
        nextStep: `Would a form of “${verbs[noun] ?? 'the verb'}” do?`,
        evidence: hits.slice(0, shown).map(({ evidence }) => evidence),
      },
    ];
  },
});
