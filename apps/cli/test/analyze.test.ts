import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeUsual } from '@clauselight/core';
import { readDocument } from '@clauselight/reader';
import { type Analysis, analysisSchema, type Evidence, type SourceText } from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { getSample } from './run-clauselight.ts';
import { runInProcess } from './run-in-process.ts';

interface JsonOutput {
  readonly sourceText: Pick<SourceText, 'format' | 'pages' | 'warnings' | 'text'>;
  readonly analysis: Analysis;
}

const terminalControl = /\p{Cc}/u;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clauselight-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the analysis as JSON', () => {
  it.each(['txt', 'docx', 'pdf', ...(inject('isFullRun') ? ['rtf', 'odt', 'doc'] : [])])(
    'matches the schema and is anchored in the text: %s',
    async (format) => {
      const { sourceText, analysis } = await analyzeToJson(getSample(format));
      expect(sourceText).toMatchObject({ format, warnings: [] });
      expect(analysisSchema.parse(analysis)).toEqual(analysis);
      const evidence = listEvidence(analysis);
      expect(evidence.length).toBeGreaterThan(20);
      for (const { start, end, quote } of evidence) {
        expect(sourceText.text.slice(start, end)).toBe(quote);
      }
    },
  );

  it('contains the pages of a document with pages', async () => {
    const { sourceText } = await analyzeToJson(getSample('pdf'));
    expect(sourceText.pages.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('is the same bytes for the same document', async () => {
    const one = await runInProcess(['analyze', getSample('docx'), '--json']);
    const other = await runInProcess(['analyze', getSample('docx'), '--json']);
    expect(one.stdout).toBe(other.stdout);
  });
});

describe('the report', () => {
  it('tells a person what the document says, with its words', async () => {
    const { stdout, stderr, exitCode } = await runInProcess(['analyze', getSample('pdf')]);
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
    const { analysis } = await analyzeToJson(getSample('pdf'));
    const flat = flatten(stdout);
    expect(flat).toContain(`Risk ${analysis.score?.value.toFixed(1)} of 10`);
    for (const { type, display } of analysis.terms) {
      // These are in tables, in wrapped cells.
      if (type !== 'obligation' && type !== 'deadline') expect(flat).toContain(flatten(display));
    }
    for (const { title, mitigation, evidence } of analysis.findings) {
      expect(flat).toContain(title);
      expect(flat).toContain(flatten(mitigation));
      for (const { quote } of evidence) expect(flat).toContain(flatten(quote));
    }
    expect(stdout).toContain('clause 1.2 Changes to the Terms, page 1');
  });

  it('has all deadlines, obligations and provisions, with their words', async () => {
    const { stdout } = await runInProcess(['analyze', getSample('pdf'), '--markdown']);
    const { analysis } = await analyzeToJson(getSample('pdf'));
    const { text } = await readDocument(new TextEncoder().encode(stdout), { format: 'md' });
    const flat = flatten(text);
    const actions = analysis.terms.flatMap(({ value }) => ('action' in value ? value.action : []));
    expect(actions.length).toBeGreaterThan(5);
    for (const action of actions) expect(flat).toContain(flatten(action));
    for (const { label, probability, evidence, usual } of analysis.provisions) {
      const beginning = flatten(evidence.quote).slice(0, 100);
      const words = [`${Math.round(100 * probability)} % sure`, ...describeUsual(usual)].join(' ');
      expect(flat).toContain(`${label}: ${words} (“${beginning}`);
    }
  });

  it('has no colors and 80 columns where it is not shown in a terminal', async () => {
    const { stdout } = await runInProcess(['analyze', getSample('txt')]);
    const lines = stdout.split('\n');
    expect(lines.filter((line) => terminalControl.test(line))).toEqual([]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('as Markdown shows every quote word for word', async () => {
    const { stdout } = await runInProcess(['analyze', getSample('txt'), '--markdown']);
    const { analysis } = await analyzeToJson(getSample('txt'));
    const { blocks, text } = await readDocument(new TextEncoder().encode(stdout), { format: 'md' });
    const paragraphs = blocks.map(({ start, end }) => flatten(text.slice(start, end)));
    expect(paragraphs).toContain('CLOUD SERVICES AGREEMENT');
    for (const { evidence } of analysis.findings) {
      for (const { quote } of evidence) {
        for (const line of quote.split(/\n+/)) expect(paragraphs).toContain(flatten(line));
      }
    }
  });

  it('goes to a file when asked', async () => {
    const file = path.join(folder, 'report.md');
    const args = ['analyze', getSample('txt'), '--markdown', '--output', file];
    expect(await runInProcess(args)).toEqual({ stdout: '', stderr: '', exitCode: 0 });
    expect(await readFile(file, 'utf8')).toMatch(/^# CLOUD SERVICES AGREEMENT\n/);
  });

  it('states that a document is not a contract', async () => {
    const file = path.join(folder, 'recipe.txt');
    await writeFile(
      file,
      'Pancakes\n\nBeat two eggs with milk and flour. Fry in butter until brown. Eat them while they are hot, with sugar and a little lemon, or keep them warm under a cloth.\n',
    );
    const { stdout, exitCode } = await runInProcess(['analyze', file]);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^ +Kind of document +Not recognised$/m);
    expect(stdout).toMatch(/^ +Score +Not judged$/m);
    expect(flatten(stdout)).toContain('reads as no kind that has checks of its own');
  });
});

describe('what is read', () => {
  it('is standard input, whatever its format', async () => {
    const input = await readFile(getSample('pdf'));
    const { stdout, stderr, exitCode } = await runInProcess(['analyze', '-', '--json'], {
      input,
    });
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
    const [piped, file] = [parse(stdout), await analyzeToJson(getSample('pdf'))];
    expect(piped).toEqual(file);
  });

  it('is recognized by content in a file without an extension', async () => {
    const file = path.join(folder, 'contract');
    await copyFile(getSample('docx'), file);
    const { stdout, stderr } = await runInProcess(['analyze', file, '--json']);
    expect(stderr).toBe('');
    expect(parse(stdout).sourceText.format).toBe('docx');
  });

  it('is a file under a wrong name, with a warning apart from the output', async () => {
    const file = path.join(folder, 'contract.pdf');
    await copyFile(getSample('docx'), file);
    const { stdout, stderr, exitCode } = await runInProcess(['analyze', file, '--json']);
    const [warning] = parse(stdout).sourceText.warnings;
    expect(warning?.code).toBe('name-differs');
    expect({ stderr, exitCode }).toEqual({
      stderr: `clauselight: warning: ${warning?.message}\n`,
      exitCode: 0,
    });
  });
});

describe('a side', () => {
  it.each(['customer', 'BRAMBLEWAY FOODS LLC', 'Brambleway'])(
    'can be given by any of its names: %s',
    async (side) => {
      const { stdout, exitCode } = await runInProcess([
        'analyze',
        getSample('txt'),
        '--side',
        side,
      ]);
      expect(exitCode).toBe(0);
      expect(stdout).toMatch(/^ +Read for +Customer \(Brambleway Foods LLC\)$/m);
      expect(stdout).toMatch(/^What Customer \(Brambleway Foods LLC\) must do$/m);
    },
  );

  it('that is not in the document ends with 2 and lists those that are', async () => {
    const result = await runInProcess(['analyze', getSample('txt'), '--side', 'Landlord']);
    expect(result).toEqual({
      stdout: '',
      stderr:
        'clauselight: there is no side "Landlord" in this document; it has: Provider (Northlight Software, Inc.); Customer (Brambleway Foods LLC)\n',
      exitCode: 2,
    });
  });
});

describe('the command itself', () => {
  it.each([[['--help']], [['-h']], [['help']], [['analyze', '--help']]])(
    'explains itself: %j',
    async (args) => {
      const { stdout, stderr, exitCode } = await runInProcess(args);
      expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
      expect(stdout).toMatch(/^Usage: clauselight analyze FILE/);
      for (const option of ['--json', '--markdown', '--side', '--output', '--version']) {
        expect(stdout).toContain(option);
      }
    },
  );

  it('prints its version', async () => {
    const { stdout, exitCode } = await runInProcess(['--version']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /^clauselight \d+\.\d+\.\d+ \(reader [\d.]+, engine [\d.]+, rule book [\d.]+\)\n$/,
    );
  });
});

const known = new Map<string, Promise<JsonOutput>>();

/** Each document is analyzed once for all tests that ask. */
function analyzeToJson(file: string): Promise<JsonOutput> {
  const output = known.get(file) ?? runToJson(file);
  known.set(file, output);
  return output;
}

async function runToJson(file: string): Promise<JsonOutput> {
  const { stdout, stderr, exitCode } = await runInProcess(['analyze', file, '--json']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  return parse(stdout);
}

function parse(json: string): JsonOutput {
  return JSON.parse(json) as JsonOutput;
}

/** One line of words, without what a report draws around them. */
function flatten(text: string): string {
  return text.replace(/[\s│┆]+/g, ' ').trim();
}

/** Every piece of evidence, wherever in a value it is. */
function listEvidence(value: unknown): readonly Evidence[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listEvidence);
  return 'quote' in value ? [value as Evidence, ...inner] : inner;
}
