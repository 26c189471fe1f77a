import { carryStates } from '@clauselight/core';
import type { Finding } from '@clauselight/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { analyses, documents, findingStates } from '../tables/document-tables.ts';
import { type FindingStateRow, listStates } from './finding-state-rows.ts';
import { scoreAgain } from './finding-state-store.ts';

type Reader = Pick<Database['orm'], 'select'>;

interface Versions {
  /** The analysis that decisions are taken from. */
  readonly from: string;
  /** The analysis that they are taken over to. */
  readonly to: string;
}

/** Decisions about an analysis that hold for the findings of another one: same rule, same words. */
export async function findCarried(
  tx: Reader,
  from: string,
  findings: readonly Finding[],
): Promise<FindingStateRow[]> {
  const states = await listStates(tx, from);
  if (states.length === 0) return [];
  return carryStates(states, await readFindings(tx, from), findings);
}

/** Takes decisions over from one version of a document to another. Both belong to the owner, or nothing is found. */
export function createCarriedStateStore({ orm }: Database) {
  const list = async (tx: Reader, { from, to }: Versions): Promise<FindingStateRow[]> => {
    const carried = await findCarried(tx, from, await readFindings(tx, to));
    const decided = new Set((await listStates(tx, to)).map(({ findingId }) => findingId));
    return carried.filter(({ findingId }) => !decided.has(findingId));
  };

  return {
    /** Whether both analyses are completed and the owner's. */
    async isKnown(ownerId: string, { from, to }: Versions): Promise<boolean> {
      const rows = await orm
        .select({ id: analyses.id })
        .from(analyses)
        .innerJoin(documents, eq(documents.id, analyses.documentId))
        .where(
          and(
            eq(documents.ownerId, ownerId),
            eq(analyses.status, 'completed'),
            inArray(analyses.id, [from, to]),
          ),
        );
      return rows.length === new Set([from, to]).size;
    },
    /** The decisions that would be taken over; about findings that are not decided yet. */
    list: (versions: Versions) => list(orm, versions),
    /** Takes them over, with the time at which they were made. */
    take: (versions: Versions): Promise<void> =>
      orm.transaction(async (tx) => {
        const [kept] = await tx
          .select({ id: analyses.id })
          .from(analyses)
          .where(eq(analyses.id, versions.to))
          .for('update');
        const carried = kept === undefined ? [] : await list(tx, versions);
        if (carried.length === 0) return;
        await tx
          .insert(findingStates)
          .values(carried.map((state) => ({ analysisId: versions.to, ...state })));
        await scoreAgain(tx, versions.to);
      }),
  };
}

async function readFindings(tx: Reader, analysisId: string): Promise<readonly Finding[]> {
  const [row] = await tx
    .select({ findings: sql<Finding[] | null>`${analyses.result} -> 'findings'` })
    .from(analyses)
    .where(eq(analyses.id, analysisId));
  return row?.findings ?? [];
}
