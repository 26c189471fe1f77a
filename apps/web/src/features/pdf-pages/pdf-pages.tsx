import type { SourceText, Span } from '@clauselight/schema';
import type { LitPassage, TextSelection } from '../../lib/lit-passage.ts';
import { Failure } from '../../ui/error-boundary.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { PageViewer } from './page-viewer.tsx';
import { usePdf } from './use-pdf.ts';

export interface PdfPagesProps {
  documentId: string;
  /** The text into which every offset points. */
  source: SourceText;
  /** What is lit up, in any order, overlapping or not. */
  passages: readonly LitPassage[];
  /** The passage to show, lit up above all others. */
  passage: Span | undefined;
  onPassageChange: (passage: Span) => void;
  /** Called with every passage that is lit where somebody clicked, the shortest first. */
  onPassagesAt: (ids: readonly string[], point: DOMRectReadOnly) => void;
  /** Called with a settled selection, and with nothing once it is gone. */
  onSelect: (selection: TextSelection | undefined) => void;
}

/** The pages of a PDF as they are printed, with the passages of its text lit up on them. */
export function PdfPages({ documentId, ...viewer }: PdfPagesProps) {
  const { state, retry } = usePdf(documentId);
  if (state.kind === 'opening') return <Waiting>Opening the pages…</Waiting>;
  if (state.kind === 'failed') return <Failure message={state.message} onRetry={retry} />;
  return <PageViewer {...viewer} open={state.open} sizes={state.sizes} />;
}
