import { AppError } from '@clauselight/schema';
import { expect, it, vi } from 'vitest';
import { findReport } from './find-report.ts';

const { signal } = new AbortController();
const analysis = { ownerId: 'ada', analysisId: 'a1' };

it('asks for the report of the owner’s analysis, as Markdown and without an annex', async () => {
  const makeOutput = vi.fn(async () => Uint8Array.of(1));
  const report = await findReport({ makeOutput, log: { info: vi.fn() } }, analysis, signal);
  expect(report).toEqual(Uint8Array.of(1));
  const request = { kind: 'analysis', analysisId: 'a1', format: 'markdown', hasAnnex: false };
  expect(makeOutput).toHaveBeenCalledWith({ ownerId: 'ada', request }, signal);
});

it('leaves out a report that cannot be made, and logs it', async () => {
  const info = vi.fn();
  const makeOutput = () => Promise.reject(new AppError('analysis_missing'));
  expect(await findReport({ makeOutput, log: { info } }, analysis, signal)).toBeUndefined();
  expect(info.mock.calls[0]?.[0]).toMatchObject({ code: 'analysis_missing', analysisId: 'a1' });
});

it('hides no other failure', async () => {
  const makeOutput = () => Promise.reject(new Error('stopped'));
  const found = findReport({ makeOutput, log: { info: vi.fn() } }, analysis, signal);
  await expect(found).rejects.toThrow('stopped');
});
