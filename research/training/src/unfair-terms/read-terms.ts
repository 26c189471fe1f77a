import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DocumentStructure,
  describeTerms,
  findStructure,
  outputCount,
  type TermFeatures,
} from '@clauselight/engine/research';
import { toSourceText } from '@clauselight/research-data';
import type { SourceText } from '@clauselight/schema';

/** Annotated consumer terms, read as the engine reads them. */
export interface AnnotatedTerms {
  readonly name: string;
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  readonly described: TermFeatures;
  /** For every line of the data whether it is unfair in each way, and last in any: `lineLabels[line][output]`. */
  readonly lineLabels: readonly Uint8Array[];
  /** The lines that each sentence of the structure is in. */
  readonly linesOfSentences: readonly (readonly number[])[];
  /** The same for the sentences of the structure: unfair where one of their lines is. */
  readonly labels: readonly Uint8Array[];
}

interface TermsRow {
  readonly doc: string;
  readonly text: string;
  readonly tags: readonly string[];
}

/** The tags of the categories, in the order of the outputs. */
const tagNames = ['a', 'ch', 'cr', 'j', 'law', 'ltd', 'ter', 'use', 'pinc'];
const unfairTag = /^([a-z]+)[23]$/;

/**
 * Every annotated document in `terms-of-service/FILE` below a data folder: a line is a sentence as the annotators cut it,
 * `{ doc, text, tags }`. Degrees 2 (potentially unfair) and 3 (clearly unfair) count as unfair.
 */
export function readTerms(folder: string, file = 'train.jsonl'): readonly AnnotatedTerms[] {
  const content = readFileSync(path.join(folder, 'terms-of-service', file), 'utf8');
  const documents = new Map<string, TermsRow[]>();
  for (const line of content.split('\n')) {
    if (line.trim() === '') continue;
    const row = JSON.parse(line) as TermsRow;
    const others = documents.get(row.doc);
    if (others === undefined) documents.set(row.doc, [row]);
    else others.push(row);
  }
  return [...documents].map(([name, rows]) => createTerms(name, rows));
}

function createTerms(name: string, rows: readonly TermsRow[]): AnnotatedTerms {
  const texts = rows.map(({ text }) => text.replace(/\r\n?/g, '\n').normalize('NFC'));
  const sourceText = toSourceText(texts.join('\n\n'));
  const { structure } = findStructure({ sourceText });
  const lineLabels = rows.map(({ tags }) => labelLine(tags));
  const linesOfSentences = findLines(structure, texts);
  return {
    name,
    sourceText,
    structure,
    described: describeTerms(structure.sentences),
    lineLabels,
    linesOfSentences,
    labels: linesOfSentences.map((lines) => joinLabels(lines.map((line) => lineLabels[line]))),
  };
}

function labelLine(tags: readonly string[]): Uint8Array {
  const labels = new Uint8Array(outputCount);
  for (const tag of tags) {
    const output = tagNames.indexOf(unfairTag.exec(tag)?.[1] ?? '');
    if (output < 0) continue;
    labels[output] = 1;
    labels[outputCount - 1] = 1;
  }
  return labels;
}

function findLines(
  { sentences }: DocumentStructure,
  texts: readonly string[],
): readonly (readonly number[])[] {
  const ends: number[] = [];
  for (const text of texts) ends.push((ends.at(-1) ?? -2) + 2 + text.length);
  let first = 0;
  return sentences.map(({ start, end }) => {
    while ((ends[first] ?? Number.POSITIVE_INFINITY) <= start) first += 1;
    const lines: number[] = [];
    for (let line = first; line < texts.length; line += 1) {
      if ((ends[line] ?? 0) - (texts[line]?.length ?? 0) >= end) break;
      lines.push(line);
    }
    return lines;
  });
}

function joinLabels(labels: readonly (Uint8Array | undefined)[]): Uint8Array {
  const joined = new Uint8Array(outputCount);
  for (const one of labels) {
    one?.forEach((label, output) => {
      if (label === 1) joined[output] = 1;
    });
  }
  return joined;
}
