/** How much a document of tables may still hold. */
export interface Budget {
  /** Reserves a row; returns false, from then on, if the budget is used up. */
  take(room: { readonly characters: number; readonly cells: number }): boolean;
}

/** Every cell costs memory and time, in the analysis and on screen, even if it contains one digit. */
export const mostCells = 600_000;
/** The most rows that are read; below the limit of blocks in a document. */
const mostRows = 250_000;

/** Room for a text of this many characters, and for this many cells as are reasonable. */
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
