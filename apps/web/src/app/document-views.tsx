import { type Finding, highlightPalette, type Span } from '@clauselight/schema';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { DocumentPane } from '../features/document-pane/document-pane.tsx';
import { useDocumentText } from '../features/document-pane/get-document-text.ts';
import { type DocumentView, ViewToggle } from '../features/pdf-pages/view-toggle.tsx';
import type { LitPassage } from '../lib/lit-passage.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Waiting } from '../ui/waiting.tsx';

const PdfPages = lazy(async () => {
  const { PdfPages } = await import('../features/pdf-pages/pdf-pages.tsx');
  return { default: PdfPages };
});

interface DocumentViewsProps {
  documentId: string;
  findings: readonly Finding[];
  passage: Span | undefined;
  onPassageChange: (passage: Span) => void;
}

/** The document as text and, where the file is a PDF, as its pages. */
export function DocumentViews(props: DocumentViewsProps) {
  const { documentId, findings, passage, onPassageChange } = props;
  const [params, setParams] = useSearchParams();
  const { data: source } = useDocumentText(documentId);
  const passages = useMemo(() => listPassages(findings), [findings]);
  const hasPages = source?.format === 'pdf';
  const view: DocumentView = hasPages && params.get('view') === 'pages' ? 'pages' : 'text';

  function changeView(next: DocumentView) {
    setParams((current) => {
      current.delete('view');
      if (next === 'pages') current.set('view', next);
      return current;
    });
  }

  function choose([id]: readonly string[]) {
    const chosen = passages.find((candidate) => candidate.id === id);
    if (chosen) onPassageChange({ start: chosen.start, end: chosen.end });
  }

  return (
    <>
      {hasPages && <ViewToggle view={view} onViewChange={changeView} />}
      {view === 'text' && <DocumentPane {...props} />}
      {source && view === 'pages' && (
        <ErrorBoundary message="The pages could not be shown.">
          <Suspense fallback={<Waiting>Opening the pages…</Waiting>}>
            <PdfPages
              documentId={documentId}
              source={source}
              passages={passages}
              passage={passage}
              onPassageChange={onPassageChange}
              onPassagesAt={choose}
              onSelect={noSelection}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Nothing is done with a selection here: it is the browser's, to copy. */
function noSelection() {}

function listPassages(findings: readonly Finding[]): LitPassage[] {
  const [{ hex: color }] = highlightPalette;
  return findings.flatMap(({ id, severity, evidence }) =>
    evidence.map(({ start, end }) => ({
      id: `${id} ${start}-${end}`,
      start,
      end,
      severity,
      color,
    })),
  );
}
