import * as z from 'zod/mini';

/** Characters of running text that are checked for spelling and grammar: some 10,000 words, a chapter of a thesis. */
export const mostCheckedCharacters = 60_000;

/** A place where spelling or grammar looks wrong, with what could be there instead. */
export const languageErrorSchema = z.object({
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  /** The checker's kind of error, for example `Agreement`. */
  kind: z.string(),
  message: z.string(),
  suggestions: z.array(z.string()),
});
export type LanguageError = z.infer<typeof languageErrorSchema>;
