import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createDocument } from '../../../test/documents.ts';
import { documents } from '../tables/document-tables.ts';
import { modelDaySpending, modelDocumentSpending } from '../tables/model-tables.ts';
import { createBudgets } from './budgets.ts';

const day = '2026-11-22';
const config = {
  MODEL_TOKENS_PER_DOCUMENT: 1000,
  MODEL_TOKENS_PER_DAY: 1500,
  MODEL_DOLLARS_PER_DOCUMENT: 0.002,
  MODEL_DOLLARS_PER_DAY: 0.003,
};
const tokens = (count: number) => ({ tokens: count, microdollars: 0 });
const money = (count: number) => ({ tokens: 0, microdollars: count });

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`the budgets on ${name}`, () => {
    let place: TestDatabase;
    beforeAll(async () => {
      place = await openTestDatabase(kind);
    });
    afterAll(() => place.remove());
    beforeEach(() => place.database.orm.delete(modelDaySpending));

    const open = () => createBudgets(place.database, config);
    const addDocument = () => createDocument(place.database);
    const readSpending = async (documentId: string) => {
      const { orm } = place.database;
      const [ofDocument] = await orm
        .select()
        .from(modelDocumentSpending)
        .where(eq(modelDocumentSpending.documentId, documentId));
      const [ofDay] = await orm
        .select()
        .from(modelDaySpending)
        .where(eq(modelDaySpending.day, day));
      return { document: ofDocument?.tokens, day: ofDay?.tokens };
    };

    it.each([
      ['tokens', tokens, 1000],
      ['money', money, 2000],
    ])(
      'accept an amount that exactly fits a document in %s, and not one more',
      async (_, build, most) => {
        const { documentId } = await addDocument();
        const budgets = open();
        await budgets.reserve({ documentId, day }, build(most - 1));
        await budgets.reserve({ documentId, day }, build(1));
        const over = budgets.reserve({ documentId, day }, build(1));
        await expect(over).rejects.toMatchObject({ failure: 'document-budget' });
      },
    );

    it.each([
      ['tokens', tokens, 1000],
      ['money', money, 2000],
    ])('reject an amount above the limit of a document in %s', async (_, build, most) => {
      const { documentId } = await addDocument();
      const over = open().reserve({ documentId, day }, build(most + 1));
      await expect(over).rejects.toMatchObject({ failure: 'document-budget' });
      expect(await readSpending(documentId)).toEqual({ document: undefined, day: undefined });
    });

    it.each([
      ['tokens', tokens, 1000, 500],
      ['money', money, 2000, 1000],
    ])(
      'accept an amount that exactly fits a day in %s, and reserve nothing beyond it',
      async (_, build, first, rest) => {
        const [one, other] = [await addDocument(), await addDocument()];
        const budgets = open();
        await budgets.reserve({ documentId: one.documentId, day }, build(first));
        const at = { documentId: other.documentId, day };
        const over = budgets.reserve(at, build(rest + 1));
        await expect(over).rejects.toMatchObject({ failure: 'day-budget' });
        expect((await readSpending(other.documentId)).document).toBeUndefined();
        await budgets.reserve(at, build(rest));
        await expect(budgets.reserve(at, build(1))).rejects.toMatchObject({
          failure: 'day-budget',
        });
      },
    );

    it('are reset on the next day, except those of documents', async () => {
      const [one, other] = [await addDocument(), await addDocument()];
      const budgets = open();
      await budgets.reserve({ documentId: one.documentId, day }, tokens(1000));
      await budgets.reserve({ documentId: other.documentId, day }, tokens(500));
      const tomorrow = '2026-11-23';
      await budgets.reserve({ documentId: other.documentId, day: tomorrow }, tokens(500));
      const again = budgets.reserve({ documentId: one.documentId, day: tomorrow }, tokens(1));
      await expect(again).rejects.toMatchObject({ failure: 'document-budget' });
    });

    it('are not exceeded by simultaneous reservations', async () => {
      const [one, other] = [await addDocument(), await addDocument()];
      const budgets = open();
      const asked = Array.from({ length: 40 }, (_, index) => {
        const { documentId } = index % 2 === 0 ? one : other;
        return budgets.reserve({ documentId, day }, tokens(100));
      });
      const ended = await Promise.allSettled(asked);
      expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
      const spent = await Promise.all([one, other].map((at) => readSpending(at.documentId)));
      expect(spent.map((at) => at.day)).toEqual([1500, 1500]);
      expect((spent[0]?.document ?? 0) + (spent[1]?.document ?? 0)).toBe(1500);
    });

    it('replace a reservation by the amount spent, on the day of the reservation', async () => {
      const { documentId } = await addDocument();
      const budgets = open();
      const little = await budgets.reserve({ documentId, day }, tokens(800));
      await budgets.settle(little, tokens(50));
      expect(await readSpending(documentId)).toEqual({ document: 50, day: 50 });
      const more = await budgets.reserve({ documentId, day }, tokens(950));
      await budgets.settle(more, tokens(960));
      expect(await readSpending(documentId)).toEqual({ document: 1010, day: 1010 });
    });

    it('are deleted with their document, except those of the day', async () => {
      const { documentId } = await addDocument();
      const budgets = open();
      const reserved = await budgets.reserve({ documentId, day }, tokens(100));
      await place.database.orm.delete(documents).where(eq(documents.id, documentId));
      await budgets.settle(reserved, tokens(60));
      expect(await readSpending(documentId)).toEqual({ document: undefined, day: 60 });
      const gone = budgets.reserve({ documentId: randomUUID(), day }, tokens(1));
      await expect(gone).rejects.toMatchObject({ code: 'not_found' });
    });
  });
}
