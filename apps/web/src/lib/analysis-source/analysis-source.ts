import type { Span } from '@clauselight/schema';
import {
  createAnalysisParams,
  createFindingParams,
  createPassageParams,
  type ResultTab,
} from '../view-state.ts';

type ChangeParams = (params: URLSearchParams) => URLSearchParams;

/** Where the analysis on the page comes from, which addresses its parts have, and whether it may be changed. */
export interface AnalysisSource {
  /** Whether it is shown only: nothing can be changed, and no question asked. */
  readonly isReadOnly: boolean;
  /** Whether the document stands beside the open tab, so that a passage is shown without leaving it. */
  readonly isDocumentBeside: boolean;
  /** The path of the calls for the parts of a document: its text, its highlights, the original. */
  readonly getDocumentPath: (documentId: string) => string;
  readonly getTabAddress: (
    tab: ResultTab,
    filter?: Readonly<Partial<Record<'severity' | 'category', string>>>,
  ) => string;
  readonly getFindingAddress: (findingId: string) => string;
  /** `change` may add what else the page shows. */
  readonly getPassageAddress: (span: Span, change?: ChangeParams) => string;
  /** Called when the server refuses a part of it. */
  readonly onRefused: () => void;
}

/** The source of the user's own analysis. */
export function createOwnSource(analysisId: string): AnalysisSource {
  return {
    isReadOnly: false,
    isDocumentBeside: false,
    getDocumentPath: getOwnDocumentPath,
    ...createAddresses('/', analysisId),
    onRefused: () => undefined,
  };
}

/** The source of an analysis that a share link shows. `onRefused` is called when the server refuses the link. */
export function createSharedSource(token: string, onRefused: () => void): AnalysisSource {
  const path = getSharePath(token);
  return {
    isReadOnly: true,
    isDocumentBeside: false,
    getDocumentPath: () => path,
    ...createAddresses(`/share/${encodeURIComponent(token)}`, undefined),
    onRefused,
  };
}

/** The path of the calls for a document of the user. */
export function getOwnDocumentPath(documentId: string): string {
  return `/api/documents/${encodeURIComponent(documentId)}`;
}

/** The path of the calls for everything that a share link shows. */
export function getSharePath(token: string): string {
  return `/api/share/${encodeURIComponent(token)}`;
}

/** The query key of an answer. Answers of different paths have different keys. */
export function createQueryKey(path: string, part: string) {
  return ['api', ...path.split('/').slice(2), part];
}

/** `analysisId` is part of the addresses if the path of the page does not name the analysis. */
function createAddresses(page: string, analysisId: string | undefined) {
  const write = (params: URLSearchParams) => (params.size === 0 ? page : `${page}?${params}`);
  return {
    getTabAddress(tab, filter = {}) {
      const params = createAnalysisParams(analysisId, tab);
      for (const [name, value] of Object.entries(filter)) params.set(name, value);
      return write(params);
    },
    getFindingAddress: (findingId) => write(createFindingParams(analysisId, findingId)),
    getPassageAddress: (span, change = (params) => params) =>
      write(change(createPassageParams(analysisId, span))),
  } satisfies Partial<AnalysisSource>;
}
