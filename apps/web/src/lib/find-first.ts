/** Index of the first of `count` things that is reached, `count` where none is; once one is, all behind it are too. */
export function findFirst(count: number, isReached: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
