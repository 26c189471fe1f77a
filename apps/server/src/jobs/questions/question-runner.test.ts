import { AppError, type Span } from '@clauselight/schema';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { buildDocumentMaterial } from '../../../test/document-material.ts';
import type { DocumentMaterial } from '../../domain/analyses/document-material.ts';
import { createQuestionRunner } from './question-runner.ts';

const fee = { selectedText: 'fee' };
const signal = new AbortController().signal;
const load = async () => buildDocumentMaterial();

function buildOptions(
  materialKey: string,
  options: { load?: () => Promise<DocumentMaterial>; timeoutMs?: number } = {},
) {
  return { materialKey, signal, timeoutMs: 20_000, load, ...options };
}

describe('the thread that answers questions', () => {
  const runner = createQuestionRunner();
  afterAll(() => runner.close());

  it('asks for a document once, and answers from it', async () => {
    const loading = vi.fn(load);
    const options = buildOptions('asked twice', { load: loading });
    const first = await runner.ask('explain', fee, options);
    expect(first.answer.analysis).toContain('What it states: Fee: fee.');
    expect(await runner.ask('explain', fee, options)).toEqual(first);
    expect(loading).toHaveBeenCalledOnce();
  });

  it('gives each of several questions at once its own answer', async () => {
    const questions = ['fee', 'The', 'poke'].map((selectedText) =>
      runner.ask('explain', { selectedText }, buildOptions('shared')),
    );
    const [explained, the, poke] = await Promise.allSettled(questions);
    expect(explained).toMatchObject({ status: 'fulfilled' });
    expect(the).toMatchObject({ status: 'fulfilled' });
    expect(poke).toMatchObject({ reason: { code: 'selection_not_found' } });
  });

  it('finds passages, and says what a language model is to be shown', async () => {
    const request = { question: 'When is the fee due?' };
    const found = await runner.ask('search', request, buildOptions('shared'));
    expect(found.answer.passages[0]?.evidence.quote).toBe('The fee is due.');
    expect(found.answer).not.toHaveProperty('model');
    expect(found.input).toMatchObject({ kind: 'Contract', ...request });
    expect(found.input?.passages[0]).toMatchObject({ number: 1, text: 'The fee is due.' });
    const nothing = await runner.ask('search', { question: 'xyzzy' }, buildOptions('shared'));
    expect(nothing).toMatchObject({ answer: { passages: [] }, input: undefined });
  });

  it.each([
    ['is true', { text: 'The fee is due.', quotes: ['fee is due'] }, 0, 0, 'The fee is due.'],
    [
      'quotes with quotation marks',
      { text: 'It is due.', quotes: ['“The fee is due.”'] },
      0,
      0,
      'It is due.',
    ],
    [
      'quotes what is not there',
      { text: 'It is due.', quotes: ['fee is overdue'] },
      1,
      0,
      undefined,
    ],
    ['quotes nothing', { text: 'The fee is due.', quotes: [] }, 1, 0, undefined],
    ['invents a sum', { text: 'The fee is USD 700.', quotes: ['fee is due'] }, 0, 1, undefined],
    [
      'sends its reader away',
      { text: 'The fee is due. See https://evil.example/?q=fee.', quotes: ['fee is due'] },
      0,
      1,
      'The fee is due.',
    ],
  ])('says what stands of a sentence that %s', async (_, sentence, quotes, statements, text) => {
    const passages: readonly Span[] = [{ start: 0, end: 15 }];
    const takes = { passages, sentences: [sentence] };
    const [checked] = await runner.ask('verify', takes, buildOptions('shared'));
    expect(checked?.rejected).toEqual({ quotes, statements });
    expect(checked?.kept?.text.text).toBe(text);
    for (const words of checked?.kept?.evidence ?? [])
      expect('The fee is due.'.slice(words.start, words.end)).toBe(words.quote);
  });

  it('looks for a quote in the passages before anywhere else', async () => {
    const text = `The fee is due. ${'Other words stand here. '.repeat(50)}The fee is due.`;
    const options = buildOptions('twice', { load: async () => buildDocumentMaterial({ text }) });
    const passages = [{ start: text.length - 15, end: text.length }];
    const sentences = [{ text: 'It is due.', quotes: ['fee is due'] }];
    const [checked] = await runner.ask('verify', { passages, sentences }, options);
    expect(checked?.kept?.evidence[0]?.start).toBe(text.length - 11);
  });

  it('passes on why a document cannot be had, and keeps what it has', async () => {
    const gone = async () => {
      throw new AppError('analysis_missing');
    };
    const asked = runner.ask('explain', fee, buildOptions('gone', { load: gone }));
    await expect(asked).rejects.toMatchObject({ code: 'analysis_missing' });
    const again = runner.ask('explain', fee, buildOptions('shared', { load: gone }));
    await expect(again).resolves.toBeDefined();
  });

  it('refuses what is no document', async () => {
    const nonsense = async () => ({ sourceText: new Uint8Array([123]), analysis: '{}' });
    const asked = runner.ask('explain', fee, buildOptions('bad', { load: nonsense }));
    await expect(asked).rejects.toMatchObject({ code: 'analysis_failed' });
  });

  it('stops what takes too long, and works on in a new thread', async () => {
    const text = `The fee is due.${' The fee is not due.'.repeat(200_000)}`;
    const slow = async () => buildDocumentMaterial({ text });
    const options = buildOptions('slow', { load: slow, timeoutMs: 1 });
    const asked = runner.ask('explain', { selectedText: 'poke' }, options);
    await expect(asked).rejects.toMatchObject({ code: 'analysis_failed' });
    const next = runner.ask('explain', fee, buildOptions('shared'));
    await expect(next).resolves.toBeDefined();
  });

  it('stops on request, with the given reason', async () => {
    const reason = new Error('not needed any more');
    const options = { ...buildOptions('shared'), signal: AbortSignal.abort(reason) };
    await expect(runner.ask('explain', fee, options)).rejects.toBe(reason);
  });
});
