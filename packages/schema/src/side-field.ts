import * as z from 'zod/mini';

/** Longest id of a side in a request, in UTF-16 code units. */
const maxSideLength = 200;

/** The field `side` of a request: the id of the side taken. No side is taken if it is absent or unknown. */
export const sideFieldSchema = z.optional(z.string().check(z.maxLength(maxSideLength)));
