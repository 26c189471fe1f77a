import { buildSourceText } from '@clauselight/engine/test/build-source-text.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createEngineRunner } from './engine-runner.ts';

function buildBytes(text: string): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(buildSourceText(text)));
}

const short = buildBytes(
  'The Provider may modify this Agreement at any time without notice to the Customer.',
);
/** Enough to keep the engine busy for longer than any of these tests waits. */
const long = buildBytes('The Provider may modify this Agreement at any time. '.repeat(90_000));
const signal = new AbortController().signal;

describe('the engine runner', () => {
  const runner = createEngineRunner();
  afterAll(() => runner.close());

  it('analyzes in a thread and reports its progress', async () => {
    const onProgress = vi.fn();
    const analysis = await runner.run(short, { signal, timeoutMs: 20_000, onProgress });
    expect(analysis.wordCount).toBeGreaterThan(0);
    expect(onProgress).toHaveBeenCalled();
  });

  it('accepts a source text before it analyzes it, and nothing else', async () => {
    const onAccepted = vi.fn();
    const options = { signal, timeoutMs: 20_000, onAccepted, onProgress: () => undefined };
    await runner.run(short, options);
    expect(onAccepted).toHaveBeenCalledOnce();
    const [text] = onAccepted.mock.calls[0] ?? [];
    expect(Buffer.from(text).toString('utf16le')).toMatch(/^The Provider .* the Customer\.$/);
    const nonsense = new TextEncoder().encode('{"text":"The fee is due."}');
    await expect(runner.run(nonsense, options)).rejects.toMatchObject({ code: 'analysis_failed' });
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  it('stops an analysis that takes too long, and stays usable', async () => {
    const tooLong = runner.run(long, { signal, timeoutMs: 20, onProgress: () => undefined });
    await expect(tooLong).rejects.toMatchObject({ code: 'analysis_failed' });
    await expect(
      runner.run(short, { signal, timeoutMs: 20_000, onProgress: () => undefined }),
    ).resolves.toBeDefined();
  });

  it('stops when it is aborted, with the given reason', async () => {
    const cancel = new AbortController();
    const canceled = runner.run(long, {
      signal: cancel.signal,
      timeoutMs: 20_000,
      onProgress: () => cancel.abort(new Error('not needed any more')),
    });
    await expect(canceled).rejects.toThrow('not needed any more');
  });

  it('runs several analyses at a time and gives each its own', async () => {
    const texts = ['one', 'two words', 'three whole words'].map(buildBytes);
    const analyses = await Promise.all(
      texts.map((text) =>
        runner.run(text, { signal, timeoutMs: 20_000, onProgress: () => undefined }),
      ),
    );
    expect(analyses.map((analysis) => analysis.wordCount)).toEqual([1, 2, 3]);
  });
});
