import { citationStatusNames } from '@clauselight/core';
import type { WritingDetails } from '@clauselight/schema';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';

type Citation = WritingDetails['citations'][number];
type Reference = WritingDetails['references'][number];

/** The citations of the text beside its list of references. Renders nothing if it has neither. */
export function SourcesPart({ details }: { details: WritingDetails }) {
  const { citations, references } = details;
  if (citations.length + references.length === 0) return null;
  return (
    <Part
      title={t('results.sources.title')}
      aside={
        <span className="label">
          {t('results.sources.counts', {
            citations: citations.length,
            references: references.length,
          })}
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 @3xl:grid-cols-2">
        {citations.length === 0 ? (
          <p className="text-ink-soft">{t('results.sources.noCitations')}</p>
        ) : (
          <FigureTable
            caption={t('results.sources.citations')}
            columns={listCitationColumns()}
            rows={citations}
          />
        )}
        {references.length === 0 ? (
          <p className="text-ink-soft">{t('results.sources.noReferences')}</p>
        ) : (
          <FigureTable
            caption={t('results.sources.references')}
            columns={listReferenceColumns()}
            rows={references}
          />
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

function listCitationColumns(): readonly FigureColumn<Citation>[] {
  return [
    {
      title: t('results.sources.citation'),
      cell: ({ label, evidence }) => <PassageLink evidence={evidence}>{label}</PassageLink>,
    },
    { title: t('results.sources.reference'), cell: ({ status }) => citationMarks[status] },
  ];
}

function listReferenceColumns(): readonly FigureColumn<Reference>[] {
  return [
    {
      title: t('results.sources.reference'),
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
      title: t('results.sources.cited'),
      cell: ({ cited }) =>
        cited === 0 ? (
          <StateMark state="open">{t('results.sources.neverCited')}</StateMark>
        ) : (
          <StateMark state="yes">{t('results.details.times', { count: cited })}</StateMark>
        ),
    },
  ];
}

/** `Smith and Jones, 2021`; the beginning of the entry where it names no author. */
function nameReference({ authors, year, evidence }: Reference): string {
  const [first, second, ...others] = authors;
  if (first === undefined) return `${evidence.quote.slice(0, 60)}…`;
  const names =
    others.length > 0 ? t('results.sources.etAl', { first }) : joinAuthors(first, second);
  return year === undefined ? names : `${names}, ${year}`;
}

function joinAuthors(first: string, second: string | undefined): string {
  return second ? t('results.sources.twoAuthors', { first, second }) : first;
}
