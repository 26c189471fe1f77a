import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changeText, sortEdits } from '@clauselight/core';
import { reviseDocx } from '@clauselight/docx-markup';
import { analyze, proposeChanges } from '@clauselight/engine';
import { readDocument } from '@clauselight/reader';
import { composeRevisions } from '@clauselight/report';
import {
  type Analysis,
  type DocumentFormat,
  getDocumentFamily,
  type Redline,
  type SourceText,
} from '@clauselight/schema';
import { listDataFiles } from '../reader/list-files.ts';
import { formatTable } from '../reader/report/text-table.ts';
import { weights } from '../weights.ts';

const usage = 'usage: npm run evaluate:changes -- --data DIR [--step 1] [--list]';
/** Formats in which contracts come. */
const formats: ReadonlySet<DocumentFormat> = new Set([
  'docx',
  'pdf',
  'txt',
  'md',
  'html',
  'odt',
  'rtf',
  'doc',
]);

interface Measured {
  readonly name: string;
  readonly characters: number;
  readonly side: string;
  /** Findings of severity 2 or more that weigh on the side. */
  readonly findings: number;
  readonly redline: Redline;
  /** Seconds of processor time, of the proposals and of one analysis. */
  readonly seconds: number;
  readonly analysisSeconds: number;
  /** For a Word document: changes that are tracked in it. */
  readonly tracked: number | undefined;
}

const { values } = parseArgs({
  options: { data: { type: 'string' }, step: { type: 'string' }, list: { type: 'boolean' } },
});
if (values.data === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await main(values.data, Number(values.step ?? 1));
}

async function main(folder: string, step: number): Promise<void> {
  const files = [...(await listDataFiles([folder]))].flatMap(([format, own]) =>
    formats.has(format) ? own.map((file) => ({ path: file.path, format })) : [],
  );
  const measured: Measured[] = [];
  for (const [index, file] of files.entries()) {
    if (index % step === 0) measured.push(...(await measureFile(file)));
  }
  print(measured);
}

async function measureFile({
  path: file,
  format,
}: {
  path: string;
  format: DocumentFormat;
}): Promise<readonly Measured[]> {
  const bytes = new Uint8Array(readFileSync(file));
  const source = await readDocument(bytes, { format }).catch(() => undefined);
  if (source === undefined) return [];
  const [analysis, analysisSeconds] = time(() => analyze(source, { weights }));
  if (getDocumentFamily(analysis.documentKind.kind) !== 'contract') return [];
  const measured: Measured[] = [];
  for (const { id, label } of analysis.sides) {
    const [redline, seconds] = time(() => proposeChanges(source, analysis, { weights, side: id }));
    const tracked =
      format === 'docx' ? await countTracked(bytes, { redline, analysis }) : undefined;
    const name = path.basename(file);
    measured.push({
      name,
      characters: source.text.length,
      side: label,
      findings: countFindings(analysis, id),
      redline,
      seconds,
      analysisSeconds,
      tracked,
    });
    if (values.list) list(name, source, redline);
  }
  return measured;
}

function time<Result>(work: () => Result): [Result, number] {
  const started = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(started);
  return [result, (user + system) / 1_000_000];
}

function countFindings({ findings, views }: Analysis, side: string): number {
  const risks = new Set(
    views
      .find((view) => view.side === side)
      ?.findings.flatMap(({ id, standing }) => (standing === 'risk' ? id : [])),
  );
  return findings.filter(({ id, severity }) => severity >= 2 && risks.has(id)).length;
}

/** Writing compares the accepted and the rejected text with what they must be. */
async function countTracked(
  bytes: Uint8Array,
  { redline, analysis }: { redline: Redline; analysis: Analysis },
): Promise<number> {
  const revisions = composeRevisions({ redline, analysis, analyzedAt: '2026-01-01T00:00:00Z' });
  const { isWritten } = await reviseDocx(bytes, { revisions });
  return isWritten.filter(Boolean).length;
}

/** Each change as it reads, to be judged by hand. */
function list(name: string, { text }: SourceText, { changes }: Redline): void {
  for (const { title, passage, edits, effect } of changes) {
    const inside = sortEdits(edits).map((edit) => ({
      ...edit,
      start: edit.start - passage.start,
      end: edit.end - passage.start,
      text: `${edit.end > edit.start ? `[-${text.slice(edit.start, edit.end)}-]` : ''}${edit.text && `{+${edit.text}+}`}`,
    }));
    console.log(
      `${name} | ${title} (${effect})\n  ${changeText(passage.quote, inside).replace(/\s+/g, ' ')}`,
    );
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function print(measured: readonly Measured[]): void {
  const row = (title: string, some: readonly Measured[]) => {
    const changes = some.flatMap(({ redline }) => redline.changes);
    const word = some.filter(({ tracked }) => tracked !== undefined);
    const analyses = sum(some.map(({ analysisSeconds }) => analysisSeconds));
    return [
      title,
      String(some.length),
      String(sum(some.map(({ findings }) => findings))),
      String(changes.length),
      String(changes.filter(({ effect }) => effect === 'cured').length),
      String(sum(some.map(({ redline }) => redline.unproven.length))),
      `${sum(word.map(({ tracked = 0 }) => tracked))} of ${sum(word.map(({ redline }) => redline.changes.length))}`,
      (sum(some.map(({ seconds }) => seconds)) / Math.max(1, some.length)).toFixed(2),
      analyses === 0 ? '–' : (sum(some.map(({ seconds }) => seconds)) / analyses).toFixed(1),
    ];
  };
  const isLong = ({ characters }: Measured) => characters >= 100_000;
  console.log(
    formatTable(
      [
        'documents',
        'sides',
        'risks',
        'changes',
        'cured',
        'unproven',
        'tracked in Word',
        's a side',
        'analyses',
      ],
      [
        row('all', measured),
        row(
          'Word documents',
          measured.filter(({ tracked }) => tracked !== undefined),
        ),
        row('100,000 characters and more', measured.filter(isLong)),
      ],
    ),
  );
}
