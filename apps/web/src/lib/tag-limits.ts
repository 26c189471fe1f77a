import { maxTagLength, maxTags } from '@clauselight/schema';

/** What the server takes as tags of a highlight or a document. */
export const tagLimits = { length: maxTagLength, count: maxTags } as const;
