import { z } from 'zod';
import { documentFormatSchema } from './format.ts';

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

/** One block of running text. Blocks are in reading order, never overlap, and are separated by line feeds alone. */
export const blockSchema = z.object({
  kind: blockKindSchema,
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  /** Depth of a heading or of a numbered clause: 1 is the outermost. */
  level: z.int().min(1).max(9).optional(),
  /** The number as the reader of the document sees it, for example `4.2(b)` or `Article IV`; part of the text as well. */
  number: z.string().optional(),
  /** 1-based page on which the block starts, where the format has pages. */
  page: z.int().positive().optional(),
});
export type Block = z.infer<typeof blockSchema>;

export const pageSchema = z.object({
  number: z.int().positive(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
});
export type Page = z.infer<typeof pageSchema>;

/** Something the reader noticed that the person reading the analysis should know. */
export const readerWarningSchema = z.object({
  code: z.enum([
    'pages-without-text',
    'hidden-text',
    'tracked-changes',
    'comments-left-out',
    'encoding-guessed',
    'damaged-parts',
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
  warnings: z.array(readerWarningSchema),
});
export type SourceText = z.infer<typeof sourceTextSchema>;
