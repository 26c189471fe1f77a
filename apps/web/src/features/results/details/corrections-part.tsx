import type { Correction, WritingDetails } from '@clauselight/schema';
import { formatCount } from '../../../lib/format.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { PassageLink } from '../passage-link.tsx';

interface CorrectionsPartProps {
  corrections: readonly Correction[];
  grammar: WritingDetails['language']['grammar'];
}

/** Places in the language with what could stand there instead. */
export function CorrectionsPart({ corrections, grammar }: CorrectionsPartProps) {
  return (
    <Part title="Spelling and grammar">
      {grammar === 'not-available' && (
        <p className="text-ink-soft">
          Spelling and grammar were not checked by a grammar checker this time.
        </p>
      )}
      {corrections.length > 0 ? (
        <Disclosure
          title={formatCount(corrections.length, 'place to look at', 'places to look at')}
        >
          <FigureTable caption="Corrections" columns={columns} rows={corrections} />
        </Disclosure>
      ) : (
        grammar === 'checked' && <p className="text-ink-soft">Nothing was found.</p>
      )}
    </Part>
  );
}

const columns: readonly FigureColumn<Correction>[] = [
  {
    title: 'Words',
    cell: ({ evidence }) => <PassageLink evidence={evidence}>{evidence.quote}</PassageLink>,
  },
  { title: 'Perhaps', cell: ({ suggestions }) => suggestions.slice(0, 3).join(', ') },
  {
    title: 'Why',
    cell: ({ kind, message }) => (
      <>
        {message} <span className="text-ink-soft">{kind}</span>
      </>
    ),
  },
];
