import { citationStatusNames } from '@clauselight/core';
import type { WritingDetails } from '@clauselight/schema';
import type { Block } from '../../content.ts';
import { shorten } from '../../printable.ts';
import { createTable } from '../blocks.ts';
import { formatCount, joinWords } from '../formats.ts';

type Reference = WritingDetails['references'][number];

const nameLength = 60;

/** The citations of the text compared with its list of references. */
export function composeSources({ citations, references }: WritingDetails): readonly Block[] {
  return [
    ...createTable({
      caption: 'Citations',
      rows: citations,
      columns: [
        { title: 'Citation', cell: ({ label }) => label },
        { title: 'Reference', width: 0.3, cell: ({ status }) => citationStatusNames[status] },
      ],
    }),
    ...createTable({
      caption: 'References',
      rows: references,
      columns: [
        {
          title: 'Reference',
          cell: (reference) =>
            joinWords([nameReference(reference), reference.problems.join('; ')], '\n'),
        },
        {
          title: 'Cited',
          width: 0.2,
          cell: ({ cited }) => (cited === 0 ? 'never cited' : formatCount(cited, 'time')),
        },
      ],
    }),
  ];
}

/** `Smith and Jones, 2021`; the beginning of the entry if it names no author. */
function nameReference({ authors, year, evidence }: Reference): string {
  const [first, second, ...others] = authors;
  if (first === undefined) return shorten(evidence.quote, nameLength);
  const names = others.length > 0 ? `${first} et al.` : joinWords([first, second], ' and ');
  return joinWords([names, year === undefined ? undefined : String(year)]);
}
