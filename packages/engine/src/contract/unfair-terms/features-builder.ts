/** The number of different features; a power of two. */
export const featureCount = 1 << 18;

/** Sparse features: sentence `i` has those from `starts[i]` to `starts[i + 1]`, each with its strength. */
export interface SparseFeatures {
  readonly starts: Uint32Array;
  readonly features: Uint32Array;
  readonly strengths: Float32Array;
}

/** Collects features of sentences in sequence. In a group a feature counts once, and all have the same strength. */
export class FeaturesBuilder {
  private readonly starts: number[] = [0];
  private readonly features: number[] = [];
  private readonly strengths: number[] = [];
  private readonly lastSeen = new Uint32Array(featureCount);
  private group = 1;
  private groupStart = 0;

  add(hash: number): void {
    const feature = hash & (featureCount - 1);
    if (this.lastSeen[feature] === this.group) return;
    this.lastSeen[feature] = this.group;
    this.features.push(feature);
  }

  /** Ends a group whose vector of strengths has the length `weight`. */
  endGroup(weight: number): void {
    const strength = weight / Math.sqrt(this.features.length - this.groupStart);
    for (let place = this.groupStart; place < this.features.length; place += 1) {
      this.strengths.push(strength);
    }
    this.groupStart = this.features.length;
    this.group += 1;
  }

  /** Adds a feature as a group of its own; only between groups. */
  addAlone(hash: number, strength: number): void {
    this.features.push(hash & (featureCount - 1));
    this.strengths.push(strength);
    this.groupStart = this.features.length;
  }

  endRow(): void {
    this.starts.push(this.features.length);
  }

  build(): SparseFeatures {
    return {
      starts: Uint32Array.from(this.starts),
      features: Uint32Array.from(this.features),
      strengths: Float32Array.from(this.strengths),
    };
  }
}
