import { randomUUID } from 'node:crypto';
import { analysisFileSchema } from '@clauselight/schema';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDocumentMaterial } from '../../../test/document-material.ts';
import type { OutputWork } from './output-messages.ts';
import { createOutputRunner, startOutputThread } from './output-runner.ts';

type Takes = OutputWork['report']['takes'];

function buildTakes({
  format = 'json',
  ...text
}: Partial<Pick<Takes, 'format'>> & { text?: string } = {}): Takes {
  const material = {
    ...buildDocumentMaterial(text),
    analysisId: randomUUID(),
    documentId: randomUUID(),
    filename: 'fee.txt',
    analyzedAt: '2026-03-01T10:00:00.000Z',
  };
  return { material, side: undefined, states: [], highlights: undefined, isShort: false, format };
}

describe('the thread that draws files', () => {
  const start = vi.fn(startOutputThread);
  const runner = createOutputRunner({ start });
  afterAll(() => runner.close());
  beforeEach(() => void start.mockClear());
  const options = { signal: new AbortController().signal, failureCode: 'report_failed' } as const;
  const read = (bytes: Uint8Array) =>
    analysisFileSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));

  it('draws several at a time, each its own', async () => {
    const wanted = [buildTakes(), buildTakes(), buildTakes()];
    const drawn = await Promise.all(wanted.map((takes) => runner.draw('report', takes, options)));
    expect(drawn.map((bytes) => read(bytes).analysisId)).toEqual(
      wanted.map(({ material }) => material.analysisId),
    );
  });

  it('reports why it failed', async () => {
    const refused = runner.draw('report', buildTakes({ format: 'calendar' }), options);
    await expect(refused).rejects.toMatchObject({ code: 'no_dates' });
    const other = runner.draw('report', buildTakes({ text: 'Another text.' }), options);
    await expect(other).rejects.toMatchObject({ code: 'analysis_missing' });
  });

  it.each([
    ['takes too long', { timeoutMs: 0 }, { code: 'report_failed' }],
    ['is told to stop', { signal: AbortSignal.abort(new Error('left')) }, { message: 'left' }],
  ])('is replaced if it %s', async (_, ends, error) => {
    // A form that is not made before the time is looked at.
    const slow = buildTakes({ format: 'docx' });
    const stopped = runner.draw('report', slow, { ...options, ...ends });
    await expect(stopped).rejects.toMatchObject(error);
    const takes = buildTakes();
    expect(read(await runner.draw('report', takes, options)).analysisId).toBe(
      takes.material.analysisId,
    );
  });

  it('is kept for the next request', async () => {
    await runner.draw('report', buildTakes(), options);
    start.mockClear();
    await runner.draw('report', buildTakes(), options);
    await expect(
      runner.draw('report', buildTakes({ format: 'calendar' }), options),
    ).rejects.toThrow();
    await runner.draw('report', buildTakes(), options);
    expect(start).not.toHaveBeenCalled();
  });

  it('is replaced if it ended while it was idle', async () => {
    const own = createOutputRunner({ start });
    await own.draw('report', buildTakes(), options);
    const thread = start.mock.results[0]?.value;
    const ended = new Promise((resolve) => thread?.once('exit', resolve));
    thread?.postMessage(null);
    await ended;
    await expect(own.draw('report', buildTakes(), options)).resolves.toBeDefined();
    expect(start).toHaveBeenCalledTimes(2);
    await own.close();
  });

  it('is replaced if it holds too much memory', async () => {
    const frugal = createOutputRunner({ mostBytes: 0, start });
    await frugal.draw('report', buildTakes(), options);
    await frugal.draw('report', buildTakes(), options);
    expect(start).toHaveBeenCalledTimes(2);
    await frugal.close();
  });

  it('is replaced after a request that it cannot read', async () => {
    const takes = buildTakes();
    const material = { ...takes.material, analysis: 'no JSON' };
    const broken = runner.draw('report', { ...takes, material }, options);
    await expect(broken).rejects.toMatchObject({ code: 'report_failed' });
    start.mockClear();
    await expect(runner.draw('report', takes, options)).resolves.toBeDefined();
    expect(start).toHaveBeenCalledTimes(1);
  });
});
