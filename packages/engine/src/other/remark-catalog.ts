import type { RiskCategory } from '@clauselight/schema';
import type { Remark, RemarkCheck, RemarkLevel } from './remark.ts';

/** What all remarks of one check share. */
interface CatalogueEntry {
  readonly title: string;
  readonly level: RemarkLevel;
  readonly why: string;
  readonly source: string;
}

/** What one remark says beyond its check. */
type RemarkParts = Pick<Remark, 'points' | 'notice' | 'nextStep' | 'evidence'> &
  Partial<Pick<Remark, 'title' | 'level' | 'why' | 'lookedIn'>>;

/** The checks of one group, and how their remarks are made. */
interface RemarkCatalogue<Id extends string> {
  createRemark(checkId: Id, parts: RemarkParts): Remark;
  /** Every check of the group with what came of it; `idle` are those that have nothing to work on in this document. */
  listChecks(remarks: readonly Remark[], idle?: ReadonlySet<Id>): readonly RemarkCheck[];
}

/** Makes the catalogue of one group of checks. */
export function createCatalog<Id extends string>(
  category: RiskCategory,
  entries: Readonly<Record<Id, CatalogueEntry>>,
): RemarkCatalogue<Id> {
  const ids = Object.keys(entries) as Id[];
  return {
    createRemark: (checkId, parts) => ({ checkId, category, ...entries[checkId], ...parts }),
    listChecks: (remarks, idle = new Set()) => {
      const found = new Set(remarks.map(({ checkId }) => checkId));
      return ids.map((checkId) => ({
        checkId,
        category,
        title: entries[checkId].title,
        outcome: found.has(checkId) ? 'found' : idle.has(checkId) ? 'not-applicable' : 'not-found',
      }));
    },
  };
}

/** The order in which remarks are shown: what costs most first, then as they stand in the document. */
export function sortRemarks(remarks: readonly Remark[]): readonly Remark[] {
  const place = ({ evidence }: Remark) => evidence[0]?.start ?? Number.MAX_SAFE_INTEGER;
  return [...remarks].sort(
    (a, b) => b.level - a.level || b.points - a.points || place(a) - place(b),
  );
}
