import type { AnswerSentence } from '@clauselight/schema';
import { describe, expect, it, vi } from 'vitest';
import type { CheckedSentence, ClaimedSentence } from './question-messages.ts';
import { createAnswerReader, type VerifiedAnswer } from './verified-answer.ts';

const build = (text: string): ClaimedSentence => ({ text, quotes: ['fee'] });
const [one, two, lie] = [build('One.'), build('Two.'), build('A lie.')];

function keep(text: string): AnswerSentence {
  return { text: { text, unsupported: [] }, evidence: [{ start: 0, end: 3, quote: 'fee' }] };
}

function openReader() {
  const shown: string[][] = [];
  const verify = vi.fn(async (sentences: readonly ClaimedSentence[]) =>
    sentences.map(
      ({ text }): CheckedSentence =>
        text === lie.text
          ? { rejected: { quotes: 1, statements: 0 } }
          : { kept: keep(text), rejected: { quotes: 0, statements: 0 } },
    ),
  );
  const onVerified = ({ sentences }: VerifiedAnswer) =>
    void shown.push(sentences.map(({ text }) => text.text));
  return { reader: createAnswerReader({ verify, onVerified }), verify, shown };
}

describe('an answer that is being written', () => {
  it('is verified sentence by sentence, each once, as soon as another follows it', async () => {
    const { reader, verify, shown } = openReader();
    reader.take({ isAnswered: true });
    reader.take({ isAnswered: true, sentences: [one] });
    reader.take({ isAnswered: true, sentences: [one, { text: 'Tw' }] });
    reader.take({ isAnswered: true, sentences: [one, two, {}] });
    await reader.end();
    expect(shown).toEqual([['One.'], ['One.', 'Two.']]);
    const end = await reader.end({ isAnswered: true, sentences: [one, two] });
    expect(end).toEqual({
      sentences: [keep('One.'), keep('Two.')],
      rejected: { quotes: 0, statements: 0 },
      isNotInDocument: false,
    });
    expect(verify.mock.calls).toEqual([[[one]], [[two]]]);
  });

  it('counts each rejected sentence once', async () => {
    const { reader, shown } = openReader();
    reader.take({ sentences: [lie, one, {}] });
    const end = await reader.end({ isAnswered: true, sentences: [lie, one] });
    expect(shown).toEqual([['One.']]);
    expect(end).toMatchObject({ sentences: [keep('One.')], rejected: { quotes: 1 } });
  });

  it('keeps verified sentences when a retry begins, and then becomes the final answer', async () => {
    const { reader, shown } = openReader();
    reader.take({ sentences: [one, two, {}] });
    reader.take({ sentences: [two, {}] });
    expect((await reader.end()).sentences).toEqual([keep('One.'), keep('Two.')]);
    expect(shown).toEqual([['One.', 'Two.']]);
    const end = await reader.end({ isAnswered: true, sentences: [two] });
    expect(end.sentences).toEqual([keep('Two.')]);
  });

  it('reports that the document does not answer', async () => {
    const end = await openReader().reader.end({ isAnswered: false, sentences: [] });
    expect(end).toMatchObject({ sentences: [], isNotInDocument: true });
  });

  it.each([undefined, null, 'text', { sentences: 'text' }, { sentences: [1, { text: 2 }, 3] }])(
    'has no sentences if it is %o',
    async (partial) => {
      const { reader, verify } = openReader();
      reader.take(partial);
      expect((await reader.end()).sentences).toEqual([]);
      expect(verify.mock.calls.flat(2)).toEqual([]);
    },
  );

  it('fails if the comparison fails', async () => {
    const broken = createAnswerReader({
      verify: () => Promise.reject(new Error('broken')),
      onVerified: () => undefined,
    });
    broken.take({ sentences: [one, {}] });
    await expect(broken.end()).rejects.toThrow('broken');
  });
});
