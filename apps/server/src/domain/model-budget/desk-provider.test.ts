import { createAnswerTask } from '@clauselight/language-model';
import { openLanguageModel } from '@clauselight/language-model/open-language-model.ts';
import {
  type Behavior,
  type BehaviorKind,
  type ModelServer,
  startModelServer,
} from '@clauselight/language-model/testing/model-server.ts';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createDocument } from '../../../test/documents.ts';
import { parseConfig } from '../../platform/config.ts';
import { createModelDesk } from './model-desk.ts';

const log = pino({ level: 'silent' });
const { signal } = new AbortController();
/** The time for an answer. */
const askedMs = 30_000;

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`the desk before a provider, on ${name}`, () => {
    let place: TestDatabase;
    let provider: ModelServer;
    let arrivals: number;
    beforeAll(async () => {
      place = await openTestDatabase(kind);
      provider = await startModelServer();
    });
    afterAll(async () => {
      await provider.close();
      await place.remove();
    });
    afterEach(() => void vi.useRealTimers());
    beforeEach(() => {
      arrivals = provider.requests.length;
    });

    /** A desk whose waits are over at once. */
    const openDesk = (environment: Record<string, string> = {}) => {
      const waits: number[] = [];
      const settings = provider.settings('openai');
      const desk = createModelDesk({
        platform: { database: place.database, config: parseConfig(environment), log },
        settings,
        client: openLanguageModel(settings),
        clock: {
          now: Date.now,
          random: () => 0,
          wait: async (ms) => void waits.push(ms),
        },
      });
      let number = 0;
      const ask = async (given: { signal?: AbortSignal } = {}) => {
        number += 1;
        const text = `${number}. The Customer shall pay a fee of USD 500 within ten days. The fee is due whether or not the Customer uses the services. A fee that is late bears interest.`;
        const task = createAnswerTask({
          settings,
          kind: 'Contract',
          sides: [],
          question: 'What fee shall the customer pay?',
          earlier: [],
          passages: [{ number: 1, text }],
        });
        return desk.ask(task, {
          ...(await createDocument(place.database)),
          signal: given.signal ?? signal,
          deadline: Date.now() + askedMs,
        });
      };
      return { ask, waits };
    };
    const countArrivals = () => provider.requests.length - arrivals;

    it.each([
      ['drops', 'drops', [500]],
      ['sends no JSON', 'malformed', [500]],
      ['says nothing', 'empty', [500]],
      ['writes German', 'wrong-language', [500]],
      ['is overloaded', 'overloaded', [500]],
      ['answers with a page', 'html', [500]],
      ['wants to be asked later', { kind: 'rate-limited', retryAfter: '7' }, [7000]],
    ] satisfies [string, BehaviorKind | Behavior, number[]][])(
      'asks again when it %s',
      async (_, behavior, expected) => {
        const { ask, waits } = openDesk();
        provider.behave([behavior]);
        expect((await ask()).answer.sentences.length).toBeGreaterThan(0);
        expect(waits).toEqual(expected);
        expect(countArrivals()).toBe(2);
      },
    );

    it.each([
      ['refuses-key', 'key-refused'],
      ['unknown-model', 'misconfigured'],
      ['declines', 'declined'],
      ['too-long', 'too-long'],
      ['truncated', 'truncated'],
    ] as const)('does not ask again when it %s', async (behavior, failure) => {
      provider.behave([behavior]);
      await expect(openDesk().ask()).rejects.toMatchObject({ failure });
      expect(countArrivals()).toBe(1);
    });

    it('does not wait for a time past the deadline', async () => {
      const { ask, waits } = openDesk();
      provider.behave([{ kind: 'rate-limited', retryAfter: '60' }]);
      await expect(ask()).rejects.toMatchObject({ failure: 'rate-limited' });
      expect(waits).toEqual([]);
    });

    it('ends the request when nobody waits any more, or when the time is up', async () => {
      provider.behave('hangs');
      const leaving = new AbortController();
      const left = openDesk().ask({ signal: leaving.signal });
      const request = await provider.waitForRequest(arrivals + 1);
      leaving.abort(new Error('enough'));
      await expect(left).rejects.toThrow('enough');
      expect(await request.ended).toBe('left');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const late = expect(openDesk().ask()).rejects.toMatchObject({ failure: 'timed-out' });
      const second = await provider.waitForRequest(arrivals + 2);
      vi.advanceTimersByTime(askedMs);
      vi.useRealTimers();
      await late;
      expect(await second.ended).toBe('left');
    });

    it('opens no more requests than allowed', async () => {
      provider.behave({ kind: 'honest', holdAfter: 0 });
      const { ask } = openDesk({ MODEL_CONCURRENCY: '2' });
      const asked = [1, 2, 3, 4].map(() => ask());
      await provider.waitForHeld(2);
      provider.behave('honest');
      provider.release();
      await Promise.all(asked);
      expect(countArrivals()).toBe(4);
      expect(provider.mostAtOnce).toBe(2);
    });
  });
}
