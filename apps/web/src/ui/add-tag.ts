/** How many tags one thing takes. */
export interface TagLimits {
  /** Longest tag, in UTF-16 code units. */
  readonly length: number;
  /** Most tags. */
  readonly count: number;
}

/** The tags with one more, trimmed; as they were where it is empty, there already, too long or one too many. */
export function addTag(
  tags: readonly string[],
  text: string,
  { length, count }: TagLimits,
): readonly string[] {
  const tag = text.trim();
  if (tag === '' || tag.length > length) return tags;
  if (tags.includes(tag) || tags.length >= count) return tags;
  return [...tags, tag];
}
