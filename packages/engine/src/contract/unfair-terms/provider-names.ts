import type { Sentence } from '../../text/document-structure.ts';

const nameInUse =
  /\b([A-Za-z][\w.]{0,40}\w|[A-Z])\b( (?:may|reserves|will|shall|is|has|does|can|cannot|and its|group|inc|agrees|disclaims|provides)\b)?('s\b)?/g;
/** Words that terms capitalize by habit, but that name something else. */
const commonNouns = new Set(
  'you user users we i member members service services agreement terms seller buyer customer customers merchant merchants account product products'.split(
    ' ',
  ),
);
/** How often and how a word must be used to be a name of the provider. Set by hand on the training terms. */
const leastUses = 4;
const leastActs = 3;
const greatestLowerShare = 0.03;
const leastActShare = 0.1;

interface Uses {
  /** Capitalized inside a sentence. */
  capital: number;
  lower: number;
  /** Followed by a verb of acting or owning. */
  acts: number;
}

/**
 * Finds the names of the provider in its own terms, in lower case: words that are always capitalized and often act or
 * own something.
 */
export function findProviderNames(sentences: readonly Sentence[]): ReadonlySet<string> {
  const known = new Map<string, Uses>();
  for (const { passage } of sentences) {
    // In a sentence that is all capitals, a name cannot be recognized.
    if (passage.text === passage.text.toUpperCase()) continue;
    for (const match of passage.text.matchAll(nameInUse)) countUse(known, match);
  }
  const names = [...known].filter(([name, uses]) => isName(name, uses));
  return new Set(names.map(([name]) => name));
}

function countUse(known: Map<string, Uses>, match: RegExpExecArray): void {
  const found = match[1] ?? '';
  const name = found.toLowerCase();
  const uses = known.get(name) ?? { capital: 0, lower: 0, acts: 0 };
  known.set(name, uses);
  if (found.charAt(0) === name.charAt(0)) {
    uses.lower += 1;
    return;
  }
  if (match.index > 0) uses.capital += 1;
  if (match[2] !== undefined || match[3] !== undefined) uses.acts += 1;
}

function isName(name: string, { capital, lower, acts }: Uses): boolean {
  return (
    capital >= leastUses &&
    acts >= leastActs &&
    lower <= capital * greatestLowerShare &&
    acts >= capital * leastActShare &&
    !commonNouns.has(name)
  );
}
