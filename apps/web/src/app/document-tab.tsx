import type { Analysis, AnalysisDetail, Highlight, SourceText, Span } from '@clauselight/schema';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useDocumentText } from '../features/document-pane/get-document-text.ts';
import { ExportMenu } from '../features/highlights/export-menu.tsx';
import { filterHighlights } from '../features/highlights/filter.ts';
import { useHighlights } from '../features/highlights/get-highlights.ts';
import { HighlightContext } from '../features/highlights/highlight-context.ts';
import { HighlightSidebar } from '../features/highlights/highlight-sidebar.tsx';
import { HighlightTools } from '../features/highlights/highlight-tools.tsx';
import { LayerMenu } from '../features/highlights/layer-menu.tsx';
import { toLitPassages } from '../features/highlights/lit-passages.ts';
import { OverlapCard } from '../features/highlights/overlap-card.tsx';
import { SelectionCard } from '../features/highlights/selection-card.tsx';
import { useHighlightFilter } from '../features/highlights/use-highlight-filter.ts';
import { getLayer, useLayers } from '../features/highlights/use-layers.ts';
import { useOverlaps } from '../features/highlights/use-overlaps.ts';
import { useSidebarState } from '../features/highlights/use-sidebar-state.ts';
import { useTextSelection } from '../features/highlights/use-text-selection.ts';
import { ViewToggle } from '../features/pdf-pages/view-toggle.tsx';
import { describePlace } from '../features/results/place.ts';
import { getPlaceNoun } from '../features/results/wording.ts';
import { useAnalysisSource } from '../lib/analysis-source/analysis-source-context.ts';
import { describeFailure } from '../lib/http.ts';
import { Failure } from '../ui/error-boundary.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { DocumentBody } from './document-body.tsx';
import { t } from './messages.ts';
import { useAnalysisDesk } from './use-analysis-desk.ts';
import { useDocumentView } from './use-document-view.ts';

interface DocumentTabProps {
  detail: AnalysisDetail;
  /** The analysis for the chosen side. */
  analysis: Analysis;
  /** Id of the chosen side. */
  side: string | undefined;
  passage: Span | undefined;
}

/** The document's text with its highlights in the text and in a list; selecting words makes new ones. */
export function DocumentTab(props: DocumentTabProps) {
  const { data, isPending, error, refetch } = useDocumentText(props.detail.documentId);
  if (isPending) return <Waiting>{t('app.text.loading')}</Waiting>;
  if (error) {
    return (
      <Failure
        message={describeFailure(error, t('app.text.notLoaded'))}
        onRetry={() => void refetch()}
      />
    );
  }
  return <HighlightedText {...props} source={data} />;
}

const none: readonly Highlight[] = [];
const ignore = () => undefined;

function HighlightedText(props: DocumentTabProps & { source: SourceText }) {
  const { detail, analysis, passage, source } = props;
  const [, navigate] = useLocation();
  const { isReadOnly, isDocumentBeside, getFindingAddress } = useAnalysisSource();
  const desk = useAnalysisDesk(props);
  const answer = useHighlights(detail.documentId);
  const highlights = answer.data ?? none;
  const [filter, setFilter] = useHighlightFilter();
  const [isSidebarOpen, toggleSidebar] = useSidebarState();
  const words = useTextSelection({ text: source.text, passage });
  const overlaps = useOverlaps(highlights);
  const [layers, toggleLayer] = useLayers();
  const passages = useMemo(
    () =>
      toLitPassages(
        highlights.filter((highlight) => layers.includes(getLayer(highlight))),
        desk.standings,
      ),
    [highlights, layers, desk.standings],
  );
  const [view, setView] = useDocumentView(source);
  const facts = useExportFacts({ detail, analysis, source });

  function show(span: Span) {
    navigate(desk.getPassageAddress(span), { replace: true });
  }

  /** Beside the findings, lit words lead to their finding; elsewhere a card tells what they are lit for. */
  function open(ids: readonly string[], point: DOMRectReadOnly) {
    const found = highlights.find(
      ({ id, origin }) => ids.includes(id) && origin?.kind === 'finding',
    );
    if (!isDocumentBeside || found?.origin?.kind !== 'finding') overlaps.open(ids, point);
    else navigate(getFindingAddress(found.origin.findingId));
  }

  const isListOpen = isSidebarOpen && !isDocumentBeside;
  return (
    <HighlightContext value={desk}>
      <div className="mb-1 flex flex-wrap items-center gap-2">
        {source.format === 'pdf' && <ViewToggle view={view} onViewChange={setView} />}
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          <HighlightTools
            canHighlight={words.selection !== undefined || passage !== undefined}
            isCardOpen={words.isOpen}
            onHighlight={words.openWithFocus}
            isSidebarOpen={isListOpen}
            onToggleSidebar={isDocumentBeside ? undefined : toggleSidebar}
            count={answer.data?.length}
          >
            <LayerMenu highlights={highlights} shown={layers} onToggle={toggleLayer} />
            <ExportMenu
              facts={facts}
              highlights={highlights}
              shown={filterHighlights(highlights, filter)}
            />
          </HighlightTools>
        </div>
      </div>
      <DocumentBody
        view={view}
        documentId={detail.documentId}
        source={source}
        passages={passages}
        passage={passage}
        onPassageChange={show}
        onSelect={isReadOnly ? ignore : words.select}
        onPassagesAt={open}
        sidebar={
          isListOpen ? (
            <HighlightSidebar
              answer={answer}
              filter={filter}
              onFilterChange={setFilter}
              passage={passage}
              onShow={show}
            />
          ) : undefined
        }
      />
      {words.isOpen && words.selection && (
        <SelectionCard
          key={`${words.selection.start}-${words.selection.end}`}
          selection={words.selection}
          ref={words.card}
          focusRequest={words.focusRequest}
          onClose={words.close}
          onSaved={words.closeSaved}
          onPressOutside={words.handlePressOutside}
        />
      )}
      {overlaps.shown && (
        <OverlapCard
          key={`${overlaps.shown.point.x} ${overlaps.shown.point.y}`}
          {...overlaps.shown}
          ref={overlaps.card}
          passage={passage}
          onShow={show}
          onClose={overlaps.close}
          onPressOutside={overlaps.leave}
        />
      )}
    </HighlightContext>
  );
}

type ExportFactsInput = Pick<DocumentTabProps, 'detail' | 'analysis'> & { source: SourceText };

/** Facts about the document that an export contains besides the highlights. */
function useExportFacts({ detail, analysis, source }: ExportFactsInput) {
  return useMemo(() => {
    const noun = getPlaceNoun(analysis.documentKind.kind);
    return {
      documentId: detail.documentId,
      filename: detail.filename,
      source,
      describePlace: (span: Span) =>
        noun === undefined ? undefined : describePlace(span, { clauses: analysis.clauses, noun }),
    };
  }, [detail, analysis, source]);
}
