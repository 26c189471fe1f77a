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

/** A cell of a table row: its span and, if the format has types, its type. */
export const cellSchema = z.object({
  start: offsetSchema,
  end: offsetSchema,
  type: z.optional(cellTypeSchema),
  /** The stored value behind the displayed text: a number, or an ISO 8601 date and time. */
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
  /** The displayed number, for example `4.2(b)` or `Article IV`; also part of the text. */
  number: z.optional(z.string()),
  /** 1-based page on which the block starts, if the format has pages. */
  page: z.optional(z.int().check(z.positive())),
  /** Number of the row's table in the document, from 1. */
  table: z.optional(z.int().check(z.positive())),
  /** Cells of a table row from left to right, separated by tabs. An empty cell is an empty span. */
  cells: z.optional(z.array(cellSchema)),
  /** Whether the row is a table header. */
  isHeaderRow: z.optional(z.literal(true)),
  /** Confidence of text recognition in the block, 0-1; absent if the file contains the text. */
  confidence: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
});
export type Block = z.infer<typeof blockSchema>;

export const pageSchema = z.object({
  number: z.int().check(z.positive()),
  start: offsetSchema,
  end: offsetSchema,
  /** Mean confidence of text recognition on a recognized page, 0-1. */
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
 * A tracked change. The text is as if all changes were accepted: an insertion spans its words, a deletion is a
 * position with the deleted words.
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

/** A comment on a passage or at a position. Its words are not part of the text. */
export const commentSchema = z.extend(authorshipSchema, {
  start: offsetSchema,
  end: offsetSchema,
  text: z.string(),
});
export type Comment = z.infer<typeof commentSchema>;

/**
 * Text that the file contains but does not display. `hidden` text is not part of the source text: its span is an
 * empty one at its position. Text that is invisible only because of its color or size stays in the source text and is
 * spanned.
 */
export const hiddenTextSchema = z.object({
  start: offsetSchema,
  end: offsetSchema,
  text: z.string(),
  reason: z.enum(['hidden', 'colour', 'size']),
});
export type HiddenText = z.infer<typeof hiddenTextSchema>;

/** A file inside the document whose values were read with it: its span is behind the pages. */
export const embeddedFileSchema = z.object({
  name: z.string(),
  format: documentFormatSchema,
  start: offsetSchema,
  end: offsetSchema,
});
export type EmbeddedFile = z.infer<typeof embeddedFileSchema>;

/** Something that the reader noticed and that people should know. */
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
    'characters-unread',
    'read-in-part',
  ]),
  message: z.string(),
});
export type ReaderWarning = z.infer<typeof readerWarningSchema>;

/**
 * The result of reading a file: the exact text and its structure. The text is NFC with `\n` line ends. Every offset
 * in the product is a UTF-16 code unit of exactly this text.
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
  /** Absent if the document has none. */
  embedded: z.optional(z.array(embeddedFileSchema)),
});
export type SourceText = z.infer<typeof sourceTextSchema>;

/**
 * Validates a stored source text. Slow for a long document: call it in a thread if this one must stay responsive.
 *
 * @param json - A `SourceText` as JSON.
 * @returns The source text.
 * @throws SyntaxError if it is not JSON; ZodError if it is not a source text.
 */
export function parseSourceText(json: string): SourceText {
  return sourceTextSchema.parse(JSON.parse(json));
}
