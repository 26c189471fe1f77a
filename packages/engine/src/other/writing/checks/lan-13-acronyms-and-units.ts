import { defineCheck, findMatches, type Observation, type PatternMatch } from '../check.ts';
import { patterns } from '../patterns.ts';
import type { Writing } from '../writing.ts';

const wellKnown = new Set(
  'USA US UK EU UN DNA RNA PDF TV CEO PC IT AI GDP NATO NASA UNESCO UNICEF WHO BBC CNN HIV AIDS COVID CO ID OK PE GPS CD DVD URL ISBN DOI APA MLA ADHD IQ PHD BA MA MS BC AD BCE CE AM PM USB FBI CIA GPA SAT FAQ II III IV VI VII VIII IX XI XII XIV XV XX XXI NOT AND THE ALL'.split(
    ' ',
  ),
);
const shown = 4;

export const acronymsAndUnitsCheck = defineCheck({
  id: 'LAN-13',
  category: 'language',
  title: 'Form of acronyms, numbers and units',
  why: 'One form throughout spares the reader a second look.',
  source: 'Style manuals on abbreviations and numbers',
  examples: {
    matches: ['12 dogs barked all night long.'],
    leaves: ['Twelve dogs barked all night long.'],
  },
  applies: ({ isEnglish }) => isEnglish,
  find: (writing) =>
    [
      ...findAcronyms(writing),
      ...findMixedPercent(writing),
      ...findMixedSpacing(writing),
      ...findOpeningFigures(writing),
    ].slice(0, shown),
});

/** An acronym that is spelt out only after it was used, or used three times and never spelt out. */
function findAcronyms(writing: Writing): readonly Observation[] {
  const uses = new Map<string, PatternMatch[]>();
  for (const hit of findMatches(writing, patterns.acronym)) {
    const acronym = hit.words.replace(/s$/, '');
    const isShouted = /[A-Z]{4,}[ ,!][^a-z]{0,3}[A-Z]{4,}/.test(hit.sentence.passage.text);
    if (wellKnown.has(acronym) || isShouted || /^[IVXLCDM]+$/.test(acronym)) continue;
    const known = uses.get(acronym) ?? [];
    if (known.length < 50) known.push(hit);
    uses.set(acronym, known);
  }
  return [...uses].slice(0, 200).flatMap(([acronym, hits]): Observation[] => {
    const at = hits.findIndex(({ sentence }) => isSpeltOut(sentence.passage.text, acronym));
    const first = hits[0];
    if (first === undefined || at === 0 || (at < 0 && hits.length < 3)) return [];
    return [
      {
        level: 1,
        notice:
          at > 0
            ? `“${acronym}” is used before it is spelt out.`
            : `“${acronym}” is used ${hits.length} times and never spelt out.`,
        nextStep: 'Spell it out where it first stands, with the short form in brackets.',
        evidence: [
          first.evidence,
          ...hits.slice(at > 0 ? at : 1, (at > 0 ? at : 1) + 1).map(({ evidence }) => evidence),
        ],
      },
    ];
  });
}

function isSpeltOut(text: string, acronym: string): boolean {
  return (
    text.includes(`(${acronym})`) || text.includes(`(${acronym}s)`) || text.includes(`${acronym} (`)
  );
}

function findMixedPercent(writing: Writing): readonly Observation[] {
  const signs = findMatches(writing, /\b\d+(?:\.\d+)? ?%/g);
  const words = findMatches(writing, /\b\d+(?:\.\d+)? (?:percent|per cent)\b/gi);
  if (signs.length === 0 || words.length === 0) return [];
  const fewer = signs.length < words.length ? signs : words;
  return [
    {
      level: 1,
      notice: `Shares are written both with “%” (${signs.length}) and with “percent” (${words.length}).`,
      nextStep: 'Choose one of the two.',
      evidence: fewer.slice(0, shown).map(({ evidence }) => evidence),
    },
  ];
}

function findMixedSpacing(writing: Writing): readonly Observation[] {
  const apart = findMatches(writing, /\d (?:km|cm|mm|kg|mg|ml|kWh|GB|MB)\b/g);
  const joined = findMatches(writing, /\d(?:km|cm|mm|kg|mg|ml|kWh|GB|MB)\b/g);
  if (apart.length === 0 || joined.length === 0) return [];
  const fewer = apart.length < joined.length ? apart : joined;
  return [
    {
      level: 1,
      notice: `A blank stands between figure and unit ${apart.length} times and is missing ${joined.length} times.`,
      nextStep: 'Style manuals put a blank there.',
      evidence: fewer.slice(0, shown).map(({ evidence }) => evidence),
    },
  ];
}

function findOpeningFigures(writing: Writing): readonly Observation[] {
  const hits = findMatches(writing, /^\d{1,3}(?:[.,]\d+)?%?(?= \p{Ll})/u).filter(
    ({ sentence }) => sentence.words.length > 4,
  );
  if (hits.length === 0) return [];
  return [
    {
      level: 1,
      notice: `${hits.length === 1 ? 'A sentence starts' : `${hits.length} sentences start`} with a figure: “${hits[0]?.words}”.`,
      nextStep: 'Write the number out, or open with another word.',
      evidence: hits.slice(0, shown).map(({ evidence }) => evidence),
    },
  ];
}
