import { readFile, writeFile } from 'node:fs/promises';
import { countOf } from '@clauselight/core';
import {
  composeAnalysisReport,
  paintInColors,
  paintNothing,
  removeSteering,
  renderMarkdown,
  renderTerminal,
  toTerminalLine,
} from '@clauselight/report';
import { analyzeFile } from './analysis/analyze-file.ts';
import type { AnalyzedDocument } from './analysis/engine-messages.ts';
import { canShowColors } from './can-show-colors.ts';
import { createUsageError } from './command-error.ts';
import { describeFailure } from './describe-failure.ts';
import { help } from './help.ts';
import { type OpenedDocument, openDocument } from './open-document.ts';
import { type AnalyzeCommand, parseCommand, type RedlineCommand } from './parse-command.ts';
import { createProgressLine } from './progress-line.ts';
import { writeRedline } from './redline/write-redline.ts';
import { renderJson } from './render-json.ts';
import { isSameFile } from './same-file.ts';
import { getSide, listSides, type Side } from './side/sides.ts';
import { versionLine } from './version.ts';

/** Runs a command line. Throws a CommandError for every expected failure. */
export async function runCommand(words: readonly string[]): Promise<void> {
  const command = parseCommand(words);
  switch (command.kind) {
    case 'help':
      return write(help);
    case 'version':
      return write(versionLine);
    case 'analyze':
      return analyze(command);
    case 'redline':
      return redline(command);
  }
}

async function analyze(command: AnalyzeCommand): Promise<void> {
  const { opened, document, side } = await readFor(command);
  await write(render(command, { ...document, name: opened.name, side }), command.output);
}

async function redline(command: RedlineCommand): Promise<void> {
  const { opened, document, side } = await readFor(command);
  const { path, name } = opened;
  const written = await writeRedline({ ...document, path, name, side: side?.id }).catch(
    (error: unknown) => {
      throw describeFailure(error, command.file);
    },
  );
  await write(written.bytes, command.output);
  const changes = countOf(written.count, 'proposed change');
  process.stderr.write(`clauselight: ${changes} in ${toTerminalLine(command.output)}\n`);
}

/** Reads and analyzes the document of a command, and finds the side that it names. */
async function readFor(command: AnalyzeCommand | RedlineCommand) {
  const { file, output, side: wanted } = command;
  if (output !== undefined && (await isSameFile(file, output))) {
    throw createUsageError('--output would overwrite the document itself');
  }
  const { opened, document } = await read(command);
  for (const { message } of document.sourceText.warnings) {
    process.stderr.write(`clauselight: warning: ${toTerminalLine(message)}\n`);
  }
  const sides = listSides(document.analysis);
  const side = wanted === undefined ? undefined : getSide(sides, wanted);
  return { opened, document, side };
}

async function read({
  file,
  passwordFile,
}: Pick<AnalyzeCommand, 'file' | 'passwordFile'>): Promise<{
  opened: OpenedDocument;
  document: AnalyzedDocument;
}> {
  const password = passwordFile === undefined ? undefined : await readPassword(passwordFile);
  const line = createProgressLine(process.stderr);
  try {
    const opened = await openDocument(file);
    return { opened, document: await analyzeFile({ ...opened, password }, line.show) };
  } catch (error) {
    throw describeFailure(error, file === '-' ? 'standard input' : file);
  } finally {
    line.clear();
  }
}

/** The first line of a file. */
async function readPassword(file: string): Promise<string> {
  try {
    const [line = ''] = (await readFile(file, 'utf8')).split(/\r?\n/);
    return line;
  } catch (error) {
    throw describeFailure(error, file);
  }
}

const widthOfFiles = 80;
const widest = 100;
const narrowest = 30;

interface RenderInput extends AnalyzedDocument {
  /** The document's name if it has no title. */
  readonly name: string;
  readonly side: Side | undefined;
}

function render({ form, output }: AnalyzeCommand, input: RenderInput): string {
  if (form === 'json') return renderJson(input);
  const { analysis, sourceText, name, side } = input;
  const report = composeAnalysisReport({
    filename: name,
    analyzedAt: new Date().toISOString(),
    analysis,
    source: sourceText,
    ...(side !== undefined && { side: side.id }),
    states: [],
    hasAllQuotes: true,
  });
  // The Markdown may be shown in a terminal too.
  if (form === 'markdown') return removeSteering(renderMarkdown(report));
  const isTerminal = output === undefined && process.stdout.isTTY;
  // Some terminals say that they have no columns at all.
  const columns = (isTerminal && process.stdout.columns) || widthOfFiles;
  return renderTerminal(report, {
    width: Math.max(narrowest, Math.min(columns, widest)),
    paint: isTerminal && canShowColors(process.stdout) ? paintInColors : paintNothing,
  });
}

async function write(text: string | Uint8Array, file?: string): Promise<void> {
  if (file === undefined) {
    await new Promise<void>((resolve) => process.stdout.write(text, () => resolve()));
    return;
  }
  await writeFile(file, text).catch((error: unknown) => {
    throw describeFailure(error, file);
  });
}
