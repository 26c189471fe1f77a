/** A table for trees: a row for every candidate, and whether it is right. */
export interface Table {
  readonly features: Float32Array;
  readonly answers: Uint8Array;
}

/** Some rows of a table, which has that many columns. */
export function pickRows(table: Table, rows: readonly number[], columns: number): Table {
  const features = new Float32Array(rows.length * columns);
  rows.forEach((row, index) => {
    features.set(table.features.subarray(row * columns, (row + 1) * columns), index * columns);
  });
  return { features, answers: Uint8Array.from(rows, (row) => table.answers[row] ?? 0) };
}

/** The rows of several tables in one, as trees are fitted to them. */
export function joinTables(tables: readonly Table[]): {
  readonly table: Float32Array;
  readonly answers: Uint8Array;
} {
  const table = new Float32Array(tables.reduce((sum, { features }) => sum + features.length, 0));
  const answers = new Uint8Array(tables.reduce((sum, part) => sum + part.answers.length, 0));
  let place = 0;
  let row = 0;
  for (const part of tables) {
    table.set(part.features, place);
    answers.set(part.answers, row);
    place += part.features.length;
    row += part.answers.length;
  }
  return { table, answers };
}
