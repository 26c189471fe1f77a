/** The least share of the longer of two names that the shorter must cover to be taken for the same. */
const leastShare = 0.5;
const lettersForAnEdit = 10;

/** The letters and digits of a name, in lower case and without accents. */
export function squash(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/**
 * Whether two squashed names are taken for the same: they are equal, or one holds the other and is not more than twice as
 * long, or they differ in no more than one letter of ten, because the annotators retyped what they read.
 */
export function isSameName(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short === '') return false;
  if (long.includes(short)) return short.length >= leastShare * long.length;
  return countEdits(short, long) <= Math.floor(long.length / lettersForAnEdit);
}

/** Levenshtein distance: how many letters to put in, take out or replace. */
function countEdits(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const shifted = Math.min(previous[column] ?? 0, current[column - 1] ?? 0) + 1;
      current.push(Math.min(replaced, shifted));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
