/** Rising numbers, those that follow each other drawn together: `2, 4-6 and 9`. */
export function listNumbers(numbers: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const open = runs.at(-1);
    if (open !== undefined && open.last === number - 1) open.last = number;
    else runs.push({ first: number, last: number });
  }
  const names = runs.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
  const head = names.slice(0, -1).join(', ');
  return head === '' ? (names.at(-1) ?? '') : `${head} and ${names.at(-1)}`;
}
