import type { RiskCategory } from '@clauselight/schema';
import type { CheckDescription } from './check-description.ts';
import type { Remark, RemarkCheck, RemarkLevel } from './remark.ts';

type CatalogEntry = Omit<CheckDescription, 'id' | 'category'> & { readonly level: RemarkLevel };

/** What one remark says beyond its check. */
type RemarkDetails = Pick<Remark, 'points' | 'notice' | 'nextStep' | 'evidence'> &
  Partial<Pick<Remark, 'title' | 'level' | 'why' | 'lookedIn'>>;

/** The checks of one group, and how their remarks are made. */
interface RemarkCatalog<Id extends string> {
  /** Every check of the group, in the order of its ids. */
  readonly descriptions: readonly CheckDescription[];
  createRemark(checkId: Id, details: RemarkDetails): Remark;
  /** Every check of the group with its outcome; `idle` lists the checks that do not apply to this document, or says why. */
  listChecks(
    remarks: readonly Remark[],
    idle?: ReadonlySet<Id> | ReadonlyMap<Id, string>,
  ): readonly RemarkCheck[];
}

/** Makes the catalog of one group of checks. */
export function createCatalog<Id extends string>(
  category: RiskCategory,
  entries: Readonly<Record<Id, CatalogEntry>>,
): RemarkCatalog<Id> {
  const ids = Object.keys(entries) as Id[];
  return {
    descriptions: ids.map((id) => ({ id, category, ...entries[id] })),
    createRemark: (checkId, details) => {
      const { title, level, why, source } = entries[checkId];
      return { checkId, category, title, level, why, source, ...details };
    },
    listChecks: (remarks, idle = new Set()) => {
      const found = new Set(remarks.map(({ checkId }) => checkId));
      return ids.map((checkId) => {
        const { title, subject } = entries[checkId];
        const check = { checkId, category, title, ...(subject !== undefined && { subject }) };
        if (found.has(checkId)) return { ...check, outcome: 'found' };
        if (!idle.has(checkId)) return { ...check, outcome: 'not-found' };
        const reason = 'get' in idle ? idle.get(checkId) : undefined;
        return { ...check, outcome: 'not-applicable', ...(reason !== undefined && { reason }) };
      });
    },
  };
}

/** The order in which remarks are shown: by level, then by points, then in document order. */
export function sortRemarks(remarks: readonly Remark[]): readonly Remark[] {
  const getStart = ({ evidence }: Remark) => evidence[0]?.start ?? Number.MAX_SAFE_INTEGER;
  return [...remarks].sort(
    (a, b) => b.level - a.level || b.points - a.points || getStart(a) - getStart(b),
  );
}
