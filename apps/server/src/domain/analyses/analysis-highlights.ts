import { createHash } from 'node:crypto';
import { aiAuthor, analysisSchema, type Highlight } from '@clauselight/schema';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database/open.ts';
import {
  type HighlightRow,
  listHighlights,
  presentHighlight,
} from '../highlights/highlight-rows.ts';
import { analyses } from '../tables/document-tables.ts';
import { type AiHighlight, describeHighlights, getHighlightKey } from './ai-highlights.ts';

/** The parts of an analysis that lead to highlights. */
const highlightSourcesSchema = z.pick(analysisSchema, {
  documentKind: true,
  findings: true,
  terms: true,
});

export interface AnalysisHighlights {
  readonly documentId: string;
  readonly analysisId: string;
  readonly withNotes: boolean;
}

/**
 * The highlights of an analysis. Highlights belong to the document, and the latest analysis replaces those of earlier
 * ones. For an earlier analysis they are therefore created again. Without notes, nothing is returned that a person
 * wrote, and a changed highlight is returned as the analysis made it.
 */
export async function listAnalysisHighlights(
  orm: Pick<Database['orm'], 'select'>,
  { documentId, analysisId, withNotes }: AnalysisHighlights,
): Promise<Highlight[]> {
  const rows = await listHighlights(orm, documentId);
  const analysis = await findHighlightSources(orm, analysisId);
  if (analysis === undefined) return [];
  const { isLatest, madeAt, parts } = analysis;
  if (isLatest && withNotes) return rows.map(presentHighlight);
  const made = describeHighlights(parts).map((one) => ({ one, name: getHighlightKey(one) }));
  const ofAi = new Map(
    rows
      .filter(({ createdBy }) => createdBy === aiAuthor)
      .map((row) => [getHighlightKey(row), row]),
  );
  const shown = made
    // Highlights of the latest analysis that are missing were deleted by the owner.
    .filter(({ name }) => !isLatest || ofAi.has(name))
    .map(({ one, name }) => {
      const original = presentMade(one, { analysisId, madeAt });
      const row = withNotes ? ofAi.get(name) : undefined;
      return row?.isEdited ? { ...original, ...pickChanges(row) } : original;
    });
  const names = new Set(made.map(({ name }) => name));
  const isOwn = (row: HighlightRow) =>
    row.createdBy !== aiAuthor || (row.isEdited && !names.has(getHighlightKey(row)));
  const own = withNotes ? rows.filter(isOwn).map(presentHighlight) : [];
  return [...shown, ...own].toSorted(
    (a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset,
  );
}

/** The parts of a highlight that a person can change. */
function pickChanges({ color, note, tags, updatedAt }: HighlightRow) {
  return { color, note, tags, updatedAt: updatedAt.toISOString() };
}

/** The database extracts these parts: parsing the whole analysis here would block other requests. */
async function findHighlightSources(orm: Pick<Database['orm'], 'select'>, analysisId: string) {
  const { result } = analyses;
  const [row] = await orm
    .select({
      madeAt: analyses.analyzedAt,
      parts: sql<unknown>`jsonb_build_object('documentKind', ${result} -> 'documentKind', 'findings', ${result} -> 'findings', 'terms', ${result} -> 'terms')`,
      // Qualified column names: a query on one table is written without them, and an unqualified name would refer to
      // the later query's table.
      isLatest: sql<boolean>`not exists (
        select 1 from analyses later where later.document_id = analyses.document_id
        and later.status = 'completed' and later.analyzed_at > analyses.analyzed_at)`,
    })
    .from(analyses)
    .where(and(eq(analyses.id, analysisId), eq(analyses.status, 'completed')));
  if (row === undefined || row.madeAt === null) return undefined;
  const { madeAt, isLatest } = row;
  return { madeAt, isLatest, parts: highlightSourcesSchema.parse(row.parts) };
}

interface MadeBy {
  readonly analysisId: string;
  readonly madeAt: Date;
}

function presentMade(made: AiHighlight, { analysisId, madeAt }: MadeBy): Highlight {
  return {
    ...made,
    tags: [...made.tags],
    id: createUuidFromName(
      JSON.stringify([analysisId, made.origin, made.startOffset, made.endOffset]),
    ),
    createdBy: aiAuthor,
    createdAt: madeAt.toISOString(),
    updatedAt: madeAt.toISOString(),
  };
}

/** The same words give the same id. Source: RFC 9562, 5.8 (version 8). */
function createUuidFromName(words: string): string {
  const bytes = createHash('sha256').update(words).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
