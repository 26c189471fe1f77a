import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errors } from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPdf } from '../../../packages/reader/src/testing/build-pdf.ts';
import { getSample } from './run-clauselight.ts';
import { runInProcess } from './run-in-process.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clauselight-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a document that cannot be read', () => {
  const locked = buildPdf({ pages: [[{ text: 'Secret', x: 72, y: 72 }]], isEncrypted: true });
  const noise = Uint8Array.from({ length: 4096 }, (_, at) => (at * 7919) % 251);
  const cases: readonly (readonly [string, Uint8Array, string])[] = [
    ['empty.txt', new Uint8Array(), errors.file_empty.message],
    [
      'locked.pdf',
      locked,
      `${errors.document_encrypted.message} Or give its password with --password-file.`,
    ],
    ['noise.bin', noise, errors.unsupported_file_type.message],
    ['noise.pdf', noise, errors.file_type_mismatch.message],
    ['half.pdf', new TextEncoder().encode('%PDF-1.7\n'), errors.document_corrupt.message],
  ];

  it.each(cases)('ends with 1 and says in one line why: %s', async (name, bytes, message) => {
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    const result = await runInProcess(['analyze', file, '--json']);
    expect(result).toEqual({
      stdout: '',
      stderr: `clauselight: ${file}: ${message}\n`,
      exitCode: 1,
    });
  });

  it('is opened with the password in the first line of a file, and no other', async () => {
    const text =
      'This agreement is between Ann Ltd and Ben Ltd. The fee is due within thirty days.';
    const document = path.join(folder, 'agreed.pdf');
    const passwords = { user: 'open sesame', owner: 'secret' };
    await writeFile(document, buildPdf({ pages: [[{ text, x: 72, y: 72 }]], passwords }));
    const file = path.join(folder, 'password');
    await writeFile(file, 'open sesame\r\nmore\n');
    const opened = await runInProcess(['analyze', document, '--json', '--password-file', file]);
    expect(opened).toMatchObject({ stderr: '', exitCode: 0 });
    expect(opened.stdout).toContain('The fee is due');
    expect(opened.stdout).not.toContain('sesame');
    await writeFile(file, 'wrong');
    const wrong = await runInProcess(['analyze', document, '--password-file', file]);
    expect(wrong).toMatchObject({ stdout: '', exitCode: 1 });
    expect(wrong.stderr).toBe(
      `clauselight: ${document}: ${errors.document_password_wrong.message}\n`,
    );
  });

  it('ends with 1 where the file of its password is missing', async () => {
    const missing = path.join(folder, 'no-password');
    const result = await runInProcess(['analyze', getSample('txt'), '--password-file', missing]);
    expect(result).toMatchObject({ stdout: '', exitCode: 1 });
    expect(result.stderr).toContain('no-password: no such file or directory');
  });

  it('ends with 1 where there is no such file, or only a folder', async () => {
    const missing = await runInProcess(['analyze', path.join(folder, 'missing.pdf')]);
    expect(missing).toMatchObject({ stdout: '', exitCode: 1 });
    expect(missing.stderr).toMatch(/^clauselight: .*missing\.pdf: no such file or directory\n$/);
    const directory = await runInProcess(['analyze', folder]);
    expect(directory).toMatchObject({ stdout: '', exitCode: 1 });
    expect(directory.stderr).toMatch(/^clauselight: .*: this is a folder, not a document\n$/);
  });

  it('ends with 1 where standard input is empty', async () => {
    const result = await runInProcess(['analyze', '-'], { input: '' });
    expect(result.stderr).toBe(`clauselight: standard input: ${errors.file_empty.message}\n`);
    expect(result.exitCode).toBe(1);
  });

  it('shows where an error came from only when asked', async () => {
    const result = await runInProcess(['analyze', path.join(folder, 'missing.pdf'), '--debug']);
    expect(result.stderr).toContain('\n    at ');
    expect(result.exitCode).toBe(1);
  });
});

describe('a report that cannot be written', () => {
  it('ends with 1 and names the file', async () => {
    const file = path.join(folder, 'nowhere/report.md');
    const result = await runInProcess(['analyze', getSample('txt'), '--output', file]);
    expect(result.stderr).toBe(`clauselight: ${file}: no such file or directory\n`);
    expect(result.exitCode).toBe(1);
  });

  it('never takes the place of the document', async () => {
    const file = path.join(folder, 'contract.txt');
    await writeFile(file, 'This Agreement is short.');
    const result = await runInProcess([
      'analyze',
      file,
      '--output',
      path.join(folder, '.', 'contract.txt'),
    ]);
    expect(result).toMatchObject({ stdout: '', exitCode: 2 });
    expect(result.stderr).toContain('would overwrite the document');
  });
});

describe('a command line that is none', () => {
  it.each([
    [[], 'a command is missing'],
    [['analyse', 'x.pdf'], 'there is no command "analyse"'],
    [['analyze'], 'the document is missing'],
    [['redline'], 'the document is missing'],
    [['redline', 'a.docx'], 'redline needs --output and a file name'],
    [['redline', 'a.docx', '--json', '-o', 'b.docx'], 'redline writes a Word document'],
    [['analyze', 'a.pdf', 'b.pdf'], 'one document at a time'],
    [['analyze', 'a.pdf', '--xml'], "unknown option '--xml'"],
    [['analyze', 'a.pdf', '--side'], "option '--side <value>' argument missing"],
    [['analyze', 'a.pdf', '--side', ' '], '--side needs the name of a party'],
    [['analyze', 'a.pdf', '--json', '--markdown'], '--json and --markdown exclude each other'],
  ])('ends with 2 and says in one line why: %j', async (args, message) => {
    const { stdout, stderr, exitCode } = await runInProcess(args);
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
    expect(stderr).toMatch(/^clauselight: [^\n]* \(see clauselight --help\)\n$/);
    expect(stderr).toContain(message);
  });
});
