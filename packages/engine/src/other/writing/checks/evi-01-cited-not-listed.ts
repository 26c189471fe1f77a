import { count, defineCheck, joinWords, type Observation, quote } from '../check.ts';
import type { Citation } from '../citations/citation.ts';
import { type CitationMatch, getKey } from '../citations/match-citations.ts';
import { argument, faultyEssay, soundEssay } from '../example-texts.ts';
import type { Writing } from '../writing.ts';

/** So many sources get a remark each; the rest share one. */
const told = 8;
const shown = 6;

export const citedNotListedCheck = defineCheck({
  id: 'EVI-01',
  category: 'evidence',
  title: 'Cited but not in the reference list',
  why: 'A reader cannot look it up; it is marked as a citation error, sometimes as misconduct.',
  source: 'APA 7, MLA 9 and Chicago author-date: every citation has an entry',
  examples: {
    matches: [
      `${argument} It is known (Ash, 2001). It was shown again (Birch, 2002).`,
      faultyEssay,
    ],
    leaves: [soundEssay],
  },
  applies: ({ citations }) => citations.length > 0,
  find: (writing) => {
    if (writing.referenceList === undefined) return describeNoList(writing);
    const groups = groupBySource(
      writing.citationMatches.filter(
        ({ status }) => status === 'missing' || status === 'year-differs',
      ),
    );
    const rest = groups.slice(told).flat();
    return [
      ...groups.slice(0, told).map((group) => describeGroup(writing, group)),
      ...(rest.length === 0
        ? []
        : [
            {
              level: 3 as const,
              notice: `${count(rest.length, 'further citation')} ${rest.length === 1 ? 'has' : 'have'} no entry in your reference list.`,
              nextStep: 'Can you add the missing entries?',
              evidence: rest.slice(0, shown).map(({ citation }) => quote(writing, citation)),
            },
          ]),
    ];
  },
});

function describeNoList(writing: Writing): readonly Observation[] {
  const { citations } = writing;
  const sources = new Set(citations.map(getSource));
  if (citations.length < 2) {
    return [
      {
        level: 1,
        title: 'A citation and no list of references',
        notice: 'One source is cited; the document holds no list of references.',
        nextStep: 'Does the task ask for one?',
        evidence: citations.map((citation) => quote(writing, citation)),
      },
    ];
  }
  return [
    {
      level: 3,
      title: 'Citations and no list of references',
      notice: `${count(citations.length, 'citation')} of ${count(sources.size, 'source')}, and no section headed References, Works Cited or Bibliography.`,
      nextStep: 'Is the list in another file? If not, add an entry for each source.',
      evidence: citations.slice(0, shown).map((citation) => quote(writing, citation)),
    },
  ];
}

function getSource({ name, year, style }: Citation): string {
  return style === 'numeric' ? `[${name}]` : `${getKey(name)} ${year ?? ''}`;
}

function groupBySource(matches: readonly CitationMatch[]): readonly (readonly CitationMatch[])[] {
  const groups = new Map<string, CitationMatch[]>();
  for (const match of matches) {
    const key = getSource(match.citation);
    groups.set(key, [...(groups.get(key) ?? []).slice(0, 99), match]);
  }
  return [...groups.values()];
}

function describeGroup(writing: Writing, group: readonly CitationMatch[]): Observation {
  const first = group[0] as CitationMatch;
  const { citation, entry, sameName } = first;
  const places = group.slice(0, shown).map((match) => quote(writing, match.citation));
  const label = citation.label.replace(/^\((.*)\)$/, '$1');
  if (first.status === 'year-differs' && entry !== undefined) {
    return {
      level: 3,
      title: 'Year differs from the reference list',
      notice: `The text cites ${label}; your list gives ${joinWords(entry.names.slice(0, 2))} with the year ${entry.year}.`,
      nextStep: 'Which year is right?',
      evidence: [...places, quote(writing, entry)],
    };
  }
  const other =
    sameName?.year === undefined
      ? ''
      : ` The list has a work by the same name of ${sameName.year}.`;
  return {
    level: 3,
    notice: `${label} is cited ${count(group.length, 'time')} but is not in your references.${other}`,
    nextStep: 'Add the entry, or correct the citation.',
    evidence: [...places, ...(sameName === undefined ? [] : [quote(writing, sameName)])],
  };
}
