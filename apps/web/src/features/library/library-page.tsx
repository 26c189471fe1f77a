import { describeFailure } from '../../lib/http.ts';
import { product } from '../../lib/product.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { Library } from './library.tsx';
import { t } from './messages.ts';
import { useLibrary } from './use-library.ts';

/** All documents of the visitor: found, sorted, tagged, compared, removed. */
export function LibraryPage() {
  return (
    <>
      <title>{`${t('library.page.title')} · ${product.name}`}</title>
      <PageHead title={t('library.page.title')} line={t('library.page.line')} />
      <LibraryContent />
    </>
  );
}

function LibraryContent() {
  const { documents, insights } = useLibrary();
  // Loaded data stays on the page when reloading it fails.
  if (!documents.data || !insights.data) {
    const { error, refetch } = documents.error ? documents : insights;
    if (!error) return <Waiting>{t('library.page.loading')}</Waiting>;
    return (
      <Failure
        message={describeFailure(error, t('library.page.notLoaded'))}
        onRetry={() => void refetch()}
      />
    );
  }
  if (documents.data.length === 0) {
    return (
      <EmptyState
        title={t('library.page.empty')}
        text={t('library.page.emptyText')}
        href="/"
        action={t('library.page.upload')}
      />
    );
  }
  return <Library documents={documents.data} insights={insights.data} />;
}
