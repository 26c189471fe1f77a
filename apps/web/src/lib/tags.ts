import { maxTagLength, maxTags } from '@clauselight/schema';

/** The tags with one more, trimmed; as they were where it is empty, there already, or one too many. */
export function addTag(tags: readonly string[], text: string): readonly string[] {
  const tag = text.trim();
  if (tag === '' || tag.length > maxTagLength) return tags;
  if (tags.includes(tag) || tags.length >= maxTags) return tags;
  return [...tags, tag];
}
