import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDocument } from '@clauselight/reader';
import { analysisSchema } from '@clauselight/schema';
import { expect, it, onTestFinished, vi } from 'vitest';
import { getSample, runClauselight, startClauselight, waitForEnd } from './run-clauselight.ts';

it('a document from standard input is read and analyzed, whatever its format', async () => {
  const input = await readFile(getSample('pdf'));
  const { stdout, stderr, exitCode } = await runClauselight(['analyze', '-', '--json'], { input });
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  const { sourceText, analysis } = JSON.parse(stdout);
  expect(sourceText).toMatchObject({ format: 'pdf', warnings: [] });
  expect(analysisSchema.parse(analysis).findings.length).toBeGreaterThan(5);
});

it('proposed changes are tracked in the Word document, and in one made of another file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'clauselight-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const format of ['docx', 'txt']) {
    const output = path.join(folder, `${format}.docx`);
    const args = ['redline', getSample(format), '--side', 'Customer', '--output', output];
    const { stdout, stderr, exitCode } = await runClauselight(args);
    expect([stdout, exitCode]).toEqual(['', 0]);
    const { revisions } = await readDocument(new Uint8Array(await readFile(output)), {
      format: 'docx',
    });
    expect(revisions.length).toBeGreaterThan(5);
    expect(stderr).toMatch(/^clauselight: \d+ proposed changes in /);
  }
});

it('the command ends quietly with 0 when nobody reads its output', async () => {
  const child = startClauselight(['analyze', getSample('txt'), '--json']);
  const errorOutput: Buffer[] = [];
  child.stderr?.on('data', (piece: Buffer) => errorOutput.push(piece));
  child.stdout?.destroy();
  expect(await waitForEnd(child)).toBe(0);
  expect(Buffer.concat(errorOutput).toString()).toBe('');
});

it('the command ends with 130 on Ctrl-C and leaves no process or file', async () => {
  const temporaryFolder = await mkdtemp(path.join(tmpdir(), 'clauselight-test-'));
  onTestFinished(() => rm(temporaryFolder, { recursive: true, force: true }));
  const child = startClauselight(['analyze', '-'], { temporaryFolder });
  const ended = waitForEnd(child);
  child.stdin?.write('This Agreement ');
  await vi.waitFor(async () => expect(await readdir(temporaryFolder)).toHaveLength(1), 15_000);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(await readdir(temporaryFolder)).toEqual([]);
});

const pretend = (version: string) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`,
];

it.each(['18.20.4', '20.18.1'])(
  'a Node.js version that is too old is reported, with exit code 1: %s',
  async (version) => {
    const result = await runClauselight(['--version'], { nodeOptions: pretend(version) });
    expect(result).toEqual({
      stdout: '',
      stderr: `clauselight: Node.js 20.19 or newer is needed; this is ${version}\n`,
      exitCode: 1,
    });
  },
);

it('a newer Node.js version runs the command, which ends with its own code', async () => {
  const result = await runClauselight(['analyse'], { nodeOptions: pretend('24.1.0') });
  expect(result).toEqual({
    stdout: '',
    stderr: 'clauselight: there is no command "analyse" (see clauselight --help)\n',
    exitCode: 2,
  });
});
