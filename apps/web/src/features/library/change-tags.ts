import type { Document } from '@clauselight/schema';
import { tagLimits } from '../../lib/tag-limits.ts';
import { addTag } from '../../ui/add-tag.ts';

type TaggedDocument = Pick<Document, 'id' | 'tags'>;

/** The tags that all of several documents have, in the order of the first one. */
export function getCommonTags([first, ...others]: readonly TaggedDocument[]): string[] {
  return (first?.tags ?? []).filter((tag) => others.every(({ tags }) => tags.includes(tag)));
}

/**
 * The documents whose tags change when their common tags become others; tags that only some of them have stay.
 * A document that has as many tags as it can keeps those.
 */
export function changeTags(
  documents: readonly TaggedDocument[],
  common: readonly string[],
): TaggedDocument[] {
  const removed = getCommonTags(documents).filter((tag) => !common.includes(tag));
  return documents.flatMap(({ id, tags }) => {
    const kept: readonly string[] = tags.filter((tag) => !removed.includes(tag));
    const next = common.reduce((all, tag) => addTag(all, tag, tagLimits), kept);
    return next.join('\0') === tags.join('\0') ? [] : [{ id, tags: [...next] }];
  });
}
