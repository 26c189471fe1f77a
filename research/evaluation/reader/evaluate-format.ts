import { readFile } from 'node:fs/promises';
import type { DocumentFormat } from '@clauselight/schema';
import { isReadable } from '../../../packages/reader/src/pdf/readable.ts';
import {
  type Comparison,
  compareNothing,
  compareNumbers,
  compareSource,
  type NumbersKept,
} from './compare.ts';
import { type KeptOrder, measureKeptOrder } from './measures/kept-order.ts';
import { listNumbered, type NumberedParagraph } from './measures/numbering.ts';
import { getF1, listTokens } from './measures/overlap.ts';

import type { EvaluateOptions } from './options.ts';
import {
  findSource,
  type IsolatedRead,
  isRecognized,
  type ReadOutcome,
  readAlone,
  readWarm,
} from './read-files.ts';
import { readWithTools } from './references/read-with-tools.ts';
import type { DataFile, ReferenceText, ToolResult } from './references/reference.ts';
import { readWrittenParagraphs } from './references/written-paragraphs.ts';

export interface FileResult {
  readonly file: DataFile;
  readonly reading: ReadOutcome;
  readonly alone: IsolatedRead | undefined;
  /** Against the text beside the file or else the first tool's; nothing if there is none. */
  readonly reference: string | undefined;
  readonly comparison: Comparison | undefined;
  /** Nothing for a file that was not read or has no reference. */
  readonly keptOrder: KeptOrder | undefined;
  /** Tools whose text of the file nobody can read: it is compared with nothing. */
  readonly unreadable: readonly string[];
  readonly numbers: NumbersKept | undefined;
  /** F1 of our text against each tool's. */
  readonly opinions: Readonly<Record<string, number>>;
  /** F1 of each tool's own text against the text beside the file, if there is one. */
  readonly toolScores: Readonly<Record<string, number>>;
}

export interface FormatResult {
  readonly format: DocumentFormat;
  readonly files: readonly FileResult[];
  readonly tools: readonly ToolResult[];
}

/** The formats whose paragraphs an application numbers by itself, and LibreOffice reads. */
const numberedFormats: ReadonlySet<DocumentFormat> = new Set(['docx', 'doc', 'rtf', 'odt']);
const textBeside = 'text beside';

/** Reads one format's files and compares them with every reference there is. */
export async function evaluateFormat(
  format: DocumentFormat,
  {
    all,
    options,
    scripts,
    folder,
  }: {
    all: readonly DataFile[];
    options: EvaluateOptions;
    /** Of the process that reads warm, and of the one that has the sandbox read. */
    scripts: { readonly warm: string; readonly alone: string };
    folder: string;
  },
): Promise<FormatResult> {
  const files = all.slice(0, options.limit);
  const { jobs, timeoutMs } = options;
  const reads = await readWarm({ script: scripts.warm, files, jobs, timeoutMs });
  const largest = files.slice(Math.max(0, files.length - options.aloneFiles));
  const alone = await readAlone({ script: scripts.alone, files: largest, timeoutMs });
  const untimed = new Set(
    [...reads].filter(([, reading]) => isRecognized(reading)).map(([file]) => file),
  );
  const tools = await readWithTools(format, { files, untimed, folder, timeoutMs });
  const numbered = await findNumbered({ format, files, folder, tools, timeoutMs });
  const results: FileResult[] = [];
  for (const file of files) {
    const reading = reads.get(file.path) ?? { kind: 'hang' };
    const numbers = numbered.get(file.path) ?? [];
    const facts = { file, reading, alone: alone.get(file.path), tools };
    results.push(await compareFile(facts, numbers));
  }
  return { format, files: results, tools };
}

async function compareFile(
  {
    file,
    reading,
    alone,
    tools,
  }: {
    file: DataFile;
    reading: ReadOutcome;
    alone: IsolatedRead | undefined;
    tools: readonly ToolResult[];
  },
  numbered: readonly NumberedParagraph[],
): Promise<FileResult> {
  const source = findSource(reading);
  const known = await readKnownText(file);
  const all = tools.flatMap(({ tool, texts }) => toReference(tool, texts.get(file.path)));
  const made = all.filter(({ text }) => isReadable(text));
  const beside = known === undefined ? [] : [{ tool: textBeside, text: known }];
  const references = [...beside, ...made];
  const compare = (text: string) =>
    source === undefined ? compareNothing(text) : compareSource(source, text);
  const [reference] = references;
  const score = (getScore: (text: string) => number | undefined) =>
    Object.fromEntries(made.flatMap(({ tool, text }) => toScore(tool, getScore(text))));
  return {
    file,
    reading,
    alone,
    reference: reference?.tool,
    comparison: reference && compare(reference.text),
    keptOrder:
      source === undefined || reference === undefined
        ? undefined
        : measureKeptOrder(source, references),
    unreadable: all.filter((other) => !made.includes(other)).map(({ tool }) => tool),
    numbers: compareNumbers(source, numbered),
    opinions: score((text) => compare(text)?.f1),
    toolScores: score((text) =>
      known === undefined ? undefined : getF1(listTokens(text), listTokens(known)),
    ),
  };
}

function toScore(tool: string, score: number | undefined): [string, number][] {
  return score === undefined ? [] : [[tool, score]];
}

function toReference(tool: string, text: string | undefined): ReferenceText[] {
  return text === undefined ? [] : [{ tool, text }];
}

/** What a file is known to say: the text beside it; a text file's own bytes where they are UTF-8. */
async function readKnownText(file: DataFile): Promise<string | undefined> {
  const known = file.format === 'txt' ? file.path : file.textBeside;
  if (known === undefined) return undefined;
  const bytes = await readFile(known);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return file.format === 'txt' ? undefined : new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The paragraphs LibreOffice shows with a number in front that is not among their words, by the file's path. */
async function findNumbered({
  format,
  files,
  folder,
  tools,
  timeoutMs,
}: {
  format: DocumentFormat;
  files: readonly DataFile[];
  folder: string;
  tools: readonly ToolResult[];
  timeoutMs: number;
}): Promise<ReadonlyMap<string, readonly NumberedParagraph[]>> {
  const shown = tools.find(({ tool }) => tool === 'LibreOffice')?.texts;
  if (!numberedFormats.has(format) || shown === undefined) return new Map();
  const written = await readWrittenParagraphs({ files, folder, timeoutMs });
  return new Map(
    [...written].map(([file, paragraphs]) => [
      file,
      listNumbered(shown.get(file) ?? '', paragraphs),
    ]),
  );
}
