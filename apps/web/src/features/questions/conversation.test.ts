import type { AskAnswer, AskRequest } from '@clauselight/schema';
import { describe, expect, it, vi } from 'vitest';
import { createConversation } from './conversation.ts';
import type { SendOptions } from './send-question.ts';
import { buildAnswer, buildModelPart, buildPassage, buildSentence } from './test/build-answer.ts';

const choice = { side: undefined, useModel: true };

interface Sent {
  body: AskRequest;
  options: SendOptions;
  settle: { resolve: (answer: AskAnswer) => void; reject: (error: unknown) => void };
}

/** A conversation whose questions are answered by hand, one after the other. */
function begin() {
  const sent: Sent[] = [];
  const conversation = createConversation(
    (body, options) =>
      new Promise((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason));
        sent.push({ body, options, settle: { resolve, reject } });
      }),
  );
  return { conversation, sent, getLast: () => conversation.getTurns().at(-1) };
}

const answered = buildAnswer({ model: buildModelPart({ sentences: [buildSentence('Yes.')] }) });

describe('a question', () => {
  it('stands there at once, its answer as it comes, and its end', async () => {
    const { conversation, sent, getLast } = begin();
    const told = vi.fn();
    conversation.subscribe(told);
    const asking = conversation.ask('  When does it end?  ', { side: 'b', useModel: true });
    expect(getLast()).toEqual({ id: 1, question: 'When does it end?', state: 'asking' });
    expect(sent[0]?.body).toEqual({
      question: 'When does it end?',
      side: 'b',
      earlier: [],
      useModel: true,
    });
    const begun = buildAnswer({ passages: [buildPassage('It ends in May.')], isFinal: false });
    sent[0]?.options.onSnapshot(begun);
    expect(getLast()).toMatchObject({ state: 'asking', answer: begun });
    sent[0]?.settle.resolve(answered);
    await asking;
    expect(getLast()).toMatchObject({ state: 'answered', answer: answered });
    expect(told).toHaveBeenCalledTimes(3);
  });

  it('waits for the answer before it', () => {
    const { conversation, sent } = begin();
    void conversation.ask('One?', choice);
    void conversation.ask('Two?', choice);
    expect(sent).toHaveLength(1);
    expect(conversation.getTurns()).toHaveLength(1);
  });

  it('of nothing but blanks is none', () => {
    const { conversation, sent } = begin();
    void conversation.ask(' \n', choice);
    expect(sent).toEqual([]);
    expect(conversation.getTurns()).toEqual([]);
  });

  it('that fails says why and keeps what had come, and the next one can be asked', async () => {
    const { conversation, sent, getLast } = begin();
    const asking = conversation.ask('One?', choice);
    sent[0]?.options.onSnapshot(buildAnswer({ isFinal: false }));
    const error = new Error('gone');
    sent[0]?.settle.reject(error);
    await asking;
    expect(getLast()).toMatchObject({ state: 'failed', error, answer: { isFinal: false } });
    void conversation.ask('Two?', choice);
    expect(sent).toHaveLength(2);
  });

  it('that is stopped calls the request off and keeps what had come', async () => {
    const { conversation, sent, getLast } = begin();
    const asking = conversation.ask('One?', choice);
    sent[0]?.options.onSnapshot({ ...answered, isFinal: false });
    conversation.stop();
    await asking;
    expect(sent[0]?.options.signal.aborted).toBe(true);
    expect(getLast()).toMatchObject({ state: 'stopped', answer: { model: answered.model } });
    expect(getLast()).not.toHaveProperty('error');
  });

  it('carries the questions that were answered before, unless no model may be asked', async () => {
    const { conversation, sent } = begin();
    const first = conversation.ask('One?', choice);
    sent[0]?.settle.resolve(answered);
    await first;
    const second = conversation.ask('Two?', choice);
    expect(sent[1]?.body.earlier).toEqual([{ question: 'One?', answer: 'Yes.' }]);
    sent[1]?.settle.resolve(buildAnswer());
    await second;
    void conversation.ask('Three?', { side: undefined, useModel: false });
    expect(sent[2]?.body).toEqual({ question: 'Three?', earlier: [], useModel: false });
  });
});

describe('what is cleared', () => {
  it('is gone, and nothing of it comes back', async () => {
    const { conversation, sent } = begin();
    const asking = conversation.ask('One?', choice);
    conversation.clear();
    await asking;
    expect(sent[0]?.options.signal.aborted).toBe(true);
    expect(conversation.getTurns()).toEqual([]);
  });

  it('makes room for the next question at once', () => {
    const { conversation, sent, getLast } = begin();
    void conversation.ask('One?', choice);
    conversation.clear();
    void conversation.ask('Two?', choice);
    expect(sent).toHaveLength(2);
    expect(getLast()).toMatchObject({ id: 2, question: 'Two?', state: 'asking' });
  });
});
