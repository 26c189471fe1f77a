import {
  type Analysis,
  type AnalysisDetail,
  type Finding,
  highlightPalette,
  type Severity,
  type Span,
  takeSide,
} from '@clauselight/schema';
import { lazy, Suspense, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useDocumentText } from '../features/document-pane/get-document-text.ts';
import { ResultsView } from '../features/results/results-view.tsx';
import { describeFailure } from '../lib/http.ts';
import type { LitPassage } from '../lib/lit-passage.ts';
import { createAnalysisParams, createPassageParams, type ViewState } from '../lib/view-state.ts';
import { Failure } from '../ui/error-boundary.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { useSide } from './use-side.ts';

const DocumentPane = lazy(async () => {
  const { DocumentPane } = await import('../features/document-pane/document-pane.tsx');
  return { default: DocumentPane };
});

interface AnalysisResultsProps {
  detail: AnalysisDetail;
  analysis: Analysis;
  view: ViewState;
  onNewAnalysis: () => void;
}

/** The results with the document's text as one of their tabs. */
export function AnalysisResults(props: AnalysisResultsProps) {
  const { detail, view, onNewAnalysis } = props;
  const [, navigate] = useLocation();
  const [side, setSide] = useSide(detail.id, props.analysis.sides);
  const analysis = useMemo(() => takeSide(props.analysis, side), [props.analysis, side]);

  function showPassage(passage: Span) {
    navigate(`/?${createPassageParams(detail.id, passage)}`, { replace: true });
  }

  return (
    <ResultsView
      key={detail.id}
      detail={detail}
      analysis={analysis}
      tab={view.tab}
      onTabChange={(tab) => navigate(`/?${createAnalysisParams(detail.id, tab)}`)}
      onNewAnalysis={onNewAnalysis}
      side={side}
      onSideChange={setSide}
      documentTab={
        <Suspense fallback={<Waiting>Loading the text…</Waiting>}>
          <FindingsInText
            documentId={detail.documentId}
            findings={analysis.findings}
            passage={view.passage}
            onPassageChange={showPassage}
          />
        </Suspense>
      }
    />
  );
}

interface FindingsInTextProps {
  documentId: string;
  findings: readonly Finding[];
  passage: Span | undefined;
  onPassageChange: (passage: Span) => void;
}

/** The document's text with the passages that findings rest on lit up. */
function FindingsInText({ documentId, findings, passage, onPassageChange }: FindingsInTextProps) {
  const { data, isPending, error, refetch } = useDocumentText(documentId);
  const passages = useMemo(() => collectPassages(findings), [findings]);
  if (isPending) return <Waiting>Loading the text…</Waiting>;
  if (error) {
    const message = describeFailure(error, 'The text could not be loaded.');
    return <Failure message={message} onRetry={() => void refetch()} />;
  }
  return (
    <DocumentPane
      source={data}
      passages={passages}
      passage={passage}
      onPassageChange={onPassageChange}
      onSelect={() => {}}
      onPassagesAt={([id]) => {
        const chosen = passages.find((candidate) => candidate.id === id);
        if (chosen) onPassageChange(chosen);
      }}
    />
  );
}

const [yellow, blue, green, pink, purple] = highlightPalette;
const colors = { 5: pink, 4: yellow, 3: purple, 2: blue, 1: green } satisfies Record<
  Severity,
  (typeof highlightPalette)[number]
>;

function collectPassages(findings: readonly Finding[]): readonly LitPassage[] {
  return findings.flatMap(({ id, severity, evidence }) =>
    evidence.map(({ start, end }, index) => ({
      id: `${id} ${index}`,
      start,
      end,
      color: colors[severity].hex,
      severity,
    })),
  );
}
