import { citationStatusNames } from '@clauselight/core';
import type { WritingDetails } from '@clauselight/schema';
import { formatCount } from '../../../lib/format.ts';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';

type Citation = WritingDetails['citations'][number];
type Reference = WritingDetails['references'][number];

/** The citations of the text against its list of references, side by side; nothing where it has neither. */
export function SourcesPart({ details }: { details: WritingDetails }) {
  const { citations, references } = details;
  if (citations.length + references.length === 0) return null;
  return (
    <Part
      title="Citations and references"
      aside={
        <span className="label">
          {formatCount(citations.length, 'citation')}, {formatCount(references.length, 'reference')}
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2">
        {citations.length === 0 ? (
          <p className="text-ink-soft">The text cites none of its references.</p>
        ) : (
          <FigureTable caption="Citations" columns={citationColumns} rows={citations} />
        )}
        {references.length === 0 ? (
          <p className="text-ink-soft">No list of references was found.</p>
        ) : (
          <FigureTable caption="References" columns={referenceColumns} rows={references} />
        )}
      </div>
    </Part>
  );
}

const citationMarks = {
  listed: <StateMark state="yes">{citationStatusNames.listed}</StateMark>,
  'year-differs': <StateMark state="no">{citationStatusNames['year-differs']}</StateMark>,
  missing: <StateMark state="no">{citationStatusNames.missing}</StateMark>,
  'no-list': <StateMark state="none">{citationStatusNames['no-list']}</StateMark>,
} as const;

const citationColumns: readonly FigureColumn<Citation>[] = [
  {
    title: 'Citation',
    cell: ({ label, evidence }) => <PassageLink evidence={evidence}>{label}</PassageLink>,
  },
  { title: 'Reference', cell: ({ status }) => citationMarks[status] },
];

const referenceColumns: readonly FigureColumn<Reference>[] = [
  {
    title: 'Reference',
    cell: (reference) => (
      <>
        <PassageLink evidence={reference.evidence}>{nameReference(reference)}</PassageLink>
        {reference.problems.length > 0 && (
          <span className="block text-ink-soft">{reference.problems.join('; ')}</span>
        )}
      </>
    ),
  },
  {
    title: 'Cited',
    cell: ({ cited }) =>
      cited === 0 ? (
        <StateMark state="open">never cited</StateMark>
      ) : (
        <StateMark state="yes">{formatCount(cited, 'time')}</StateMark>
      ),
  },
];

/** `Smith and Jones, 2021`; the beginning of the entry where it names no author. */
function nameReference({ authors, year, evidence }: Reference): string {
  const [first, second, ...others] = authors;
  if (first === undefined) return `${evidence.quote.slice(0, 60)}…`;
  const names =
    others.length > 0 ? `${first} et al.` : [first, second].filter(Boolean).join(' and ');
  return year === undefined ? names : `${names}, ${year}`;
}
