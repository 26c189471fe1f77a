import type {
  AskAnswer,
  AskRequest,
  ErrorCode,
  ModelFailure,
  ReviewItem,
  ReviewStatus,
} from '@clauselight/schema';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { analyses, documents } from './document-tables.ts';

const amount = (name: string) => integer(name).notNull().default(0);
const tokens = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** A language model's review of an analysis, one for each side. */
export const modelReviews = pgTable(
  'model_reviews',
  {
    id: uuid('id').primaryKey(),
    analysisId: uuid('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    /** Id of the side; empty if no side is taken. */
    side: text('side').notNull().default(''),
    status: text('status').$type<ReviewStatus>().notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    durationMs: integer('duration_ms'),
    portionsTotal: amount('portions_total'),
    portionsDone: amount('portions_done'),
    portionsFailed: amount('portions_failed'),
    rejectedQuotes: amount('rejected_quotes'),
    rejectedStatements: amount('rejected_statements'),
    calls: amount('calls'),
    cachedCalls: amount('cached_calls'),
    inputTokens: tokens('input_tokens'),
    outputTokens: tokens('output_tokens'),
    /** Millionths of a US dollar; null if no prices are configured. */
    microdollars: bigint('microdollars', { mode: 'number' }),
    failures: jsonb('failures').$type<ModelFailure[]>().notNull().default([]),
    isOpinionWithheld: boolean('is_opinion_withheld').notNull().default(false),
  },
  (table) => [unique('model_reviews_side').on(table.analysisId, table.side)],
);

/** Items of a review in the order in which they were added. The id is the Last-Event-ID. */
export const modelReviewItems = pgTable(
  'model_review_items',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => modelReviews.id, { onDelete: 'cascade' }),
    /** Identifies the item within its review: repeated work adds nothing twice. */
    key: text('key').notNull(),
    item: jsonb('item').$type<ReviewItem>().notNull(),
  },
  (table) => [unique('model_review_items_key').on(table.reviewId, table.key)],
);

/**
 * The cache of a language model's answers: the same question is not paid for twice. Answers are deleted with their
 * document.
 */
export const modelAnswers = pgTable(
  'model_answers',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** SHA-256 of provider, model, version of the prompt, and the prompt. */
    key: text('key').notNull(),
    answer: jsonb('answer').$type<unknown>().notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.key] }),
    index('model_answers_key').on(table.key),
    index('model_answers_created_at').on(table.createdAt),
  ],
);

/** The amounts spent and reserved for a document. */
export const modelDocumentSpending = pgTable('model_document_spending', {
  documentId: uuid('document_id')
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  tokens: tokens('tokens'),
  microdollars: tokens('microdollars'),
});

/** The amounts spent and reserved on a day in UTC, for the whole server. The row outlives the documents. */
export const modelDaySpending = pgTable('model_day_spending', {
  day: date('day', { mode: 'string' }).primaryKey(),
  tokens: tokens('tokens'),
  microdollars: tokens('microdollars'),
});

/** Questions about a document, and the worker's answers so far. */
export const questions = pgTable(
  'questions',
  {
    id: uuid('id').primaryKey(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    request: jsonb('request').$type<AskRequest>().notNull(),
    answer: jsonb('answer').$type<AskAnswer>(),
    errorCode: text('error_code').$type<ErrorCode>(),
    askedAt: instant('asked_at').notNull().defaultNow(),
  },
  (table) => [
    index('questions_document').on(table.documentId),
    index('questions_asked_at').on(table.askedAt),
  ],
);
