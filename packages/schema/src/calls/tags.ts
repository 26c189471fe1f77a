import * as z from 'zod/mini';
import { wordsSchema } from './note.ts';

/** Longest tag, in UTF-16 code units. */
export const maxTagLength = 60;

/** Most tags of one highlight or document. */
export const maxTags = 20;

/** Trimmed, non-empty and unique. */
export const tagsSchema = z.pipe(
  z.pipe(
    z.array(wordsSchema.check(z.trim(), z.maxLength(maxTagLength))),
    z.transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))]),
  ),
  z.array(z.string()).check(z.maxLength(maxTags)),
);
