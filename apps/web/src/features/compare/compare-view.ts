import { comparisonQuerySchema } from '@clauselight/schema';

export const compareTabs = ['text', 'risks', 'terms'] as const;
export type CompareTab = (typeof compareTabs)[number];

export const changeFilters = [
  'all',
  'changes',
  'changed',
  'added',
  'removed',
  'moved',
  'renumbered',
] as const;
export type ChangeFilter = (typeof changeFilters)[number];

/** What the page compares and shows, as its address says it. */
export interface CompareView {
  /** Ids of the analyses of the earlier and the later version. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly tab: CompareTab;
  /** Where there is room for two columns; a narrow screen has one. */
  readonly layout: 'side-by-side' | 'inline';
  readonly filter: ChangeFilter;
  /** Id of the passage to go to in the text. */
  readonly row: string | undefined;
  /** Whether the versions are to be chosen, even where the address names both. */
  readonly isChoosing: boolean;
  /** Whether what the address names was chosen on this page. */
  readonly isByHand: boolean;
}

/** Reads the view out of the address; what makes no sense there counts as absent. */
export function readCompareView(params: URLSearchParams): CompareView {
  const before = params.get('before') ?? undefined;
  const after = params.get('after') ?? undefined;
  const isByHand = params.has('choose');
  return {
    before,
    after,
    tab: compareTabs.find((tab) => tab === params.get('view')) ?? 'text',
    layout: params.get('layout') === 'inline' ? 'inline' : 'side-by-side',
    filter: changeFilters.find((filter) => filter === params.get('show')) ?? 'all',
    row: params.get('row') ?? undefined,
    isChoosing: before === undefined || after === undefined || isByHand,
    isByHand,
  };
}

interface Versions {
  before?: string | undefined;
  after?: string | undefined;
}

/** The address of two versions beside each other; where one is missing, of the choice with the other one in it. */
export function getCompareAddress({ before, after }: Versions): string {
  const params = new URLSearchParams({ ...(before && { before }), ...(after && { after }) });
  return params.size === 0 ? '/compare' : `/compare?${params}`;
}

/** Whether both values of the address can name analyses at all. */
export function areAnalysisIds(before: string, after: string): boolean {
  return comparisonQuerySchema.safeParse({ before, after }).success;
}
