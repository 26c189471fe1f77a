/** A row of numbers with what is to be found of it. */
export interface LogisticRow {
  readonly inputs: readonly number[];
  readonly isRight: boolean;
}

/** A weight for each input, and what holds without any. */
export interface LogisticWeights {
  readonly weights: readonly number[];
  readonly offset: number;
}

const steps = 2_000;
const rate = 0.5;

/** Fits a logistic regression on a few numbers by gradient descent on inputs of mean 0 and spread 1. */
export function fitLogistic(rows: readonly LogisticRow[]): LogisticWeights {
  const count = rows[0]?.inputs.length ?? 0;
  const columns = Array.from({ length: count }, (_, place) => {
    const values = rows.map(({ inputs }) => inputs[place] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { mean, spread: Math.sqrt(square) || 1 };
  });
  const scaled = rows.map(({ inputs, isRight }) => ({
    values: columns.map(({ mean, spread }, place) => ((inputs[place] ?? 0) - mean) / spread),
    isRight,
  }));
  const weights = Array<number>(count).fill(0);
  let offset = 0;
  for (let step = 0; step < steps; step += 1) {
    const slopes = Array<number>(count).fill(0);
    let slope = 0;
    for (const { values, isRight } of scaled) {
      const odds = values.reduce(
        (sum, value, place) => sum + value * (weights[place] ?? 0),
        offset,
      );
      const error = (1 / (1 + Math.exp(-odds)) - Number(isRight)) / scaled.length;
      slope += error;
      values.forEach((value, place) => {
        slopes[place] = (slopes[place] ?? 0) + error * value;
      });
    }
    offset -= rate * slope;
    slopes.forEach((own, place) => {
      weights[place] = (weights[place] ?? 0) - rate * own;
    });
  }
  const plain = columns.map(({ spread }, place) => (weights[place] ?? 0) / spread);
  const shift = columns.reduce((sum, { mean }, place) => sum + mean * (plain[place] ?? 0), 0);
  return { weights: plain, offset: offset - shift };
}
