import { Failure } from '../../ui/error-boundary.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { t } from './messages.ts';
import { PageViewer, type PageViewerProps } from './page-viewer.tsx';
import { usePdf } from './use-pdf.ts';

interface PdfPagesProps extends Omit<PageViewerProps, 'open' | 'sizes'> {
  documentId: string;
}

/** The pages of a PDF as they are printed, with the passages of its text highlighted on them. */
export function PdfPages({ documentId, ...viewer }: PdfPagesProps) {
  const { state, retry } = usePdf(documentId);
  if (state.kind === 'opening') return <Waiting>{t('pdf-pages.viewer.opening')}</Waiting>;
  if (state.kind === 'failed') return <Failure message={state.message} onRetry={retry} />;
  return <PageViewer {...viewer} open={state.open} sizes={state.sizes} />;
}
