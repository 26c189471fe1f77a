import { estimateTokens, ModelError } from '@clauselight/language-model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import {
  usualAnswer as answer,
  buildRequest,
  buildTask,
  estimateSent,
  findSpending,
  listDays,
  minuteMs,
  noon,
  openTestDesk,
} from '../../../test/desk.ts';
import { createGate } from '../../../test/scripted-model.ts';
import { modelDaySpending, modelDocumentSpending } from '../tables/model-tables.ts';
import type { DeskRequest } from './model-desk.ts';

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`what the desk spends on ${name}`, () => {
    let place: TestDatabase;
    beforeAll(async () => {
      place = await openTestDatabase(kind);
    });
    afterAll(() => place.remove());
    beforeEach(() => place.database.orm.delete(modelDaySpending));

    const openDesk = (settings?: Record<string, string>) => openTestDesk(place.database, settings);
    const build = (given?: Partial<DeskRequest>) => buildRequest(place.database, given);

    describe('the budgets', () => {
      it('allow a call that exactly fits, and not one token more', async () => {
        const task = buildTask();
        const most = estimateSent(task) + task.outputTokens;
        const { desk } = openDesk({ MODEL_TOKENS_PER_DOCUMENT: `${most}` });
        await desk.ask(task, await build());
        const tight = openDesk({ MODEL_TOKENS_PER_DOCUMENT: `${most - 1}` });
        const refused = tight.desk.ask(task, await build());
        await expect(refused).rejects.toMatchObject({ failure: 'document-budget' });
        expect(tight.model.calls).toHaveLength(0);
      });

      it('count running calls, so that simultaneous calls cannot exceed them', async () => {
        const { desk, model } = openDesk({ MODEL_TOKENS_PER_DAY: '300' });
        const gate = createGate(answer);
        model.always(gate.step);
        const requests = await Promise.all([1, 2, 3, 4].map(() => build()));
        const asked = requests.map((request) => desk.ask(buildTask({ prompt: 'x' }), request));
        const refused: unknown[] = [];
        const ended = Promise.all(asked.map((one) => one.catch((error) => refused.push(error))));
        // Opened sooner, what the first call gives back would let a late one in.
        await expect.poll(() => refused).toHaveLength(2);
        gate.open();
        await ended;
        expect(refused).toMatchObject([{ failure: 'day-budget' }, { failure: 'day-budget' }]);
        expect(await listDays(place.database)).toMatchObject([{ tokens: 100 }]);
      });

      it('are reset at midnight, and a call belongs to the day on which it started', async () => {
        const { desk, model, setNow } = openDesk({ MODEL_TOKENS_PER_DAY: '220' });
        const request = await build({ deadline: noon + 48 * 60 * minuteMs });
        const gate = createGate(answer);
        model.script(gate.step);
        const late = desk.ask(buildTask({ prompt: 'one' }), request);
        await expect.poll(() => model.calls).toHaveLength(1);
        const tomorrow = await build({ deadline: noon + 48 * 60 * minuteMs });
        await desk.ask(buildTask({ prompt: 'two' }), tomorrow);
        setNow(noon + 12 * 60 * minuteMs);
        await desk.ask(buildTask({ prompt: 'three' }), tomorrow);
        gate.open();
        await late;
        expect(await listDays(place.database)).toMatchObject([
          { day: '2026-11-22', tokens: 100 },
          { day: '2026-11-23', tokens: 50 },
        ]);
      });

      it("count a failed call: the provider's usage, or an estimate of what was sent and received", async () => {
        const { desk, model } = openDesk();
        const usage = { inputTokens: 7, outputTokens: 5 };
        model.script(() => Promise.reject(new ModelError('truncated', { usage })));
        const counted = await build();
        await expect(desk.ask(buildTask(), counted)).rejects.toThrow();
        expect(await findSpending(place.database, counted.documentId)).toMatchObject({
          tokens: 12,
        });

        const task = buildTask();
        model.script(async ({ options }) => {
          options.onPartial?.(answer);
          throw new ModelError('timed-out');
        });
        const cut = await build();
        await expect(desk.ask(task, cut)).rejects.toThrow();
        const received = estimateTokens(JSON.stringify(answer));
        const sent = estimateSent(task);
        expect(await findSpending(place.database, cut.documentId)).toMatchObject({
          tokens: sent + received,
        });

        model.script(() => Promise.reject(new ModelError('key-refused')));
        const refused = await build();
        await expect(desk.ask(buildTask(), refused)).rejects.toThrow();
        expect(await findSpending(place.database, refused.documentId)).toMatchObject({ tokens: 0 });
      });

      it('are not locked while the model writes', async () => {
        const { desk, model } = openDesk();
        const gate = createGate(answer);
        model.script(gate.step);
        const asked = desk.ask(buildTask(), await build());
        await expect.poll(() => model.calls).toHaveLength(1);
        const { orm } = place.database;
        await orm.transaction(async (tx) => {
          await tx.execute(sql`select from ${modelDocumentSpending} for update nowait`);
          await tx.execute(sql`select from ${modelDaySpending} for update nowait`);
        });
        gate.open();
        await asked;
      });
    });

    describe('asking again', () => {
      it.each(['dropped', 'malformed', 'empty', 'wrong-language', 'unavailable'] as const)(
        'repeats a call that was %s, with growing delays, and pays for each call',
        async (failure) => {
          const { desk, model, waits } = openDesk();
          const usage = { inputTokens: 5, outputTokens: 1 };
          const fail = () => Promise.reject(new ModelError(failure, { usage }));
          model.script(fail, fail);
          const request = await build();
          const answered = await desk.ask(buildTask(), request);
          expect(answered).toMatchObject({ answer, usage: { calls: 3, inputTokens: 50 } });
          expect(waits).toEqual([500, 1000]);
          expect(await findSpending(place.database, request.documentId)).toMatchObject({
            tokens: 62,
          });
        },
      );

      it('ends after the third attempt', async () => {
        const { desk, model } = openDesk();
        model.always(() => Promise.reject(new ModelError('dropped')));
        const asked = desk.ask(buildTask(), await build());
        await expect(asked).rejects.toMatchObject({ failure: 'dropped' });
        expect(model.calls).toHaveLength(3);
      });

      it('waits as long as the provider asks, but not past the deadline', async () => {
        const { desk, model, waits } = openDesk();
        const busy = (retryAfterMs: number) => () =>
          Promise.reject(new ModelError('rate-limited', { retryAfterMs }));
        model.script(busy(20_000), busy(30_000));
        expect((await desk.ask(buildTask(), await build())).answer).toEqual(answer);
        expect(waits).toEqual([20_000, 30_000]);
        model.script(busy(20_000));
        const late = desk.ask(buildTask(), await build());
        await expect(late).rejects.toMatchObject({ failure: 'rate-limited' });
        expect(waits).toHaveLength(2);
      });

      it.each([
        'key-refused',
        'misconfigured',
        'declined',
        'too-long',
        'truncated',
        'timed-out',
      ] as const)('is not done if the failure is %s', async (failure) => {
        const { desk, model } = openDesk();
        model.always(() => Promise.reject(new ModelError(failure)));
        const asked = desk.ask(buildTask(), await build());
        await expect(asked).rejects.toMatchObject({ failure });
        expect(model.calls).toHaveLength(1);
      });
    });
  });
}
