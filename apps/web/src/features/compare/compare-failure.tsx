import { Link } from 'wouter';
import { ApiError, describeFailure } from '../../lib/http.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { getCompareAddress } from './compare-view.ts';
import { t } from './messages.ts';

interface CompareFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Why the comparison failed, with a button to try again and a link to choose other documents. */
export function CompareFailure({ error, onRetry }: CompareFailureProps) {
  if (isNotThere(error)) return <UnknownVersions />;
  return (
    <div className="space-y-4">
      <Failure
        message={describeFailure(error, t('compare.failure.unreachable'))}
        onRetry={onRetry}
      />
      <ChooseOthers />
    </div>
  );
}

/** Whether the comparison failed because a version is gone or belongs to somebody else. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Shown where the address names an analysis that is gone or belongs to somebody else. */
export function UnknownVersions() {
  return (
    <NoComparison
      title={t('compare.failure.unknownTitle')}
      text={t('compare.failure.unknownText')}
    />
  );
}

/** Shown where the address names one analysis twice. */
export function SameVersions() {
  return (
    <NoComparison title={t('compare.failure.sameTitle')} text={t('compare.failure.sameText')} />
  );
}

function NoComparison({ title, text }: { title: string; text: string }) {
  return (
    <div role="alert" className="border-y border-line-strong py-10">
      <h2 className="text-title">{title}</h2>
      <p className="mt-2 mb-6 max-w-[56ch] text-ink-soft">{text}</p>
      <ChooseOthers />
    </div>
  );
}

function ChooseOthers() {
  return (
    <Link href={getCompareAddress({})} className={buttonClass()}>
      {t('compare.failure.choose')}
    </Link>
  );
}
