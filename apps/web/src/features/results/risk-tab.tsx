import { favorNote, favorTitle, isSilenceTelling, silenceNote } from '@clauselight/core';
import type { Analysis } from '@clauselight/schema';
import { Keyboard } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Growing } from '../../ui/growing.tsx';
import { Part } from '../../ui/panel.tsx';
import { CheckList } from './check-list.tsx';
import { ClausesPart } from './clauses/clauses-part.tsx';
import { PowersPart } from './clauses/powers-part.tsx';
import { FindingFilters } from './finding-filters.tsx';
import { FindingList } from './finding-list.tsx';
import { FirstFindings } from './first-findings.tsx';
import { HintsPart } from './hints-part.tsx';
import { t } from './messages.ts';
import { NdaChecksPart } from './nda-checks-part.tsx';
import { CandidatesPart } from './review/candidates-part.tsx';
import { useFindingStates } from './states/finding-states-context.ts';
import { KeysDialog } from './states/keys-dialog.tsx';
import { SetAsidePart } from './states/set-aside-part.tsx';
import { useFindingKeys } from './states/use-finding-keys.ts';
import { useFindingView } from './use-finding-view.ts';

interface RiskTabProps {
  /** Id of the side taken. */
  side: string | undefined;
  /** Without what is set aside. */
  analysis: Analysis;
  /** As the document stands. */
  whole: Analysis;
}

/** Every finding with its reasons, and every check that found nothing. */
export function RiskTab({ analysis, whole, side }: RiskTabProps) {
  const view = useFindingView(analysis, whole);
  const { setAside, progress, undo } = useFindingStates();
  const { filter, lists, listKey, pinned } = view;
  const status = useRef<HTMLSpanElement>(null);
  const counts = { shown: lists.shownCount, total: analysis.findings.length };
  const shownCount = lists.shownCount + lists.setAside.length;
  const area = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useFindingKeys(area, {
    onDecide: (id, state, isLast) => {
      const finding = whole.findings.find((one) => one.id === id);
      if (finding) view.decide(finding, state, isLast);
    },
    onUndo: undo,
    onHelp: () => setIsHelpOpen(true),
  });
  return (
    <div ref={area} className="space-y-10">
      <KeysDialog isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
      {pinned && (
        <Part title={t('results.findings.pinned')} isFirst>
          <FindingList view={view} findings={[pinned]} />
        </Part>
      )}
      <ClausesPart
        analysis={analysis}
        side={side}
        isFirst={pinned === undefined}
        isShortAtFirst={view.targetId !== undefined}
      />
      <Part
        title={t('results.findings.title')}
        isFirst={pinned === undefined && analysis.clauseRows.length === 0}
        aside={
          <span className="flex flex-wrap items-center gap-x-4">
            <span ref={status} role="status" tabIndex={-1} className="label outline-none">
              {setAside.length > 0
                ? t('results.findings.shownAndSetAside', { ...counts, setAside: setAside.length })
                : t('results.findings.shown', counts)}
            </span>
            {progress.reviewed > 0 && (
              <span className="label">{t('results.states.progress', { ...progress })}</span>
            )}
            {shownCount > 0 && (
              <>
                <Button size="small" variant="plain" onClick={view.toggleAll}>
                  {t(view.isAllOpen ? 'results.findings.closeAll' : 'results.findings.openAll')}
                </Button>
                <Button size="small" variant="plain" onClick={() => setIsHelpOpen(true)}>
                  <Keyboard aria-hidden="true" size={16} />
                  {t('results.keys.open')}
                </Button>
              </>
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
      <PowersPart analysis={analysis} />
      <CandidatesPart />
      <SetAsidePart
        key={filter.state}
        findings={lists.setAside}
        isOpen={filter.state === 'accepted' || filter.state === 'not-a-risk'}
        onEmptied={() => status.current?.focus()}
      />
      <NdaChecksPart checks={analysis.ndaChecks} />
      <CheckList checks={analysis.checks} />
    </div>
  );
}
