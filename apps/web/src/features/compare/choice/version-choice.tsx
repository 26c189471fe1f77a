import type { AnalysisRecord } from '@clauselight/schema';
import { ArrowLeftRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { getCompareAddress } from '../compare-view.ts';
import { t } from '../messages.ts';
import { listVersions } from './list-versions.ts';
import { type ChosenVersions, suggestVersions } from './suggest-versions.ts';
import { VersionList } from './version-list.tsx';

interface VersionChoiceProps {
  /** All completed analyses. */
  records: readonly AnalysisRecord[];
  /** The versions named in the address. */
  chosen: ChosenVersions;
  /** Whether they were chosen on this page. */
  isByHand: boolean;
  onChoose: (chosen: ChosenVersions) => void;
}

/** Asks which two documents to compare, and which of them came first. */
export function VersionChoice({ records, chosen: named, isByHand, onChoose }: VersionChoiceProps) {
  const chosen = useMemo(
    () => suggestVersions(records, { chosen: named, isByHand }),
    [records, named, isByHand],
  );
  const versions = useMemo(
    () => listVersions(records, [chosen.before, chosen.after]),
    [records, chosen],
  );
  if (versions.length < 2) return <TooFew count={versions.length} />;

  const { before, after } = chosen;
  const isKnown = (id: string | undefined) => versions.some((version) => version.id === id);
  const isReady = isKnown(before) && isKnown(after) && before !== after;
  return (
    <div className="space-y-6">
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
        <VersionList
          title={t('compare.version.earlier')}
          versions={versions}
          value={before}
          taken={after}
          onChange={(id) => onChoose({ before: id, after })}
        />
        <VersionList
          title={t('compare.version.later')}
          versions={versions}
          value={after}
          taken={before}
          onChange={(id) => onChoose({ before, after: id })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3 border-t border-line-strong pt-4">
        {isReady ? (
          <Link href={getCompareAddress(chosen)} className={buttonClass({ variant: 'primary' })}>
            {t('compare.choice.compare')}
          </Link>
        ) : (
          <Button variant="primary" disabled>
            {t('compare.choice.compare')}
          </Button>
        )}
        <Button onClick={() => onChoose({ before: after, after: before })} disabled={!isReady}>
          <ArrowLeftRight aria-hidden="true" size={17} />
          {t('compare.view.swap')}
        </Button>
        <p role="status" className="text-small text-ink-soft">
          {isReady ? '' : t('compare.choice.chooseBoth')}
        </p>
      </div>
    </div>
  );
}

function TooFew({ count }: { count: number }) {
  return (
    <EmptyState
      title={count === 0 ? t('compare.choice.nothingTitle') : t('compare.choice.oneTitle')}
      text={count === 0 ? t('compare.choice.nothingText') : t('compare.choice.oneText')}
      href="/"
      action={t('compare.choice.upload')}
    />
  );
}
