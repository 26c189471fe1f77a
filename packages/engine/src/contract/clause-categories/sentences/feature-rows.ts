/**
 * Sparse features of many sentences. Row `r` has the groups `rowStarts[r]` to `rowStarts[r + 1]`. Group `g` has the
 * features `indices[groupStarts[g]]` to `indices[groupStarts[g + 1]]`; `groupKinds[g]` is their origin, and
 * `groupWeights[g]` the length of the vector of their values.
 */
export interface FeatureRows {
  readonly indices: Uint32Array;
  readonly groupStarts: Uint32Array;
  readonly groupKinds: Uint8Array;
  readonly groupWeights: Float32Array;
  readonly rowStarts: Uint32Array;
}

/** Collects the features of sentences in sequence. A feature counts once in a group. */
export class FeatureRowsBuilder {
  private readonly size: number;
  private indices = new Uint32Array(1 << 16);
  private length = 0;
  private readonly groupStarts: number[] = [0];
  private readonly groupKinds: number[] = [];
  private readonly groupWeights: number[] = [];
  private readonly rowStarts: number[] = [0];
  private readonly lastSeen: Uint32Array;
  private group = 1;

  /** `size` is the number of different features, a power of two. */
  constructor(size: number) {
    this.size = size;
    this.lastSeen = new Uint32Array(size);
  }

  add(hash: number): void {
    const index = hash & (this.size - 1);
    if (this.lastSeen[index] === this.group) return;
    this.lastSeen[index] = this.group;
    if (this.length === this.indices.length) this.grow();
    this.indices[this.length] = index;
    this.length += 1;
  }

  /** Ends a group. A group without features is omitted. */
  endGroup(kind: number, weight: number): void {
    if (this.groupStarts.at(-1) === this.length) return;
    this.groupStarts.push(this.length);
    this.groupKinds.push(kind);
    this.groupWeights.push(weight);
    this.group += 1;
  }

  endRow(): void {
    this.rowStarts.push(this.groupWeights.length);
  }

  build(): FeatureRows {
    return {
      indices: this.indices.slice(0, this.length),
      groupStarts: Uint32Array.from(this.groupStarts),
      groupKinds: Uint8Array.from(this.groupKinds),
      groupWeights: Float32Array.from(this.groupWeights),
      rowStarts: Uint32Array.from(this.rowStarts),
    };
  }

  private grow(): void {
    const grown = new Uint32Array(this.indices.length * 2);
    grown.set(this.indices);
    this.indices = grown;
  }
}

/**
 * Computes the value of every feature: its rarity, scaled so that the squares of a group's values sum to the square of
 * the group's weight. A feature of rarity 0 has the value 0.
 */
export function weighFeatures(rows: FeatureRows, rarity: Float32Array): Float32Array {
  const { indices, groupStarts, groupWeights } = rows;
  const values = new Float32Array(indices.length);
  for (let group = 0; group < groupWeights.length; group += 1) {
    const start = groupStarts[group] ?? 0;
    const end = groupStarts[group + 1] ?? 0;
    let squares = 0;
    for (let place = start; place < end; place += 1) {
      const value = rarity[indices[place] ?? 0] ?? 0;
      values[place] = value;
      squares += value * value;
    }
    const scale = squares === 0 ? 0 : (groupWeights[group] ?? 0) / Math.sqrt(squares);
    for (let place = start; place < end; place += 1) values[place] = (values[place] ?? 0) * scale;
  }
  return values;
}
