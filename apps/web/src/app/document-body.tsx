import { type ComponentProps, lazy, Suspense } from 'react';
import { DocumentPane } from '../features/document-pane/document-pane.tsx';
import type { DocumentView } from '../features/pdf-pages/view-toggle.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { t } from './messages.ts';

const PdfPages = lazy(async () => {
  const { PdfPages } = await import('../features/pdf-pages/pdf-pages.tsx');
  return { default: PdfPages };
});

interface DocumentBodyProps extends ComponentProps<typeof DocumentPane> {
  documentId: string;
  view: DocumentView;
}

/** The document as text, or as the pages of its PDF, with the same passages lit up. */
export function DocumentBody({ view, documentId, ...pane }: DocumentBodyProps) {
  if (view === 'text') return <DocumentPane {...pane} />;
  return (
    <ErrorBoundary message={t('app.pages.failed')}>
      <Suspense fallback={<Waiting>{t('app.pages.opening')}</Waiting>}>
        <PdfPages {...pane} documentId={documentId} />
      </Suspense>
    </ErrorBoundary>
  );
}
