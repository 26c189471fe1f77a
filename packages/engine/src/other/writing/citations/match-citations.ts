import type { Citation, ReferenceEntry, ReferenceList } from './citation.ts';

/** The result of looking up a citation in the list of sources. */
export interface CitationMatch {
  readonly citation: Citation;
  readonly status: 'listed' | 'year-differs' | 'missing' | 'no-list';
  readonly entry: ReferenceEntry | undefined;
  /** An entry by the same author, if none matches. */
  readonly sameName: ReferenceEntry | undefined;
}

/** Looks every citation up: by first surname or organisation and year, by surname (MLA), or by number. */
export function matchCitations(
  citations: readonly Citation[],
  list: ReferenceList | undefined,
): readonly CitationMatch[] {
  if (list === undefined || list.entries.length === 0) {
    return citations.map((citation) => ({
      citation,
      status: 'no-list',
      entry: undefined,
      sameName: undefined,
    }));
  }
  const byName = indexByName(list.entries);
  const byNumber = new Map(list.entries.map((entry) => [entry.number, entry]));
  return citations.map((citation) => {
    if (citation.style === 'numeric') {
      const entry = byNumber.get(Number(citation.name));
      return { citation, status: entry ? 'listed' : 'missing', entry, sameName: undefined };
    }
    return matchName(citation, byName.get(getKey(citation.name)) ?? []);
  });
}

/** A name as names are compared: lower case, no accents, no hyphens or apostrophes, no article before it. */
export function getKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
}

function indexByName(
  entries: readonly ReferenceEntry[],
): ReadonlyMap<string, readonly ReferenceEntry[]> {
  const index = new Map<string, ReferenceEntry[]>();
  for (const entry of entries) {
    const keys = entry.names.flatMap((name) => [getKey(name), getInitials(name)]);
    for (const key of new Set(keys)) {
      if (key === '') continue;
      const known = index.get(key);
      if (known === undefined) index.set(key, [entry]);
      else known.push(entry);
    }
  }
  return index;
}

/** WHO for World Health Organization; nothing for a surname. */
function getInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return words.length < 2
    ? ''
    : words
        .map((word) => word[0])
        .join('')
        .toLowerCase();
}

function matchName(citation: Citation, known: readonly ReferenceEntry[]): CitationMatch {
  const exact = known.find(
    ({ year, isUndated }) => citation.year === year || (citation.year === undefined && isUndated),
  );
  if (exact !== undefined || (citation.style === 'author-page' && known[0] !== undefined)) {
    return { citation, status: 'listed', entry: exact ?? known[0], sameName: undefined };
  }
  const near = known.find(
    ({ year }) =>
      year !== undefined && citation.year !== undefined && Math.abs(year - citation.year) <= 1,
  );
  return near === undefined
    ? { citation, status: 'missing', entry: undefined, sameName: known[0] }
    : { citation, status: 'year-differs', entry: near, sameName: undefined };
}
