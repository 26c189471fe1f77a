import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { divideText } from '@clauselight/research-data';
import type { SourceText, Span } from '@clauselight/schema';
import { parseCsv } from './parse-csv.ts';

export type NdaLabel = 'entailed' | 'contradicted' | 'not-mentioned';

/** What the annotators said of one hypothesis about one agreement. */
export interface NdaAnswer {
  readonly label: NdaLabel;
  /** The words they said it rests on; none if it is not mentioned. */
  readonly evidence: readonly Span[];
}

/** An annotated non-disclosure agreement. */
export interface AnnotatedNda {
  /** Whether `sourceText` is the agreement itself, and not the annotated passages of it alone. */
  readonly isWhole: boolean;
  readonly sourceText: SourceText;
  /** By hypothesis: `nda-1` … */
  readonly answers: ReadonlyMap<string, NdaAnswer>;
}

interface WholeFile {
  readonly documents: readonly {
    readonly text: string;
    readonly spans: readonly (readonly [number, number])[];
    readonly annotation_sets: readonly {
      readonly annotations: Readonly<
        Record<string, { readonly choice: string; readonly spans: readonly number[] }>
      >;
    }[];
  }[];
  readonly labels: Readonly<Record<string, { readonly hypothesis: string }>>;
}

interface NdaRow {
  readonly passages: readonly string[];
  readonly id: string;
  readonly label: NdaLabel;
}

const choices: Readonly<Record<string, NdaLabel>> = {
  Entailment: 'entailed',
  Contradiction: 'contradicted',
  NotMentioned: 'not-mentioned',
};
const csvLabels: readonly NdaLabel[] = ['entailed', 'contradicted', 'not-mentioned'];
/** One block a line, as these texts have a line a paragraph. */
const wholeLine = /[^\s][^\n]*/g;
const hypothesisCount = 17;
/** Share of its passages that an agreement must hold to be the one that they were taken from. */
const sameShare = 0.7;

/**
 * Reads the annotated agreements of `nda/` in a data folder: those that are there as a whole, then the annotated passages
 * of the others. Passages of an agreement that is there as a whole are left out, so that none is counted twice and no
 * word of an agreement that is held back is learned from. Throws if the files are not laid out so.
 */
export function readNdas(folder: string): readonly AnnotatedNda[] {
  const file: WholeFile = JSON.parse(readFileSync(join(folder, 'nda', 'train.json'), 'utf8'));
  const whole = file.documents.map(readWhole);
  const ids = new Map(Object.entries(file.labels).map(([id, label]) => [label.hypothesis, id]));
  const csv = readFileSync(join(folder, 'nda', 'train_evidence_only.csv'), 'utf8');
  const rows = parseCsv(csv)
    .slice(1)
    .map((cells) => readRow(cells, ids));
  const texts = whole.map(({ sourceText }) => squeeze(sourceText.text));
  const parts = group(rows).filter((part) => !texts.some((text) => isFrom(part, text)));
  return [...whole, ...parts.map(readPart)];
}

function readWhole({ text, spans, annotation_sets }: WholeFile['documents'][number]): AnnotatedNda {
  const isSameLength = text.normalize('NFC') === text;
  const annotations = Object.entries(annotation_sets[0]?.annotations ?? {});
  const answers = annotations.map(([id, { choice, spans: numbers }]): [string, NdaAnswer] => {
    const label = choices[choice];
    if (label === undefined) throw new Error(`there is no choice ${choice}`);
    const evidence = numbers.flatMap((number) => {
      const [start, end] = spans[number] ?? [];
      return start === undefined || end === undefined || !isSameLength ? [] : [{ start, end }];
    });
    return [id, { label, evidence }];
  });
  return { isWhole: true, sourceText: divideText(text, wholeLine), answers: new Map(answers) };
}

function readRow(cells: readonly string[], ids: ReadonlyMap<string, string>): NdaRow {
  const [passages = '', hypothesis = '', , , , label = ''] = cells;
  const id = ids.get(hypothesis);
  const read = csvLabels[Number(label)];
  if (id === undefined || read === undefined) throw new Error(`no such row: ${hypothesis}`);
  const lines = passages.split('\n').map((line) => line.trim());
  return { passages: lines.filter((line) => line !== ''), id, label: read };
}

/** The rows of one agreement follow one another, one for each hypothesis. */
function group(rows: readonly NdaRow[]): readonly (readonly NdaRow[])[] {
  return Array.from({ length: Math.floor(rows.length / hypothesisCount) }, (_, number) =>
    rows.slice(number * hypothesisCount, (number + 1) * hypothesisCount),
  );
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}

function isFrom(rows: readonly NdaRow[], text: string): boolean {
  const passages = rows.flatMap((row) => row.passages).map(squeeze);
  const held = passages.filter((passage) => text.includes(passage)).length;
  return held >= sameShare * passages.length;
}

function readPart(rows: readonly NdaRow[]): AnnotatedNda {
  const rank = ({ label }: NdaRow) => (label === 'not-mentioned' ? 1 : 0);
  const inOrder = [...rows].sort((a, b) => rank(a) - rank(b));
  const starts = new Map<string, number>();
  let text = '';
  for (const passage of inOrder.flatMap((row) =>
    row.passages.map((line) => line.normalize('NFC')),
  )) {
    if (starts.has(passage)) continue;
    starts.set(passage, text.length);
    text += `${passage}\n`;
  }
  const locate = (passage: string): Span => {
    const start = starts.get(passage.normalize('NFC')) ?? 0;
    return { start, end: start + passage.normalize('NFC').length };
  };
  const answers = rows.map(({ id, label, passages }): [string, NdaAnswer] => [
    id,
    { label, evidence: label === 'not-mentioned' ? [] : passages.map(locate) },
  ]);
  return { isWhole: false, sourceText: divideText(text, wholeLine), answers: new Map(answers) };
}
