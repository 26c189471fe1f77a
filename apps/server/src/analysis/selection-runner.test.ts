import { AppError } from '@clauselight/schema';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { buildSelectionMaterial } from '../../test/selection-material.ts';
import type { SelectionMaterial } from './selection-messages.ts';
import { createSelectionRunner } from './selection-runner.ts';

const request = { selectedText: 'fee' };
const signal = new AbortController().signal;
const load = async () => buildSelectionMaterial();

function buildOptions(
  options: { load?: () => Promise<SelectionMaterial>; timeoutMs?: number } = {},
) {
  return { signal, timeoutMs: 20_000, load, ...options };
}

describe('the thread that explains passages', () => {
  const runner = createSelectionRunner();
  afterAll(() => runner.close());

  it('asks for a document once, and answers from it', async () => {
    const loading = vi.fn(load);
    const question = { materialKey: 'asked twice', request };
    const first = await runner.ask(question, buildOptions({ load: loading }));
    expect(first.analysis).toContain('What it states: Fee: fee.');
    expect(await runner.ask(question, buildOptions({ load: loading }))).toEqual(first);
    expect(loading).toHaveBeenCalledOnce();
  });

  it('gives each of several questions at once its own answer', async () => {
    const questions = ['fee', 'The', 'poke'].map((selectedText) =>
      runner.ask({ materialKey: 'shared', request: { selectedText } }, buildOptions()),
    );
    const [fee, the, poke] = await Promise.allSettled(questions);
    expect(fee).toMatchObject({ status: 'fulfilled' });
    expect(the).toMatchObject({ status: 'fulfilled' });
    expect(poke).toMatchObject({ reason: { code: 'selection_not_found' } });
  });

  it('passes on why a document cannot be had, and keeps what it has', async () => {
    const gone = async () => {
      throw new AppError('analysis_missing');
    };
    const asked = runner.ask({ materialKey: 'gone', request }, buildOptions({ load: gone }));
    await expect(asked).rejects.toMatchObject({ code: 'analysis_missing' });
    const again = runner.ask({ materialKey: 'shared', request }, buildOptions({ load: gone }));
    await expect(again).resolves.toBeDefined();
  });

  it('refuses what is no document', async () => {
    const nonsense = async () => ({ sourceText: new Uint8Array([123]), analysis: '{}' });
    const asked = runner.ask({ materialKey: 'bad', request }, buildOptions({ load: nonsense }));
    await expect(asked).rejects.toMatchObject({ code: 'analysis_failed' });
  });

  it('stops what takes too long, and works on in a new thread', async () => {
    const text = `The fee is due.${' The fee is not due.'.repeat(200_000)}`;
    const slow = async () => buildSelectionMaterial({ text });
    const options = buildOptions({ load: slow, timeoutMs: 1 });
    const asked = runner.ask({ materialKey: 'slow', request: { selectedText: 'poke' } }, options);
    await expect(asked).rejects.toMatchObject({ code: 'analysis_failed' });
    const next = runner.ask({ materialKey: 'shared', request }, buildOptions());
    await expect(next).resolves.toBeDefined();
  });

  it('stops when it is told to, with the reason it was given', async () => {
    const reason = new Error('not needed any more');
    const options = { ...buildOptions(), signal: AbortSignal.abort(reason) };
    await expect(runner.ask({ materialKey: 'shared', request }, options)).rejects.toBe(reason);
  });
});
