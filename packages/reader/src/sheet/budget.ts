/** How much a document of tables may still hold. */
export interface Budget {
  /** Takes room for a row; false, from then on, where there is none left. */
  take(room: { readonly characters: number; readonly cells: number }): boolean;
}

/** Every cell costs memory, the analysis and the screen, whether it holds a word or one figure. */
export const mostCells = 600_000;
/** Rows beyond which nobody reads on; below the number of blocks a document may have. */
const mostRows = 250_000;

/** Room for a text of so many characters, and for so many cells as are reasonable. */
export function createBudget(maxTextLength: number, cells = mostCells): Budget {
  let characters = maxTextLength;
  let left = cells;
  let rows = mostRows;
  return {
    take(room) {
      characters -= room.characters;
      left -= room.cells;
      rows -= 1;
      return characters >= 0 && left >= 0 && rows >= 0;
    },
  };
}
