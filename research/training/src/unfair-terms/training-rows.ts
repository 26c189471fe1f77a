import { termFeatureCount } from '@clauselight/engine/research';
import type { AnnotatedTerms } from './read-terms.ts';

/** Sentences of several documents over features numbered without gaps. */
export interface TrainingRows {
  readonly starts: readonly number[];
  readonly columns: Uint32Array;
  readonly strengths: Float32Array;
  readonly labels: readonly Uint8Array[];
  readonly columnCount: number;
  /** The feature of every column. */
  readonly features: Uint32Array;
  /** In how many documents each column's feature is. */
  readonly documentCounts: Uint16Array;
}

const fewestDocuments = 3;

/** The sentences of documents with the features that enough documents have. */
export function joinRows(documents: readonly AnnotatedTerms[]): TrainingRows {
  const { features, columnOf, documentCounts } = chooseFeatures(documents);
  const starts = [0];
  const columns: number[] = [];
  const strengths: number[] = [];
  const labels: Uint8Array[] = [];
  for (const { described, labels: own } of documents) {
    own.forEach((label, sentence) => {
      const end = described.starts[sentence + 1] ?? 0;
      for (let place = described.starts[sentence] ?? 0; place < end; place += 1) {
        const column = columnOf[described.features[place] ?? 0] ?? -1;
        if (column < 0) continue;
        columns.push(column);
        strengths.push(described.strengths[place] ?? 0);
      }
      starts.push(columns.length);
      labels.push(label);
    });
  }
  return {
    starts,
    columns: Uint32Array.from(columns),
    strengths: Float32Array.from(strengths),
    labels,
    columnCount: features.length,
    features,
    documentCounts,
  };
}

interface ChosenFeatures {
  readonly features: Uint32Array;
  /** For each feature its column, -1 for those that are left out. */
  readonly columnOf: Int32Array;
  readonly documentCounts: Uint16Array;
}

function chooseFeatures(documents: readonly AnnotatedTerms[]): ChosenFeatures {
  const counts = countDocuments(documents);
  const columnOf = new Int32Array(termFeatureCount).fill(-1);
  const features: number[] = [];
  counts.forEach((count, feature) => {
    if (count < fewestDocuments) return;
    columnOf[feature] = features.length;
    features.push(feature);
  });
  return {
    features: Uint32Array.from(features),
    columnOf,
    documentCounts: Uint16Array.from(features, (feature) => counts[feature] ?? 0),
  };
}

function countDocuments(documents: readonly AnnotatedTerms[]): Uint16Array {
  const counts = new Uint16Array(termFeatureCount);
  const lastSeen = new Int32Array(termFeatureCount).fill(-1);
  documents.forEach(({ described }, document) => {
    for (const feature of described.features) {
      if (lastSeen[feature] === document) continue;
      lastSeen[feature] = document;
      counts[feature] = (counts[feature] ?? 0) + 1;
    }
  });
  return counts;
}
