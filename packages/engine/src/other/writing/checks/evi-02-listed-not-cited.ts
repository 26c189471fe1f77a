import { count, defineCheck, quote } from '../check.ts';
import type { ReferenceEntry } from '../citations/citation.ts';
import { getKey } from '../citations/match-citations.ts';
import { faultyEssay, soundEssay } from '../example-texts.ts';
import type { Writing } from '../writing.ts';

const shown = 12;

export const listedNotCitedCheck = defineCheck({
  id: 'EVI-02',
  category: 'evidence',
  title: 'Listed but never cited',
  why: 'A work in the list that the text never uses reads as padding, or hides a citation that was lost.',
  source: 'APA 7, MLA 9: the list holds the works cited',
  examples: {
    matches: [faultyEssay],
    leaves: [soundEssay],
  },
  applies: ({ referenceList, citations }) =>
    referenceList !== undefined &&
    referenceList.entries.length > 0 &&
    !referenceList.isReadingList &&
    citations.length > 0,
  find: (writing) => {
    const cited = new Set(writing.citationMatches.map(({ entry }) => entry));
    const unused =
      writing.referenceList?.entries.filter(
        (entry) => !cited.has(entry) && !isNamed(writing, entry),
      ) ?? [];
    if (unused.length === 0) return [];
    return [
      {
        level: 2,
        notice: `${count(unused.length, 'entry').replace(/entrys$/, 'entries')} of ${writing.referenceList?.entries.length} in your list ${unused.length === 1 ? 'is' : 'are'} never cited.`,
        nextStep: 'Where does the text use each of them? If nowhere, strike it.',
        evidence: unused.slice(0, shown).map((entry) => quote(writing, entry)),
      },
    ];
  },
});

/** MLA gives the page alone where the sentence names the author. */
function isNamed({ citations, sentencesByWord }: Writing, { names }: ReferenceEntry): boolean {
  const isPaged = citations.some(({ style }) => style === 'author-page');
  const name =
    getKey(names[0] ?? '')
      .split(' ')
      .at(-1) ?? '';
  return isPaged && (sentencesByWord.has(name) || sentencesByWord.has(`${name}'s`));
}
