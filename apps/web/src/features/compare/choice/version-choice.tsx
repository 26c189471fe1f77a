import type { AnalysisRecord } from '@clauselight/schema';
import { ArrowLeftRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { getCompareAddress } from '../compare-view.ts';
import { listVersions } from './list-versions.ts';
import { type ChosenVersions, suggestVersions } from './suggest-versions.ts';
import { VersionList } from './version-list.tsx';

interface VersionChoiceProps {
  /** All analyses that have ended well. */
  records: readonly AnalysisRecord[];
  /** As the address names them. */
  chosen: ChosenVersions;
  /** Whether they were chosen here. */
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
          title="Earlier version"
          versions={versions}
          value={before}
          taken={after}
          onChange={(id) => onChoose({ before: id, after })}
        />
        <VersionList
          title="Later version"
          versions={versions}
          value={after}
          taken={before}
          onChange={(id) => onChoose({ before, after: id })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3 border-t border-line-strong pt-4">
        {isReady ? (
          <Link href={getCompareAddress(chosen)} className={buttonClass({ variant: 'primary' })}>
            Compare
          </Link>
        ) : (
          <Button variant="primary" disabled>
            Compare
          </Button>
        )}
        <Button onClick={() => onChoose({ before: after, after: before })} disabled={!isReady}>
          <ArrowLeftRight aria-hidden="true" size={17} />
          Swap versions
        </Button>
        <p role="status" className="text-small text-ink-soft">
          {isReady ? '' : 'Choose one document in each list.'}
        </p>
      </div>
    </div>
  );
}

function TooFew({ count }: { count: number }) {
  return (
    <EmptyState
      title={count === 0 ? 'Nothing analyzed yet' : 'One document is not enough to compare'}
      text={
        count === 0
          ? 'Upload two versions of a document. Once both have been analyzed, this page shows what changed between them.'
          : 'Upload the other version of your document. Once it has been analyzed, this page shows what changed between the two.'
      }
      href="/"
      action="Upload a document"
    />
  );
}
