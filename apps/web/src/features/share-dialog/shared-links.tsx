import { describeFailure } from '../../lib/http.ts';
import { getAnalysisAddress } from '../../lib/insights/addresses.ts';
import { Failure } from '../../ui/error-boundary.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useShares } from './get-shares.ts';
import { LinkList } from './link-list.tsx';
import { t } from './messages.ts';

/** All links of the person, across documents. */
export function SharedLinks() {
  return (
    <Panel title={t('share-dialog.all.title')}>
      <Links />
    </Panel>
  );
}

function Links() {
  const { data: shares, error, refetch } = useShares();
  if (error && !shares) {
    return (
      <Failure
        message={describeFailure(error, t('share-dialog.all.notLoaded'))}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!shares) return <Waiting>{t('share-dialog.all.loading')}</Waiting>;
  if (shares.length === 0) {
    return <p className="text-ink-soft">{t('share-dialog.all.none')}</p>;
  }
  return (
    <>
      <LinkList
        label={t('share-dialog.all.list')}
        shares={shares}
        renderTitle={({ analysisId, filename }) => (
          <TextLink href={getAnalysisAddress(analysisId)}>{filename}</TextLink>
        )}
      />
      <p className="mt-3 text-small text-ink-soft">{t('share-dialog.all.ended')}</p>
    </>
  );
}
