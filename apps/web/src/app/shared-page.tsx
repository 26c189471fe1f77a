import type { SharedFacts } from '@clauselight/schema';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { ClosedLink } from '../features/shared-link/closed-link.tsx';
import { sharedAnalysisQuery } from '../features/shared-link/get-shared.ts';
import { isRefusedByLink } from '../features/shared-link/link-standing.ts';
import { PasswordForm } from '../features/shared-link/password-form.tsx';
import { SharedFrame } from '../features/shared-link/shared-frame.tsx';
import { SharedHead } from '../features/shared-link/shared-head.tsx';
import { useLinkStanding } from '../features/shared-link/use-link-standing.ts';
import { createSharedSource } from '../lib/analysis-source/analysis-source.ts';
import { AnalysisSourceContext } from '../lib/analysis-source/analysis-source-context.ts';
import { describeFailure } from '../lib/http.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { product } from '../lib/product.ts';
import { ErrorBoundary, Failure } from '../ui/error-boundary.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { t } from './messages.ts';

const SharedResults = lazyComponent(() =>
  import('./shared-results.tsx').then((part) => part.SharedResults),
);

/** An analysis shared by a link: the same results and document, read-only. */
export function SharedPage({ token }: { token: string }) {
  return (
    <SharedFrame>
      <ErrorBoundary message={t('app.page.failed')}>
        <SharedLink token={token} />
      </ErrorBoundary>
    </SharedFrame>
  );
}

function SharedLink({ token }: { token: string }) {
  const { standing, check } = useLinkStanding(token);
  switch (standing.kind) {
    case 'asked':
      return (
        <>
          <title>{`${t('app.shared.title')} · ${product.name}`}</title>
          <Waiting>{t('app.shared.opening')}</Waiting>
        </>
      );
    case 'closed':
      return <ClosedLink />;
    case 'protected':
      return <PasswordForm token={token} />;
    case 'failed':
      return <NotLoaded error={standing.error} onRetry={check} />;
    case 'open':
      return <OpenLink token={token} facts={standing.facts} onRefused={check} />;
  }
}

interface OpenLinkProps {
  token: string;
  facts: SharedFacts;
  /** Called when the server refuses a part of it. */
  onRefused: () => void;
}

function OpenLink({ token, facts, onRefused }: OpenLinkProps) {
  const { data: detail, error, refetch } = useQuery(sharedAnalysisQuery(token));
  const source = useMemo(() => createSharedSource(token, onRefused), [token, onRefused]);
  const failure = isRefusedByLink(error) ? null : error;
  const waiting = <Waiting>{t('app.analysis.loading')}</Waiting>;
  return (
    <AnalysisSourceContext value={source}>
      <SharedHead facts={facts} filename={detail?.filename} />
      {detail?.analysis ? (
        <Suspense fallback={waiting}>
          <SharedResults
            token={token}
            detail={detail}
            analysis={detail.analysis}
            side={facts.side}
          />
        </Suspense>
      ) : failure ? (
        <NotLoaded error={failure} onRetry={() => void refetch()} />
      ) : (
        waiting
      )}
    </AnalysisSourceContext>
  );
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Failure message={describeFailure(error, t('app.analysis.notLoaded'))} onRetry={onRetry} />
  );
}
