import {
  type AnalysisDetail,
  type CreatedShare,
  type Highlight,
  type ModelReview,
  type Share,
  sharedFactsSchema,
  shareListSchema,
} from '@clauselight/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../test/answers.ts';
import { removeAiHighlights, send } from '../../../test/highlights.ts';
import { buildExplanation, insertReview } from '../../../test/reviews.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import {
  createSharer,
  getToken,
  type Sharer,
  sharedReads,
  visitLink,
} from '../../../test/shares.ts';
import { signIn } from '../../../test/users.ts';
import { owners, sessions } from '../../domain/tables/account-tables.ts';

const fee = { startOffset: contract.indexOf('fee'), color: '#fef08a', quote: 'fee' };
const ownHighlight = { ...fee, endOffset: fee.startOffset + 3, note: 'Ask Grace about it' };

describe('what a link shows', () => {
  let server: TestServer;
  let ada: Sharer;
  beforeAll(async () => {
    server = await startTestServer();
    ada = await createSharer(server, { firstName: 'Ada', lastName: 'Lovelace' });
  });
  afterAll(() => server.close());

  const visit = (created: CreatedShare) => visitLink(server, getToken(created));
  const listShares = async (owner: Pick<Sharer, 'call'>): Promise<Share[]> =>
    shareListSchema.parse(await (await owner.call('/api/shares')).json());

  describe('opened by somebody else', () => {
    it('show what the owner sees of the document, without starting a session', async () => {
      const { orm } = server.platform.database;
      const countAll = async () => [await orm.$count(owners), await orm.$count(sessions)];
      const reader = visit(await ada.share());
      const before = await countAll();
      const detail = await reader.readJson<AnalysisDetail>('analysis');
      expect(detail).toEqual({ ...ada.detail, findingStates: [] });
      const own = await ada.call(`/api/documents/${detail.documentId}/text`);
      expect(await reader.readJson('text')).toEqual(await own.json());
      const original = await reader.read('original');
      expect(await original.text()).toBe(contract);
      expect(original.headers.get('content-disposition')).toMatch(/^attachment; /);
      const facts = sharedFactsSchema.parse(await reader.readJson('facts'));
      expect(Object.keys(facts).sort()).toEqual(['expiresAt', 'sharedAt', 'withNotes']);
      expect(reader.cookies.getHeader()).toEqual({});
      expect(await countAll()).toEqual(before);
    });

    it('count visits of others, except failed ones', async () => {
      const created = await ada.shareBehind('open sesame');
      const reader = visit(created);
      const views = async () =>
        (await listShares(ada)).find(({ id }) => id === created.share.id)?.viewCount;
      await reader.read('facts');
      expect(await views()).toBe(0);
      expect((await reader.unlock('open sesame')).status).toBe(204);
      await Promise.all([reader.read('facts'), reader.read('facts'), reader.read('analysis')]);
      await reader.call(`/api/share/${getToken(created)}/facts`, { method: 'HEAD' });
      expect(await views()).toBe(2);

      const owner = visitLink(server, getToken(created), await signIn(server, ada.userId));
      await owner.unlock('open sesame');
      expect((await owner.read('facts')).status).toBe(200);
      expect(await views()).toBe(2);
      const [seen] = (await listShares(ada)).filter(({ id }) => id === created.share.id);
      expect(Date.parse(seen?.lastViewedAt ?? '')).toBeLessThanOrEqual(Date.now());
    });

    it('show the review that has ended of the side that was taken, without its cost', async () => {
      const owner = await createSharer(server);
      const created = await owner.share();
      expect((await visit(created).read('review')).status).toBe(404);
      await insertReview(server, {
        analysisId: owner.detail.id,
        items: [buildExplanation('A late fee')],
      });
      await server.platform.database.orm.execute(
        sql`update model_reviews set microdollars = 12345, calls = 7, input_tokens = 99 where analysis_id = ${owner.detail.id}`,
      );
      const review = await visit(created).readJson<ModelReview>('review');
      expect(review.items).toEqual([buildExplanation('A late fee')]);
      expect(review.usage).toEqual({ calls: 0, cachedCalls: 0, inputTokens: 0, outputTokens: 0 });
      const side = owner.detail.analysis?.sides[0]?.id;
      const ofSide = await owner.share(side === undefined ? {} : { side });
      expect((await visit(ofSide).read('review')).status).toBe(404);
    });

    it('reveal nothing about the owner, other documents or other links', async () => {
      const owner = await createSharer(server, {
        email: 'private@owner.example',
        firstName: 'Wilhelmina',
        lastName: 'Secretperson',
      });
      const other = await owner.uploadDocument({ name: 'hidden-merger.txt', content: contract });
      const { id: otherAnalysis } = await owner.analyze(other.id);
      const [plain, noted] = [await owner.share(), await owner.share({ withNotes: true })];
      const secrets = [owner.userId, 'private@owner', 'Wilhelmina', 'Secretperson'];
      const ofOthers = ['hidden-merger', other.id, otherAnalysis];
      for (const created of [plain, noted]) {
        const reader = visit(created);
        const links = [plain, noted].flatMap((one) => [one.share.id, getToken(one)]);
        for (const part of sharedReads) {
          const answer = await reader.read(part);
          const all = `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
          for (const secret of [...secrets, ...ofOthers, ...links])
            expect(all).not.toContain(secret);
        }
      }
    });

    it('keep showing the analysis for which they were created, with its own highlights', async () => {
      const owner = await createSharer(server);
      const [plain, noted] = [await owner.share(), await owner.share({ withNotes: true })];
      const before = await visit(plain).readJson<Highlight[]>('highlights');
      const [first] = await listOwn(owner);
      await send(owner, 'PATCH', `/api/highlights/${first?.id}`, { note: 'Mine' });
      const { id: later } = await owner.analyze(owner.detail.documentId);
      expect(later).not.toBe(owner.detail.id);
      // As after an analysis with another outcome.
      await removeAiHighlights(server, owner.detail.documentId);
      expect((await visit(plain).readJson<AnalysisDetail>('analysis')).id).toBe(owner.detail.id);
      expect(await visit(plain).readJson<Highlight[]>('highlights')).toEqual(before);
      const shown = await visit(noted).readJson<Highlight[]>('highlights');
      expect(shown.map(({ quote }) => quote)).toEqual(before.map(({ quote }) => quote));
      expect(shown.filter(({ note }) => note === 'Mine')).toHaveLength(1);
    });
  });

  describe('with and without notes', () => {
    let owner: Sharer;
    let made: Highlight[];
    beforeAll(async () => {
      owner = await createSharer(server);
      made = await listOwn(owner);
      const findingId = owner.detail.analysis?.findings[0]?.id;
      await send(owner, 'PUT', `/api/analyses/${owner.detail.id}/finding-states/${findingId}`, {
        state: 'negotiate',
        note: 'At most six months',
      });
      const [changed, deleted] = made;
      const change = { note: 'Not for other eyes', tags: ['Secret'], color: '#123456' };
      await send(owner, 'PATCH', `/api/highlights/${changed?.id}`, change);
      await owner.call(`/api/highlights/${deleted?.id}`, { method: 'DELETE' });
      await send(
        owner,
        'POST',
        `/api/documents/${owner.detail.documentId}/highlights`,
        ownHighlight,
      );
    });

    it('leave out what a person wrote, marked, decided or deleted', async () => {
      const reader = visit(await owner.share());
      expect((await reader.readJson<AnalysisDetail>('analysis')).findingStates).toEqual([]);
      const shown = await reader.readJson<Highlight[]>('highlights');
      expect(describeAll(shown)).toEqual(describeAll(made.filter((_, at) => at !== 1)));
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
      expect(JSON.stringify(shown)).not.toMatch(/other eyes|Secret|#123456|Ask Grace/);
    });

    it('or show it as the owner sees it', async () => {
      const reader = visit(await owner.share({ withNotes: true }));
      const { findingStates } = await reader.readJson<AnalysisDetail>('analysis');
      expect(findingStates).toMatchObject([{ state: 'negotiate', note: 'At most six months' }]);
      const shown = await reader.readJson<Highlight[]>('highlights');
      expect(shown).toEqual(await listOwn(owner));
      expect(shown.map(({ note }) => note)).toEqual(
        expect.arrayContaining(['Not for other eyes', 'Ask Grace about it']),
      );
      expect(shown.map(({ id }) => id)).not.toContain(made[1]?.id);
    });
  });
});

async function listOwn(owner: Sharer): Promise<Highlight[]> {
  const answer = await owner.call(`/api/documents/${owner.detail.documentId}/highlights`);
  return (await answer.json()) as Highlight[];
}

/** What an analysis lights up, whatever ids it has and whichever of two at one place comes first. */
function describeAll(lit: readonly Highlight[]): string[] {
  return lit
    .map(({ startOffset, endOffset, quote, color, note, tags, origin }) =>
      JSON.stringify([startOffset, endOffset, quote, color, note, tags, origin]),
    )
    .sort();
}
