import type { Analysis } from '@clauselight/schema';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { SearchField } from '../../../ui/search-field.tsx';
import { t } from '../messages.ts';
import { MoreTermsPart } from '../review/more-terms-part.tsx';
import { findLawNotes, findSubjects, findTerms, listShownSubjects } from './find-terms.ts';
import { LawPart } from './law-part.tsx';
import { ObligationsPart } from './obligations-part.tsx';
import { PartiesPart } from './parties-part.tsx';
import { ProvisionsPart } from './provisions-part.tsx';
import { groupTerms, type TermGroup } from './term-groups.ts';
import { TermRowsPart } from './term-rows-part.tsx';
import { TimelinePart } from './timeline-part.tsx';

/** The facts the document states, each with its words and its place. */
export function TermsTab({ analysis }: { analysis: Analysis }) {
  const [params, setParams] = useSearchParams();
  const text = params.get('q') ?? '';
  const { terms, lawNotes } = analysis;
  const subjects = useMemo(() => listShownSubjects(analysis), [analysis]);
  const shown = useMemo(
    () => ({
      terms: findTerms(terms, text),
      subjects: findSubjects(subjects, text),
      lawNotes: findLawNotes(lawNotes, text),
    }),
    [terms, subjects, lawNotes, text],
  );
  if (terms.length + subjects.length === 0) {
    return (
      <div className="space-y-9">
        <p className="text-ink-soft">{t('results.terms.none')}</p>
        <LawPart notes={lawNotes} />
        <MoreTermsPart text="" />
      </div>
    );
  }

  function changeText(next: string) {
    const changed = new URLSearchParams(params);
    if (next === '') changed.delete('q');
    else changed.set('q', next);
    setParams(changed, { replace: true });
  }

  const today = readToday();
  return (
    <div className="space-y-9">
      <search
        aria-label={t('results.terms.search')}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
      >
        <SearchField label={t('results.terms.containing')} value={text} onChange={changeText} />
        <span role="status" className="label">
          {t('results.terms.shown', { shown: shown.terms.length, total: terms.length })}
        </span>
      </search>
      {shown.terms.length + shown.subjects.length + shown.lawNotes.length === 0 && (
        <p className="text-ink-soft">{t('results.terms.noMatch')}</p>
      )}
      {groupTerms(shown.terms).map((group) => (
        <GroupPart key={`${group.title} ${text}`} group={group} today={today} />
      ))}
      <LawPart notes={shown.lawNotes} />
      <MoreTermsPart key={`more ${text}`} text={text} />
      <ProvisionsPart key={text} subjects={shown.subjects} />
    </div>
  );
}

function GroupPart({ group, today }: { group: TermGroup; today: string }) {
  const { title, view, terms } = group;
  switch (view) {
    case 'parties':
      return <PartiesPart title={title} terms={terms} />;
    case 'timeline':
      return <TimelinePart title={title} terms={terms} today={today} />;
    case 'obligations':
      return <ObligationsPart title={title} terms={terms} />;
    case 'rows':
      return <TermRowsPart title={title} terms={terms} />;
  }
}

/** The reader's own calendar day, ISO 8601. */
function readToday(): string {
  const now = new Date();
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
