import { Link } from 'wouter';
import { ApiError, describeFailure } from '../../lib/http.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { getCompareAddress } from './compare-view.ts';

interface CompareFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Why nothing is compared, with the way on: another attempt, or other documents. */
export function CompareFailure({ error, onRetry }: CompareFailureProps) {
  if (isNotThere(error)) return <UnknownVersions />;
  return (
    <div className="space-y-4">
      <Failure
        message={describeFailure(
          error,
          'The documents could not be compared: the server could not be reached.',
        )}
        onRetry={onRetry}
      />
      <ChooseOthers />
    </div>
  );
}

/** Whether nothing can be compared because one of the versions is gone, or not this reader's. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The address names something that is not there, or not this reader's. */
export function UnknownVersions() {
  return (
    <NoComparison
      title="These documents are not here"
      text="One of the two analyses that this address names is gone, or belongs to somebody else. Choose two of your own documents."
    />
  );
}

/** The address names one analysis twice. */
export function SameVersions() {
  return (
    <NoComparison
      title="This is one document"
      text="Both versions of this address are the same analysis: nothing differs. Choose two documents."
    />
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
      Choose documents
    </Link>
  );
}
