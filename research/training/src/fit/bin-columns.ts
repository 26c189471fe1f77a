const binCount = 64;

/** Columns of a table, every value replaced by the number of the bin it falls in. */
export interface BinnedColumns {
  /** `bins[column * rowCount + row]`. */
  readonly bins: Uint8Array;
  /** Lower bounds of the bins after the first, of each column. */
  readonly edges: readonly Float32Array[];
}

/** Cuts every column into at most 64 bins that hold about as many rows each. */
export function binColumns(table: Float32Array, columnCount: number): BinnedColumns {
  const rowCount = table.length / columnCount;
  const bins = new Uint8Array(table.length);
  const edges = Array.from({ length: columnCount }, (_, column) => {
    const values = readColumn(table, column, columnCount);
    const bounds = chooseEdges(values);
    for (let row = 0; row < rowCount; row += 1) {
      bins[column * rowCount + row] = findBin(bounds, values[row] ?? 0);
    }
    return bounds;
  });
  return { bins, edges };
}

function readColumn(table: Float32Array, column: number, columnCount: number): Float32Array {
  return Float32Array.from(
    { length: table.length / columnCount },
    (_, row) => table[row * columnCount + column] ?? 0,
  );
}

function chooseEdges(values: Float32Array): Float32Array {
  const sorted = values.toSorted();
  const edges: number[] = [];
  for (let bin = 1; bin < binCount; bin += 1) {
    const bound = sorted[Math.floor((bin * sorted.length) / binCount)] ?? 0;
    if (bound > (edges.at(-1) ?? sorted[0] ?? 0)) edges.push(bound);
  }
  return Float32Array.from(edges);
}

/** How many bounds are at or below the value. */
function findBin(edges: Float32Array, value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
