import * as z from 'zod/mini';
import { spanSchema } from '../span.ts';
import { wordsSchema } from './note.ts';

/** Longest words to look for, in UTF-16 code units. */
export const maxSearchLength = 200;

/** Most documents of an answer. */
export const maxFoundDocuments = 50;

/** GET /api/documents/search?q=… */
export const documentSearchQuerySchema = z.object({
  q: wordsSchema.check(z.trim(), z.minLength(1), z.maxLength(maxSearchLength)),
});

/** Words of a document around what was found; offsets are in its text, in UTF-16 code units. */
export const textMatchSchema = z.object({
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  /** The text from `start` to `end`. */
  text: z.string(),
  /** What was found, within the passage and in its order. */
  hits: z.array(spanSchema),
});
export type TextMatch = z.infer<typeof textMatchSchema>;

/** The documents whose text has all the words, the latest first. Only documents that have been read have a text. */
export const documentSearchSchema = z.object({
  documents: z.array(
    z.object({
      documentId: z.uuid(),
      /** The passages with the most different words, in the order of the text. */
      passages: z.array(textMatchSchema),
    }),
  ),
  /** Whether more documents have the words than the answer names. */
  isCut: z.boolean(),
});
export type DocumentSearch = z.infer<typeof documentSearchSchema>;
