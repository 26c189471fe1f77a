import { formatDatedMoment } from '../../lib/format.ts';
import { describeFailure } from '../../lib/http.ts';
import { Failure } from '../../ui/error-boundary.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useShares } from './get-shares.ts';
import { LinkList } from './link-list.tsx';
import { t } from './messages.ts';
import type { SharedAnalysis } from './shared-analysis.ts';

/** The existing links to one analysis; nothing if there are none. */
export function AnalysisLinks({ of }: { of: SharedAnalysis }) {
  const { data, error, refetch } = useShares();
  const shares = data?.filter(({ analysisId }) => analysisId === of.analysisId);
  if (shares?.length === 0) return null;
  return (
    <div className="mt-6 border-t border-line pt-4">
      <h3 className="mb-2 text-lead">{t('share-dialog.links.title')}</h3>
      {shares ? (
        <LinkList
          label={t('share-dialog.links.title')}
          shares={shares}
          renderTitle={({ createdAt, side }) => {
            const label = of.sides.find(({ id }) => id === side)?.label;
            const made = formatDatedMoment(createdAt);
            return label === undefined
              ? t('share-dialog.links.made', { made })
              : t('share-dialog.links.madeForSide', { made, side: label });
          }}
        />
      ) : error ? (
        <Failure
          message={describeFailure(error, t('share-dialog.links.notLoaded'))}
          onRetry={() => void refetch()}
        />
      ) : (
        <Waiting>{t('share-dialog.links.loading')}</Waiting>
      )}
    </div>
  );
}
