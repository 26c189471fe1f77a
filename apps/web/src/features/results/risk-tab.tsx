import { favorNote, favorTitle, isSilenceTelling, silenceNote } from '@clauselight/core';
import type { Analysis } from '@clauselight/schema';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Growing } from '../../ui/growing.tsx';
import { Part } from '../../ui/panel.tsx';
import { useAcceptance } from './accepted/acceptance-context.ts';
import { AcceptedPart } from './accepted/accepted-part.tsx';
import { CheckList } from './check-list.tsx';
import { FindingFilters } from './finding-filters.tsx';
import { FindingList } from './finding-list.tsx';
import { FirstFindings } from './first-findings.tsx';
import { HintsPart } from './hints-part.tsx';
import { t } from './messages.ts';
import { NdaChecksPart } from './nda-checks-part.tsx';
import { CandidatesPart } from './review/candidates-part.tsx';
import { useFindingView } from './use-finding-view.ts';

interface RiskTabProps {
  /** Without what is accepted. */
  analysis: Analysis;
  /** As the document stands. */
  whole: Analysis;
}

/** Every finding with its reasons, and every check that found nothing. */
export function RiskTab({ analysis, whole }: RiskTabProps) {
  const view = useFindingView(analysis, whole);
  const { accepted } = useAcceptance();
  const { filter, lists, listKey, pinned } = view;
  const status = useRef<HTMLSpanElement>(null);
  const counts = { shown: lists.shownCount, total: analysis.findings.length };
  const shownCount = lists.shownCount + lists.accepted.length;
  return (
    <div className="space-y-10">
      {pinned && (
        <Part title={t('results.findings.pinned')} isFirst>
          <FindingList view={view} findings={[pinned]} />
        </Part>
      )}
      <Part
        title={t('results.findings.title')}
        isFirst={pinned === undefined}
        aside={
          <span className="flex flex-wrap items-center gap-x-4">
            <span ref={status} role="status" tabIndex={-1} className="label outline-none">
              {accepted.length > 0
                ? t('results.findings.shownAndAccepted', { ...counts, accepted: accepted.length })
                : t('results.findings.shown', counts)}
            </span>
            {shownCount > 0 && (
              <Button size="small" variant="plain" onClick={view.toggleAll}>
                {t(view.isAllOpen ? 'results.findings.closeAll' : 'results.findings.openAll')}
              </Button>
            )}
          </span>
        }
      >
        {whole.findings.length > 0 ? (
          <FindingFilters findings={whole.findings} filter={filter} onChange={view.set} />
        ) : (
          <p className="text-ink-soft">
            {isSilenceTelling(whole)
              ? t('results.findings.none')
              : t('results.silence.findings', { note: silenceNote })}
          </p>
        )}
        {whole.findings.length > 0 && shownCount === 0 && (
          <p className="flex flex-wrap items-center gap-3 py-4 text-ink-soft">
            {t('results.findings.noMatch')}{' '}
            <Button onClick={view.clear}>{t('results.findings.showAll')}</Button>
          </p>
        )}
        <FirstFindings key={listKey} items={lists.risks}>
          {(findings) => <FindingList view={view} findings={findings} />}
        </FirstFindings>
      </Part>
      <HintsPart passages={analysis.conceptPassages} />
      {lists.favors.length > 0 && (
        <Part
          title={favorTitle}
          aside={
            <span className="label">
              {t('results.findings.favourCount', { count: lists.favors.length })}
            </span>
          }
        >
          <p className="mb-2 max-w-[70ch] text-small text-ink-soft">{favorNote}</p>
          <Growing key={listKey} items={lists.favors}>
            {(findings) => <FindingList view={view} findings={findings} />}
          </Growing>
        </Part>
      )}
      <CandidatesPart />
      <AcceptedPart
        key={filter.state}
        findings={lists.accepted}
        isOpen={filter.state === 'accepted'}
        onEmptied={() => status.current?.focus()}
      />
      <NdaChecksPart checks={analysis.ndaChecks} />
      <CheckList checks={analysis.checks} />
    </div>
  );
}
