import { formatDatedMoment } from '../../lib/format.ts';
import { describeFailure } from '../../lib/http.ts';
import { Failure } from '../../ui/error-boundary.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useShares } from './get-shares.ts';
import { LinkList } from './link-list.tsx';
import type { SharedAnalysis } from './shared-analysis.ts';

/** The links there are to one analysis; nothing where there is none. */
export function AnalysisLinks({ of }: { of: SharedAnalysis }) {
  const { data, error, refetch } = useShares();
  const shares = data?.filter(({ analysisId }) => analysisId === of.analysisId);
  if (shares?.length === 0) return null;
  return (
    <div className="mt-6 border-t border-line pt-4">
      <h3 className="mb-2 text-lead">Links to this analysis</h3>
      {shares ? (
        <LinkList
          label="Links to this analysis"
          shares={shares}
          renderTitle={({ createdAt, side }) => {
            const label = of.sides.find(({ id }) => id === side)?.label;
            return `Made ${formatDatedMoment(createdAt)}${label === undefined ? '' : `, for ${label}`}`;
          }}
        />
      ) : error ? (
        <Failure
          message={describeFailure(error, 'The links could not be loaded.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Waiting>Loading the links…</Waiting>
      )}
    </div>
  );
}
