import { describeFailure } from '../../lib/http.ts';
import { getAnalysisAddress } from '../../lib/insights/addresses.ts';
import { Failure } from '../../ui/error-boundary.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useShares } from './get-shares.ts';
import { LinkList } from './link-list.tsx';

/** All that the person shares, whatever document it is of. */
export function SharedLinks() {
  return (
    <Panel title="Shared Links">
      <Links />
    </Panel>
  );
}

function Links() {
  const { data: shares, error, refetch } = useShares();
  if (error && !shares) {
    return (
      <Failure
        message={describeFailure(error, 'Your links could not be loaded.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!shares) return <Waiting>Loading your links…</Waiting>;
  if (shares.length === 0) {
    return (
      <p className="text-ink-soft">
        You share nothing. “Share” above the results of an analysis makes a link to it, which you
        can take back here.
      </p>
    );
  }
  return (
    <>
      <LinkList
        label="Shared links"
        shares={shares}
        renderTitle={({ analysisId, filename }) => (
          <TextLink href={getAnalysisAddress(analysisId)}>{filename}</TextLink>
        )}
      />
      <p className="mt-3 text-small text-ink-soft">
        Links that have ended are listed for 30 days. Their addresses are kept nowhere: to share
        again, make a new link.
      </p>
    </>
  );
}
