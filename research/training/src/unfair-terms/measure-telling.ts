import { outputCount } from '@clauselight/engine/research';
import type { TrainingRows } from './training-rows.ts';

const share = 0.5;
const smoothing = 0.1;
/** Sentences without the property that are thought to have each feature before any is seen. */
const smoothingOfAll = 12 * smoothing;
const mostTelling = 4;
const typicalTelling = 1.5;

/**
 * How well each feature tells by its counts whether a sentence has each output: the size of the logarithm of how much more
 * common it is where the label is 1, mixed half and half with 1: `result[column * outputCount + output]`.
 */
export function measureTelling(rows: TrainingRows): Float32Array {
  const { starts, columns, labels, columnCount } = rows;
  const withLabel = new Float32Array(columnCount * outputCount).fill(smoothing);
  const all = new Float32Array(columnCount).fill(smoothingOfAll);
  const totals = new Float64Array(outputCount);
  labels.forEach((label, row) => {
    for (let output = 0; output < outputCount; output += 1) {
      totals[output] = (totals[output] ?? 0) + (label[output] ?? 0);
    }
    for (let place = starts[row] ?? 0; place < (starts[row + 1] ?? 0); place += 1) {
      const column = columns[place] ?? 0;
      all[column] = (all[column] ?? 0) + 1;
      for (let output = 0; output < outputCount; output += 1) {
        const at = column * outputCount + output;
        withLabel[at] = (withLabel[at] ?? 0) + (label[output] ?? 0);
      }
    }
  });
  return withLabel.map((count, at) => {
    const column = Math.floor(at / outputCount);
    const total = totals[at % outputCount] ?? 0;
    const among = count / (total + 1);
    const elsewhere = ((all[column] ?? 0) - count) / (labels.length - total + 1);
    const size = Math.min(mostTelling, Math.abs(Math.log(among / elsewhere)));
    return 1 - share + (share * size) / typicalTelling;
  });
}
