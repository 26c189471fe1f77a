import { ModelError } from '@clauselight/language-model';
import { eq } from 'drizzle-orm';
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
import { createDocument } from '../../../test/documents.ts';
import { createGate, scriptedUsage } from '../../../test/scripted-model.ts';
import { documents } from '../tables/document-tables.ts';
import { modelAnswers, modelDaySpending } from '../tables/model-tables.ts';
import type { DeskRequest } from './model-desk.ts';
import type { ModelSpending } from './spending.ts';

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`the desk on ${name}`, () => {
    let place: TestDatabase;
    beforeAll(async () => {
      place = await openTestDatabase(kind);
    });
    afterAll(() => place.remove());
    beforeEach(() => place.database.orm.delete(modelDaySpending));

    const openDesk = (settings?: Record<string, string>) => openTestDesk(place.database, settings);
    const build = (given?: Partial<DeskRequest>) => buildRequest(place.database, given);

    it("asks the model, passes on its growing answer, and counts the provider's usage", async () => {
      const { desk, model } = openDesk();
      const partials: unknown[] = [];
      const spent: ModelSpending[] = [];
      const request = await build({
        onPartial: (partial) => void partials.push(partial),
        onSpent: (spending) => void spent.push(spending),
      });
      model.script(async ({ options }) => {
        options.onPartial?.({ isAnswered: true });
        options.onPartial?.(answer);
        return answer;
      });
      // 40 tokens at 1 and 10 at 10 dollars a million.
      const usage = { calls: 1, ...scriptedUsage, microdollars: 140 };
      expect(await desk.ask(buildTask(), request)).toEqual({ answer, isCached: false, usage });
      expect(partials).toEqual([{ isAnswered: true }, answer]);
      expect(spent).toEqual([usage]);
      const counted = { tokens: 50, microdollars: 140 };
      expect(await findSpending(place.database, request.documentId)).toMatchObject(counted);
      expect(await listDays(place.database)).toMatchObject([{ day: '2026-11-22', ...counted }]);
    });

    it('gives the model the time until the deadline', async () => {
      const { desk, model } = openDesk();
      await desk.ask(buildTask(), await build());
      expect(model.calls[0]?.options.timeoutMs).toBe(minuteMs);
      const late = desk.ask(buildTask(), await build({ deadline: noon }));
      await expect(late).rejects.toMatchObject({ failure: 'timed-out' });
      expect(model.calls).toHaveLength(1);
      const gate = createGate(answer);
      model.script(gate.step);
      const hanging = desk.ask(buildTask(), await build({ deadline: noon + 200 }));
      await expect(hanging).rejects.toMatchObject({ failure: 'timed-out' });
    });

    describe('the answers it keeps', () => {
      it('are used again, also for another document of the same owner', async () => {
        const { desk, model } = openDesk();
        const task = buildTask();
        const request = await build();
        await desk.ask(task, request);
        const other = await createDocument(place.database, request.ownerId);
        for (const documentId of [request.documentId, other.documentId]) {
          const partials: unknown[] = [];
          const onPartial = (partial: unknown) => void partials.push(partial);
          const again = await desk.ask(task, { ...request, documentId, onPartial });
          const usage = { calls: 0, inputTokens: 0, outputTokens: 0 };
          expect(again).toEqual({ answer, isCached: true, usage });
          expect(partials).toEqual([answer]);
        }
        expect(model.calls).toHaveLength(1);
        expect(await findSpending(place.database, request.documentId)).toMatchObject({
          tokens: 50,
        });
        expect(await findSpending(place.database, other.documentId)).toBeUndefined();
      });

      it('are not used for other owners', async () => {
        const { desk, model } = openDesk();
        const task = buildTask();
        await desk.ask(task, await build());
        expect((await desk.ask(task, await build())).isCached).toBe(false);
        expect(model.calls).toHaveLength(2);
      });

      it('are deleted with their document', async () => {
        const { desk, model } = openDesk();
        const task = buildTask();
        const request = await build();
        await desk.ask(task, request);
        const { orm } = place.database;
        await orm.delete(documents).where(eq(documents.id, request.documentId));
        const left = await createDocument(place.database, request.ownerId);
        await desk.ask(task, { ...request, documentId: left.documentId });
        expect(model.calls).toHaveLength(2);
      });

      it.each([
        ['another version of the prompt', { id: 'answer/2' }],
        ['another prompt', { prompt: 'other' }],
        ['other rules', { system: 'You lie.' }],
        ['a longer answer', { outputTokens: 101 }],
      ])('are not used for %s', async (_, changed) => {
        const { desk, model } = openDesk();
        const task = buildTask({ prompt: 'the same' });
        const request = await build();
        await desk.ask(task, request);
        await desk.ask({ ...task, ...changed }, request);
        expect(model.calls).toHaveLength(2);
      });

      it('are replaced if their shape is unknown', async () => {
        const { desk, model } = openDesk();
        const task = buildTask();
        const request = await build();
        await desk.ask(task, request);
        const { orm } = place.database;
        const isOfDocument = eq(modelAnswers.documentId, request.documentId);
        await orm
          .update(modelAnswers)
          .set({ answer: { isAnswered: 1 } })
          .where(isOfDocument);
        expect((await desk.ask(task, request)).isCached).toBe(false);
        expect((await desk.ask(task, request)).isCached).toBe(true);
        expect(model.calls).toHaveLength(2);
      });

      it('are stored without characters that the database cannot store', async () => {
        const { desk, model } = openDesk();
        const task = buildTask();
        const request = await build();
        const odd = { isAnswered: true, sentences: [{ text: 'a\u0000b\ud83dc', quotes: [] }] };
        model.script(async () => odd);
        await desk.ask(task, request);
        const kept = await desk.ask(task, request);
        expect(kept).toMatchObject({ isCached: true, answer: { sentences: [{ text: 'abc' }] } });
      });

      it('are not stored if the document is removed while the model writes', async () => {
        const { desk, model } = openDesk();
        const task = buildTask();
        const request = await build();
        model.script(async () => {
          const { orm } = place.database;
          await orm.delete(documents).where(eq(documents.id, request.documentId));
          return answer;
        });
        expect((await desk.ask(task, request)).answer).toEqual(answer);
        const again = desk.ask(buildTask(), request);
        await expect(again).rejects.toMatchObject({ code: 'not_found' });
      });
    });

    describe('leaving', () => {
      it('ends the call with the given reason, and what was sent is paid for', async () => {
        const { desk, model } = openDesk();
        const leaving = new AbortController();
        const request = await build({ signal: leaving.signal });
        const gate = createGate(answer);
        model.script(gate.step);
        const task = buildTask();
        const asked = desk.ask(task, request);
        await expect.poll(() => model.calls).toHaveLength(1);
        leaving.abort(new Error('enough'));
        await expect(asked).rejects.toThrow('enough');
        expect(model.calls[0]?.options.signal.aborted).toBe(true);
        const tokens = estimateSent(task);
        expect(await findSpending(place.database, request.documentId)).toMatchObject({ tokens });
      });

      it('ends the wait for a slot, and then no request is sent or paid for', async () => {
        const { desk, model } = openDesk({ MODEL_CONCURRENCY: '1' });
        const gate = createGate(answer);
        model.script(gate.step);
        const first = desk.ask(buildTask(), await build());
        await expect.poll(() => model.calls).toHaveLength(1);
        const leaving = new AbortController();
        const request = await build({ signal: leaving.signal });
        const asked = desk.ask(buildTask(), request);
        leaving.abort(new Error('enough'));
        await expect(asked).rejects.toThrow('enough');
        gate.open();
        await first;
        expect(model.calls).toHaveLength(1);
        expect(await findSpending(place.database, request.documentId)).toBeUndefined();
      });
    });

    it('shares one call between equal simultaneous requests', async () => {
      const { desk, model } = openDesk();
      const gate = createGate(answer);
      model.script(gate.step);
      const task = buildTask();
      const request = await build();
      const leaving = new AbortController();
      const first = desk.ask(task, { ...request, signal: leaving.signal });
      const second = desk.ask(task, request);
      await expect.poll(() => model.calls).toHaveLength(1);
      leaving.abort(new Error('enough'));
      await expect(first).rejects.toThrow('enough');
      gate.open();
      expect((await second).answer).toEqual(answer);
      expect(model.calls).toHaveLength(1);
    });

    it('opens no more simultaneous calls than configured', async () => {
      const { desk, model } = openDesk({ MODEL_CONCURRENCY: '3' });
      const gate = createGate(answer);
      model.always(gate.step);
      const requests = await Promise.all(Array.from({ length: 9 }, () => build()));
      const asked = requests.map((request) => desk.ask(buildTask(), request));
      await expect.poll(() => model.calls).toHaveLength(3);
      gate.open();
      await Promise.all(asked);
      expect(model.calls).toHaveLength(9);
      expect(model.countMostOpen()).toBe(3);
    });

    it('logs neither questions and answers nor the key', async () => {
      const { desk, model, lines } = openDesk();
      model.script(() =>
        Promise.reject(new ModelError('declined', { cause: new Error('Wolfsbane') })),
      );
      const task = buildTask({ prompt: 'Wolfsbane' });
      await expect(desk.ask(task, await build())).rejects.toThrow();
      await desk.ask(task, await build());
      expect(lines).toHaveLength(2);
      expect(lines.join()).toContain('declined');
      expect(lines.join()).not.toMatch(/Wolfsbane|fee is due|sk-secret/);
    });
  });
}
