import { type Span, spanSchema } from '@clauselight/schema';

export const resultTabs = [
  'overview',
  'risk-analysis',
  'key-terms',
  'recommendations',
  'summary',
  'document',
] as const;
export type ResultTab = (typeof resultTabs)[number];

/** What the dashboard shows, as its address says it; without an analysis it is the upload. */
export interface ViewState {
  readonly analysisId: string | undefined;
  readonly tab: ResultTab;
  /** The passage to light up in the Document tab. */
  readonly passage: Span | undefined;
}

/** Reads the view out of the address; what makes no sense there counts as absent. */
export function readView(params: URLSearchParams): ViewState {
  const tab = params.get('tab');
  return {
    analysisId: params.get('analysis') ?? undefined,
    tab: resultTabs.find((name) => name === tab) ?? 'overview',
    passage: readPassage(params.get('at')),
  };
}

/**
 * The address of one tab of an analysis, without the passages and filters of another. The id is absent where the page
 * names the analysis in another way.
 */
export function createAnalysisParams(
  analysisId: string | undefined,
  tab?: ResultTab,
): URLSearchParams {
  const params = new URLSearchParams(analysisId === undefined ? {} : { analysis: analysisId });
  if (tab && tab !== 'overview') params.set('tab', tab);
  return params;
}

/** The address of a finding in the tab of the findings. */
export function createFindingParams(
  analysisId: string | undefined,
  findingId: string,
): URLSearchParams {
  const params = createAnalysisParams(analysisId, 'risk-analysis');
  params.set('finding', findingId);
  return params;
}

/** The address of a passage in the Document tab of an analysis. */
export function createPassageParams(analysisId: string | undefined, span: Span): URLSearchParams {
  return setPassage(createAnalysisParams(analysisId, 'document'), span);
}

/** The same address with another passage lit up in the document. */
export function setPassage(params: URLSearchParams, { start, end }: Span): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('at', `${start}-${end}`);
  return next;
}

function readPassage(value: string | null): Span | undefined {
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(value ?? '');
  if (!match) return undefined;
  return spanSchema.safeParse({ start: Number(match[1]), end: Number(match[2]) }).data;
}
