import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { listStates, presentStates } from '../../domain/analyses/finding-state-rows.ts';
import {
  analyses,
  documents,
  highlights,
  selections,
} from '../../domain/tables/document-tables.ts';
import type { Database } from '../../platform/database/open.ts';
import { listReviews } from './review-facts.ts';

/** Reads the data about a person's documents in parts that each fit into memory. */
export function createDocumentFacts({ orm }: Pick<Database, 'orm'>) {
  return {
    /** Ids, newest first. */
    async listDocumentIds(userId: string): Promise<readonly string[]> {
      const rows = await orm
        .select({ id: documents.id })
        .from(documents)
        .where(eq(documents.ownerId, userId))
        .orderBy(desc(documents.uploadedAt), asc(documents.id));
      return rows.map(({ id }) => id);
    },
    /** Undefined if the document was removed after it was listed. */
    async findDocument(id: string) {
      const [row] = await orm.select().from(documents).where(eq(documents.id, id));
      return row;
    },
    async listAnalysisIds(documentId: string): Promise<readonly string[]> {
      const rows = await orm
        .select({ id: analyses.id })
        .from(analyses)
        .where(eq(analyses.documentId, documentId))
        .orderBy(desc(analyses.requestedAt));
      return rows.map(({ id }) => id);
    },
    /** The result as JSON, as the database stores it. */
    async findAnalysis(id: string) {
      const { result, ...columns } = getTableColumns(analyses);
      const [row] = await orm
        .select({ ...columns, result: sql<string | null>`${result}::text` })
        .from(analyses)
        .where(eq(analyses.id, id));
      return row && { ...row, findingStates: presentStates(await listStates(orm, id)) };
    },
    /** Id of the latest completed analysis. */
    async findLatest(documentId: string): Promise<string | undefined> {
      const [row] = await orm
        .select({ id: analyses.id })
        .from(analyses)
        .where(and(eq(analyses.documentId, documentId), eq(analyses.status, 'completed')))
        .orderBy(desc(analyses.analyzedAt))
        .limit(1);
      return row?.id;
    },
    listHighlights: (documentId: string) =>
      orm
        .select()
        .from(highlights)
        .where(eq(highlights.documentId, documentId))
        .orderBy(asc(highlights.startOffset), asc(highlights.id)),
    listReviews: (documentId: string) => listReviews(orm, documentId),
    listSelections: (documentId: string) =>
      orm
        .select()
        .from(selections)
        .where(eq(selections.documentId, documentId))
        .orderBy(asc(selections.askedAt), asc(selections.id)),
  };
}
export type DocumentFacts = ReturnType<typeof createDocumentFacts>;
type Found<T extends (...given: never[]) => unknown> = NonNullable<Awaited<ReturnType<T>>>;
export type FoundDocument = Found<DocumentFacts['findDocument']>;
export type FoundAnalysis = Found<DocumentFacts['findAnalysis']>;
