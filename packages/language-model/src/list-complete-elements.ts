/**
 * The elements of a list in a partial answer that will not change any more: all where the answer is final or something
 * follows the list, else all but the last. What is no list has none.
 */
export function listCompleteElements(list: unknown, isFinal: boolean): readonly unknown[] {
  if (!Array.isArray(list)) return [];
  return isFinal ? list : list.slice(0, -1);
}
