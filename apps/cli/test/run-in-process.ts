import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { analyzeDocument, readWeights } from '@clauselight/engine';
import { createGrammarChecker } from '@clauselight/grammar';
import { type ReadRequest, readDocument } from '@clauselight/reader';
import { parseSourceText } from '@clauselight/schema';
import { vi } from 'vitest';
import type { AnalyzedDocument } from '../src/analysis/engine-messages.ts';
import type { CommandOptions, CommandResult } from './run-clauselight.ts';

// What the command does in a process and in a thread of its own is done here: to start them costs more than the rest.
// `packages/reader` shows that a reading process answers as a call does; `processes.test.ts` starts the command itself.
vi.doMock('@clauselight/reader', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readToJson: async ({ path, format, password }: ReadRequest) => {
    const bytes = new Uint8Array(await readFile(path));
    return Buffer.from(JSON.stringify(await readDocument(bytes, { format, password })));
  },
}));
vi.doMock('../src/analysis/run-engine.ts', () => ({ runEngine }));
const { runProgram } = await import('../src/run-program.ts');

const weights = readWeights((name) =>
  readFileSync(new URL(import.meta.resolve(`@clauselight/engine/weights/${name}`))),
);
const { check: checkLanguage } = createGrammarChecker();

async function runEngine(json: Uint8Array): Promise<AnalyzedDocument> {
  const sourceText = parseSourceText(new TextDecoder().decode(json));
  return { sourceText, analysis: await analyzeDocument(sourceText, { weights, checkLanguage }) };
}

/** Carries out a command line as `runClauselight` does, but in this process. */
export async function runInProcess(
  args: readonly string[],
  { input = '' }: Pick<CommandOptions, 'input'> = {},
): Promise<CommandResult> {
  const [output, errorOutput] = [catchWrites(process.stdout), catchWrites(process.stderr)];
  const stdin = Readable.from([Buffer.from(input)]) as typeof process.stdin;
  const standardInput = vi.spyOn(process, 'stdin', 'get').mockReturnValue(stdin);
  try {
    const exitCode = await runProgram(args);
    return { stdout: output.read(), stderr: errorOutput.read(), exitCode };
  } finally {
    for (const { restore } of [output, errorOutput]) restore();
    standardInput.mockRestore();
  }
}

function catchWrites(stream: NodeJS.WriteStream) {
  const pieces: string[] = [];
  const write = vi.spyOn(stream, 'write').mockImplementation((piece, ...rest: unknown[]) => {
    pieces.push(String(piece));
    const done = rest.findLast((each) => typeof each === 'function');
    done?.();
    return true;
  });
  return { read: () => pieces.join(''), restore: () => write.mockRestore() };
}
