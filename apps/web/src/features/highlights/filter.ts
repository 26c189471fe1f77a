import { aiAuthor, type Highlight } from '@clauselight/schema';

export const authors = ['ai', 'you'] as const;
export type Author = (typeof authors)[number];

/** What the list is narrowed down to; an absent part narrows nothing. */
export interface HighlightFilter {
  /** Words to be found in quote, note or tags. */
  text: string;
  tag: string | undefined;
  author: Author | undefined;
}

export const noFilter: HighlightFilter = { text: '', tag: undefined, author: undefined };

export function isFiltering({ text, tag, author }: HighlightFilter): boolean {
  return text.trim() !== '' || tag !== undefined || author !== undefined;
}

/** The highlights that pass, in the order given. */
export function filterHighlights(
  highlights: readonly Highlight[],
  filter: HighlightFilter,
): readonly Highlight[] {
  if (!isFiltering(filter)) return highlights;
  const { tag, author } = filter;
  const words = fold(filter.text);
  return highlights.filter((highlight) => {
    if (author !== undefined && getAuthor(highlight) !== author) return false;
    if (tag !== undefined && !highlight.tags.includes(tag)) return false;
    return words === '' || fold(writeAll(highlight)).includes(words);
  });
}

/** Who made a highlight: the analysis or the user. */
export function getAuthor({ createdBy }: Highlight): Author {
  return createdBy === aiAuthor ? 'ai' : 'you';
}

/** Every tag with the number of its highlights, in the order of the alphabet. */
export function countTags(highlights: readonly Highlight[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of highlights.flatMap(({ tags }) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => a.tag.localeCompare(b.tag));
}

const names = { text: 'hl-text', tag: 'hl-tag', author: 'hl-by' } as const;

/** Reads the filter out of the address; what makes no sense there counts as absent. */
export function readHighlightFilter(params: URLSearchParams): HighlightFilter {
  const author = params.get(names.author);
  return {
    text: params.get(names.text) ?? '',
    tag: params.get(names.tag) || undefined,
    author: authors.find((name) => name === author),
  };
}

/** Writes the filter into an address, and leaves alone what else is in it. */
export function writeHighlightFilter(
  params: URLSearchParams,
  { text, tag, author }: HighlightFilter,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of Object.values(names)) next.delete(name);
  if (text.trim() !== '') next.set(names.text, text);
  if (tag !== undefined) next.set(names.tag, tag);
  if (author !== undefined) next.set(names.author, author);
  return next;
}

/** Says in the address whether the list is beside the text: `shown` or `hidden`. */
export const sidebarParam = 'hl-list';

/** Carries what the address says of the list over to the address of another passage. */
export function keepListView(next: URLSearchParams, current: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(next);
  for (const name of [...Object.values(names), sidebarParam]) {
    const value = current.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}

function writeAll({ quote, note, tags }: Highlight): string {
  return [quote, note, ...tags].join('\n');
}

/** Case and the width of white space make no difference to what is looked for. */
function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
