import type { ReferenceEntry, ReferenceList, ReferenceStyle } from './citation.ts';

export interface EntryProblems {
  readonly entry: ReferenceEntry;
  /** What is missing or differs, one phrase each. */
  readonly problems: readonly string[];
}

const styleNames: Readonly<Record<ReferenceStyle, string>> = {
  'author-year': 'year after the authors',
  mla: 'year near the end',
  numeric: 'numbered',
  other: 'no clear place for the year',
};
/** Share of the entries that must agree before the others are called different. */
const majority = 0.6;

/** What each entry of a list lacks, and where it differs from the style and order of the others. */
export function listEntryProblems({ entries }: ReferenceList): readonly EntryProblems[] {
  const style = findMajorityStyle(entries);
  const isSorted = countDisorder(entries) <= entries.length / 3;
  return entries.map((entry, index) => {
    const problems = [
      ...(entry.year === undefined && !entry.isUndated ? ['no year'] : []),
      ...(entry.hasTitle ? [] : ['no title']),
      ...(entry.hasTitle && !entry.hasContainer ? ['no publisher, journal or address'] : []),
    ];
    if (
      style !== undefined &&
      entry.style !== style &&
      entry.style !== 'other' &&
      entry.year !== undefined
    ) {
      problems.push(`${styleNames[entry.style]}, unlike the others`);
    }
    const before = entries[index - 1];
    if (style !== 'numeric' && isSorted && before !== undefined && isBefore(entry, before)) {
      problems.push('out of alphabetical order');
    }
    return { entry, problems };
  });
}

function findMajorityStyle(entries: readonly ReferenceEntry[]): ReferenceStyle | undefined {
  const styles: readonly ReferenceStyle[] = ['author-year', 'mla', 'numeric'];
  return styles.find(
    (style) => entries.filter((entry) => entry.style === style).length >= majority * entries.length,
  );
}

function isBefore(entry: ReferenceEntry, other: ReferenceEntry): boolean {
  const name = getSortKey(entry);
  const before = getSortKey(other);
  return name !== '' && before !== '' && name < before;
}

function getSortKey({ names }: ReferenceEntry): string {
  return (names[0] ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/^(?:the|an?) |[^a-z]/g, '')
    .slice(0, 5);
}

function countDisorder(entries: readonly ReferenceEntry[]): number {
  return entries.filter((entry, index) => {
    const before = entries[index - 1];
    return before !== undefined && isBefore(entry, before);
  }).length;
}
