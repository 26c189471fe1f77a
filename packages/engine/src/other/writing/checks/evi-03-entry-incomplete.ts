import { count, defineCheck, quote } from '../check.ts';
import { listEntryProblems } from '../citations/entry-problems.ts';
import { plainLine, soundEssay } from '../example-texts.ts';

const fewestEntries = 3;
const shown = 10;

export const entryIncompleteCheck = defineCheck({
  id: 'EVI-03',
  category: 'evidence',
  title: 'Reference entry incomplete or in another style',
  why: 'Complete and uniform entries are easy marks, and a reader finds the work.',
  source: 'APA 7, MLA 9: elements of an entry and their order',
  examples: {
    matches: [
      `${plainLine}\n\nReferences\n\nAsh, A. (2001). Rivers. Penguin.\n\nBirch, B. Bridges.\n\nCole, C. (2003). Towns. Penguin.`,
    ],
    leaves: [soundEssay],
  },
  applies: ({ referenceList }) => (referenceList?.entries.length ?? 0) >= fewestEntries,
  find: (writing) => {
    const { referenceList } = writing;
    if (referenceList === undefined) return [];
    const wanting = listEntryProblems(referenceList)
      .filter(({ problems }) => problems.length > 0)
      .slice(0, 100);
    const first = wanting[0];
    if (first === undefined) return [];
    return [
      {
        level: 1,
        notice: `${count(wanting.length, 'entry').replace(/entrys$/, 'entries')} of ${referenceList.entries.length}: ${wanting
          .slice(0, 3)
          .map(
            ({ entry, problems }) =>
              `${entry.names[0] ?? `entry ${entry.number}`}, ${problems.join(', ')}`,
          )
          .join('; ')}${wanting.length > 3 ? '; and more' : ''}.`,
        nextStep: 'Complete each entry as your style guide asks.',
        evidence: wanting.slice(0, shown).map(({ entry }) => quote(writing, entry)),
      },
    ];
  },
});
