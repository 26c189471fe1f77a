import type { Assertion } from './assertion.ts';

/**
 * The assertions to judge: of each document and class those with the smallest ids. Ids are hashes, so this is a sample
 * by chance, and it hardly changes if an engine adds or removes a statement.
 *
 * @param most - How many of a class each document has at most.
 */
export function drawAssertions(
  assertions: readonly Assertion[],
  most: number,
): readonly Assertion[] {
  const groups = new Map<string, Assertion[]>();
  for (const assertion of assertions) {
    const key = `${assertion.document}\n${assertion.class}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [assertion]);
    else group.push(assertion);
  }
  const drawn = new Set(
    [...groups.values()].flatMap((group) =>
      group.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, most),
    ),
  );
  return assertions.filter((assertion) => drawn.has(assertion));
}
