const decayOfMean = 0.9;
const decayOfSquares = 0.99;
const tiny = 1e-8;

/** Weights with the state of Adam (Kingma and Ba 2015). Gradients are added to `gradient`; `step` applies them. */
export class AdamWeights {
  readonly values: Float32Array;
  readonly gradient: Float32Array;
  private readonly mean: Float32Array;
  private readonly squares: Float32Array;
  private steps = 0;

  constructor(values: Float32Array) {
    this.values = values;
    this.gradient = new Float32Array(values.length);
    this.mean = new Float32Array(values.length);
    this.squares = new Float32Array(values.length);
  }

  /** Moves the weights against the gradient, and forgets it. */
  step(rate: number): void {
    this.steps += 1;
    const { values, gradient, mean, squares } = this;
    const ofMean = 1 - decayOfMean ** this.steps;
    const ofSquares = 1 - decayOfSquares ** this.steps;
    const scaled = (rate * Math.sqrt(ofSquares)) / ofMean;
    for (let place = 0; place < values.length; place += 1) {
      const own = gradient[place] as number;
      const nextMean = decayOfMean * (mean[place] as number) + (1 - decayOfMean) * own;
      const nextSquares =
        decayOfSquares * (squares[place] as number) + (1 - decayOfSquares) * own * own;
      mean[place] = nextMean;
      squares[place] = nextSquares;
      values[place] =
        (values[place] as number) - (scaled * nextMean) / (Math.sqrt(nextSquares) + tiny);
      gradient[place] = 0;
    }
  }
}
