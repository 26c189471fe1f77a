import * as z from 'zod/mini';
import { documentFormatSchema } from './format.ts';

const offsetSchema = z.int().check(z.nonnegative());

export const blockKindSchema = z.enum([
  'heading',
  'paragraph',
  'list-item',
  'table-row',
  'header',
  'footer',
  'footnote',
]);
export type BlockKind = z.infer<typeof blockKindSchema>;

export const cellTypeSchema = z.enum([
  'text',
  'number',
  'currency',
  'percent',
  'date',
  'time',
  'boolean',
  'error',
]);
export type CellType = z.infer<typeof cellTypeSchema>;

/** A cell of a table row: where its text stands, and what the file says it is where the format has types. */
export const cellSchema = z.object({
  start: offsetSchema,
  end: offsetSchema,
  type: z.optional(cellTypeSchema),
  /** What is stored behind the text shown: a number, or a date and time as ISO 8601 says them. */
  value: z.optional(z.union([z.number(), z.string(), z.boolean()])),
});
export type Cell = z.infer<typeof cellSchema>;

/** One block of running text. Blocks are in reading order, never overlap, and are separated by line feeds alone. */
export const blockSchema = z.object({
  kind: blockKindSchema,
  start: offsetSchema,
  end: offsetSchema,
  /** Depth of a heading or of a numbered clause: 1 is the outermost. */
  level: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
  /** The number as the reader of the document sees it, for example `4.2(b)` or `Article IV`; part of the text as well. */
  number: z.optional(z.string()),
  /** 1-based page on which the block starts, where the format has pages. */
  page: z.optional(z.int().check(z.positive())),
  /** Which table of the document a row belongs to, counted from 1. */
  table: z.optional(z.int().check(z.positive())),
  /** Cells of a table row, from left to right, tabs between them; an empty cell is an empty span. */
  cells: z.optional(z.array(cellSchema)),
  /** Whether a table row names the columns below it. */
  isHeaderRow: z.optional(z.literal(true)),
  /** How sure text recognition is of a block's words, 0-1; absent where the file itself holds the text. */
  confidence: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
});
export type Block = z.infer<typeof blockSchema>;

export const pageSchema = z.object({
  number: z.int().check(z.positive()),
  start: offsetSchema,
  end: offsetSchema,
  /** Mean confidence of text recognition, 0-1, on a page that was read from its picture. */
  confidence: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
});
export type Page = z.infer<typeof pageSchema>;

const authorshipSchema = z.object({
  author: z.optional(z.string()),
  /** As the file states it, ISO 8601. */
  date: z.optional(z.string()),
});
export type Authorship = z.infer<typeof authorshipSchema>;

/**
 * A tracked change. The text is as if every change were accepted: an insertion spans words of it,
 * a deletion is a position in it with the words that stood there.
 */
export const revisionSchema = z.discriminatedUnion('kind', [
  z.extend(authorshipSchema, {
    kind: z.literal('insertion'),
    start: offsetSchema,
    end: offsetSchema,
  }),
  z.extend(authorshipSchema, {
    kind: z.literal('deletion'),
    start: offsetSchema,
    end: offsetSchema,
    text: z.string(),
  }),
]);
export type Revision = z.infer<typeof revisionSchema>;

/** A comment on a passage, or at a position; its words are no part of the text. */
export const commentSchema = z.extend(authorshipSchema, {
  start: offsetSchema,
  end: offsetSchema,
  text: z.string(),
});
export type Comment = z.infer<typeof commentSchema>;

/**
 * Words the file holds but does not show. `hidden` ones are no part of the text: the span is the position
 * where they would stand. Words that are only made invisible, by their colour or size, stay in the text
 * and are spanned.
 */
export const hiddenTextSchema = z.object({
  start: offsetSchema,
  end: offsetSchema,
  text: z.string(),
  reason: z.enum(['hidden', 'colour', 'size']),
});
export type HiddenText = z.infer<typeof hiddenTextSchema>;

/** Something the reader noticed that the person reading the analysis should know. */
export const readerWarningSchema = z.object({
  code: z.enum([
    'pages-without-text',
    'text-recognized',
    'hidden-text',
    'tracked-changes',
    'comments-left-out',
    'attachments-left-out',
    'macros-left-out',
    'encoding-guessed',
    'name-differs',
    'damaged-parts',
    'read-in-part',
  ]),
  message: z.string(),
});
export type ReaderWarning = z.infer<typeof readerWarningSchema>;

/**
 * What a reader makes of a file: the exact text people select in, and its structure.
 * The text is NFC with `\n` line ends; every offset in the product is a UTF-16 code unit of exactly this text.
 */
export const sourceTextSchema = z.object({
  /** Version of the reader; the same file and version give the same offsets. */
  readerVersion: z.string(),
  format: documentFormatSchema,
  text: z.string(),
  blocks: z.array(blockSchema),
  pages: z.array(pageSchema),
  revisions: z._default(z.array(revisionSchema), []),
  comments: z._default(z.array(commentSchema), []),
  hiddenTexts: z._default(z.array(hiddenTextSchema), []),
  warnings: z.array(readerWarningSchema),
});
export type SourceText = z.infer<typeof sourceTextSchema>;

/** Checks a source text as it is stored and sent, JSON. Throws where it is none; takes a while for a long document. */
export function parseSourceText(json: string): SourceText {
  return sourceTextSchema.parse(JSON.parse(json));
}
