import type {
  Analysis,
  AnalysisEvent,
  AnalysisFacts,
  AnalysisStatus,
  DocumentFormat,
  DocumentKind,
  ErrorCode,
  FindingStateName,
  HighlightOrigin,
  NotARiskReason,
  RiskFlag,
  SelectionAnswer,
  SelectionRequest,
} from '@clauselight/schema';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { owners } from './account-tables.ts';

export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    filename: text('filename').notNull(),
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    fileType: text('file_type').notNull(),
    format: text('format').$type<DocumentFormat>().notNull(),
    uploadedAt: instant('uploaded_at').notNull().defaultNow(),
    /** Version of the reader that made the stored text; null until the document has been read. */
    readerVersion: text('reader_version'),
    /** The kind that the owner says it is; null if the engine decides. */
    kindByOwner: text('kind_by_owner').$type<DocumentKind>(),
    /** The owner's own words for it. */
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
  },
  (table) => [index('documents_owner').on(table.ownerId, table.uploadedAt)],
);

/** The plain text of documents that have been read, to be searched. Filled when its owner first searches. */
export const documentTexts = pgTable('document_texts', {
  documentId: uuid('document_id')
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  /** Version of the reader that made the text. */
  readerVersion: text('reader_version').notNull(),
  text: text('text').notNull(),
});

export const analyses = pgTable(
  'analyses',
  {
    id: uuid('id').primaryKey(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    status: text('status').$type<AnalysisStatus>().notNull(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    analyzedAt: instant('analyzed_at'),
    durationMs: integer('duration_ms'),
    riskScore: real('risk_score'),
    contractValue: text('contract_value'),
    contractTerm: text('contract_term'),
    riskFlags: jsonb('risk_flags').$type<RiskFlag[]>().notNull().default([]),
    summary: text('summary'),
    result: jsonb('result').$type<Analysis>(),
    /** Facts that can be compared across documents; null until the analysis is completed. */
    facts: jsonb('facts').$type<AnalysisFacts>(),
    errorCode: text('error_code').$type<ErrorCode>(),
  },
  (table) => [
    index('analyses_document').on(table.documentId, table.requestedAt),
    check(
      'analyses_completed_is_whole',
      sql`${table.status} <> 'completed' or (${table.result} is not null and ${table.analyzedAt} is not null)`,
    ),
  ],
);

/** What the reader of the document decided about its findings. */
export const findingStates = pgTable(
  'finding_states',
  {
    analysisId: uuid('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    findingId: text('finding_id').notNull(),
    state: text('state').$type<FindingStateName>().notNull(),
    /** Why it is not a risk. */
    reason: text('reason').$type<NotARiskReason>(),
    note: text('note').notNull().default(''),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.analysisId, table.findingId] })],
);

/** Highlighted passages. A deleted one is stored for a while, so that the deletion can be undone. */
export const highlights = pgTable(
  'highlights',
  {
    id: uuid('id').primaryKey(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    startOffset: integer('start_offset').notNull(),
    endOffset: integer('end_offset').notNull(),
    quote: text('quote').notNull(),
    color: text('color').notNull(),
    note: text('note').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    createdBy: text('created_by').notNull(),
    /** What an AI highlight was made for. */
    origin: jsonb('origin').$type<HighlightOrigin>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Whether a person has changed it: such an AI highlight survives the next analysis. */
    isEdited: boolean('is_edited').notNull().default(false),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('highlights_document').on(table.documentId, table.startOffset),
    index('highlights_deleted_at').on(table.deletedAt),
  ],
);

/** Selected passages to be explained, and the worker's answers. */
export const selections = pgTable(
  'selections',
  {
    id: uuid('id').primaryKey(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    request: jsonb('request').$type<SelectionRequest>().notNull(),
    answer: jsonb('answer').$type<SelectionAnswer>(),
    errorCode: text('error_code').$type<ErrorCode>(),
    askedAt: instant('asked_at').notNull().defaultNow(),
  },
  (table) => [
    index('selections_document').on(table.documentId),
    index('selections_asked_at').on(table.askedAt),
  ],
);

/** The progress of an analysis as the browser receives it. The id is the Last-Event-ID. */
export const analysisEvents = pgTable(
  'analysis_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    analysisId: uuid('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    event: jsonb('event').$type<AnalysisEvent>().notNull(),
  },
  (table) => [index('analysis_events_analysis').on(table.analysisId, table.id)],
);
