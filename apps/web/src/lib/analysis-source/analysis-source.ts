import type { Span } from '@clauselight/schema';
import {
  createAnalysisParams,
  createFindingParams,
  createPassageParams,
  type ResultTab,
} from '../view-state.ts';

type ChangeParams = (params: URLSearchParams) => URLSearchParams;

/** How the analysis on the page is read: where from, under which addresses, and whether it may be changed. */
export interface Reading {
  /** Whether it can only be looked at: nothing is changed, and nothing asked. */
  readonly isReadOnly: boolean;
  /** Where the parts of a document are asked for: its text, its highlights, the original. */
  readonly getDocumentPath: (documentId: string) => string;
  readonly getTabAddress: (
    tab: ResultTab,
    filter?: Readonly<Partial<Record<'severity' | 'category', string>>>,
  ) => string;
  readonly getFindingAddress: (findingId: string) => string;
  /** `change` may add what else the page shows. */
  readonly getPassageAddress: (span: Span, change?: ChangeParams) => string;
  /** Tells that something of it can no longer be read. */
  readonly onRefused: () => void;
}

/** The reading of an analysis of one's own. */
export function createOwnReading(analysisId: string): Reading {
  return {
    isReadOnly: false,
    getDocumentPath: getOwnDocumentPath,
    ...createAddresses('/', analysisId),
    onRefused: () => undefined,
  };
}

/** The reading of an analysis that a link shows; whoever has opened it hears of a refusal by `onRefused`. */
export function createSharedReading(token: string, onRefused: () => void): Reading {
  const path = getSharePath(token);
  return {
    isReadOnly: true,
    getDocumentPath: () => path,
    ...createAddresses(`/share/${encodeURIComponent(token)}`, undefined),
    onRefused,
  };
}

/** Where the parts of a document of one's own are asked for. */
export function getOwnDocumentPath(documentId: string): string {
  return `/api/documents/${encodeURIComponent(documentId)}`;
}

/** Where everything that a link shows is asked for. */
export function getSharePath(token: string): string {
  return `/api/share/${encodeURIComponent(token)}`;
}

/** The key that an answer is kept by: what is read from different places is never mixed up. */
export function createQueryKey(path: string, part: string) {
  return ['api', ...path.split('/').slice(2), part];
}

/** `analysisId` stands in the addresses where the page itself does not name the analysis. */
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
  } satisfies Partial<Reading>;
}
