/**
 * Lists the elements of a list in a partial answer that will not change any more: all if the answer is final or
 * something follows the list, otherwise all except the last.
 *
 * @param list - The list as received so far, not validated.
 * @param isFinal - Whether nothing more of the list can arrive.
 * @returns The elements, not validated; none if `list` is not an array.
 */
export function listCompleteElements(list: unknown, isFinal: boolean): readonly unknown[] {
  if (!Array.isArray(list)) return [];
  return isFinal ? list : list.slice(0, -1);
}
