import { type CollectedNote, lawTopics, readLawNotes } from './law.ts';

/** The notes on law as the engine loads them. */
export function createLawRegistry(): string {
  return `${JSON.stringify(readLawNotes())}\n`;
}

const certaintyWords = { settled: 'settled', depends: 'depends on the case' } as const;

/** The notes on law as a page. */
export function createLawPage(): string {
  const notes = readLawNotes();
  const places = [...new Set(notes.map(({ place }) => place))];
  return [
    '# Law to know',
    '',
    `${notes.length} notes on the law of ${places.length} places. A result shows those of the place whose law holds, where it is known, that belong to`,
    'something in the document. Made by `npm run generate` from the files in `research/data/law/`, one for each place. A note holds as of its date; it informs and',
    'changes no finding and no score. This is drafting-risk triage, not legal advice.',
    ...places.flatMap((place) => [
      '',
      `## ${place}`,
      '',
      '| Topic | What the law says | Source | As of | How sure | Belongs to |',
      '|---|---|---|---|---|---|',
      ...notes
        .filter((note) => note.place === place)
        .sort((a, b) => lawTopics.indexOf(a.topic) - lawTopics.indexOf(b.topic))
        .map(describeNote),
    ]),
    '',
  ].join('\n');
}

function describeNote(note: CollectedNote): string {
  const { topic, text, source, asOf, certainty, rules, concepts, instruments } = note;
  const belongs = [...rules, ...concepts, ...instruments].join(', ');
  const cells = [topic, text, source, asOf, certaintyWords[certainty], belongs];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
