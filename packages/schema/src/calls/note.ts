import * as z from 'zod/mini';

/** Longest note, in UTF-16 code units. */
export const maxNoteLength = 5000;

/** Text without characters that the database cannot store: U+0000 and unpaired surrogates. */
export const wordsSchema = z
  .string()
  .check(
    z.overwrite((words) => words.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD')),
  );

/** A reader's own words on a highlight or a finding. */
export const noteSchema = wordsSchema.check(z.maxLength(maxNoteLength));
