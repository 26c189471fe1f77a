import { count, defineCheck, findMatches, joinWords } from '../check.ts';
import { soundEssay } from '../example-texts.ts';
import { cues, patterns } from '../patterns.ts';

const shown = 8;
const written =
  /\b(?:do|does|did|is|are|was|were|has|have|can|could|would|should|will) not\b|\bcannot\b|\b(?:it|that|there) is\b/gi;
const fewestAddresses = 2;

export const registerCheck = defineCheck({
  id: 'LAN-09',
  category: 'language',
  title: 'Informal wording',
  why: 'Many formal tasks ask for full forms; in any text one form throughout reads better than two.',
  source: 'Academic style guides',
  examples: {
    matches: ["Cities don't need cars. We can't breathe. The kids cough. They do not sleep."],
    leaves: [soundEssay],
  },
  applies: ({ isEnglish, task }) =>
    isEnglish && !['narrative', 'reflective', 'opinion'].includes(task.type),
  find: (writing) => {
    const contractions = findMatches(writing, patterns.contraction);
    const slang = findMatches(writing, patterns.slang, cues.slang);
    const addresses = findMatches(writing, patterns.directAddress, cues.directAddress);
    const told = [
      { hits: contractions, noun: 'contraction' },
      { hits: slang, noun: 'colloquial word' },
      { hits: addresses.length >= fewestAddresses ? addresses : [], noun: '“you”' },
    ].filter(({ hits }) => hits.length > 0);
    if (told.length === 0) return [];
    const full =
      contractions.length === 0 ? 0 : findMatches(writing, written, cues.fullForms).length;
    const beside =
      contractions.length > 0 && full > 0 ? `, beside ${count(full, 'full form')}` : '';
    return [
      {
        level: 1,
        notice:
          `${joinWords(told.map(({ hits, noun }) => (noun.startsWith('“') ? `${noun} ${count(hits.length, 'time')}` : `${count(hits.length, noun)} (such as “${hits[0]?.words}”)`)))}${beside}.`.replace(
            /^\p{L}/u,
            (first) => first.toUpperCase(),
          ),
        nextStep: 'Does the task ask for formal English? If so, write them out.',
        evidence: told
          .flatMap(({ hits }) => hits.slice(0, shown))
          .slice(0, shown)
          .map(({ evidence }) => evidence),
      },
    ];
  },
});
