import collection from './law-entries.generated.json' with { type: 'json' };
import type { LawEntry } from './law-entry.ts';

/** The notes on law, place by place. The files are checked when the collection is made. */
export const lawEntries: readonly LawEntry[] = Object.freeze(collection as unknown as LawEntry[]);
