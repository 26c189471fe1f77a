import type { AnalysisDetail, FindingDecision, FindingState } from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database.ts';
import { readSample } from '../../../test/files.ts';
import { send } from '../../../test/highlights.ts';
import {
  buildVisitor,
  getAnswer,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../test/server.ts';

const text = readSample('cloud-services-agreement.txt').toString();
/** The notice is longer, so that the finding about it rests on other words. */
const later = text.replaceAll('fifteen (15) days', 'sixteen (16) days');

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`decisions about an earlier version on ${name}`, () => {
    let server: TestServer;
    let visitor: Visitor;
    let before: AnalysisDetail;
    let after: AnalysisDetail;
    beforeAll(async () => {
      server = await startTestServer({ kind });
      visitor = buildVisitor(server);
      before = await analyze(text, 'first.txt');
      after = await analyze(later, 'second.txt');
    });
    afterAll(() => server.close());

    const analyze = async (content: string, filename: string) =>
      visitor.analyze((await visitor.uploadDocument({ name: filename, content })).id);
    const findingsOf = ({ analysis }: AnalysisDetail) => analysis?.findings ?? [];
    const decide = (detail: AnalysisDetail, findingId: string, decision: FindingDecision) =>
      send(visitor, 'PUT', `/api/analyses/${detail.id}/finding-states/${findingId}`, decision);
    const read = async (to: AnalysisDetail, from: string, by = visitor) =>
      by.call(`/api/analyses/${to.id}/carried-states?from=${from}`);
    const take = (to: AnalysisDetail, from: string, by = visitor) =>
      send(by, 'POST', `/api/analyses/${to.id}/carried-states`, { from });
    const states = async (answer: Response | Promise<Response>) =>
      (await (await answer).json()) as FindingState[];

    it('hold for the findings with the same words, are taken over once and count in the score', async () => {
      const [cap, other] = findingsOf(before).filter(({ ruleId }) =>
        findingsOf(after).some((finding) => finding.ruleId === ruleId),
      );
      const notice = findingsOf(before).find(({ evidence: [lead] }) =>
        lead?.quote.includes('fifteen (15) days'),
      );
      if (!cap || !other || !notice) throw new Error('the sample has other findings');
      await decide(before, cap.id, { state: 'accepted', note: 'Insured' });
      await decide(before, other.id, { state: 'negotiate' });
      await decide(before, notice.id, { state: 'not-a-risk', reason: 'wrong' });
      const twin = findingsOf(after).find(({ ruleId }) => ruleId === other.ruleId);
      await decide(after, twin?.id ?? '', { state: 'done' });

      const offered = await states(read(after, before.id));
      expect(offered).toMatchObject([{ state: 'accepted', note: 'Insured' }]);
      const all = await states(take(after, before.id));
      expect(all.map(({ state }) => state).toSorted()).toEqual(['accepted', 'done']);
      expect(await states(read(after, before.id))).toEqual([]);
      expect(await states(take(after, before.id))).toEqual(all);

      const detail = (await (
        await visitor.call(`/api/analyses/${after.id}`)
      ).json()) as AnalysisDetail;
      expect(detail.findingStates).toEqual(all);
      expect(detail.riskScore ?? 0).toBeLessThanOrEqual(after.riskScore ?? 0);
    });

    it('are nobody else’s, and none of an analysis that does not exist', async () => {
      const stranger = buildVisitor(server);
      const own = await stranger.analyze((await stranger.uploadDocument()).id);
      expect(await getAnswer(read(after, before.id, stranger))).toMatchObject([404, {}]);
      expect(await getAnswer(take(own, before.id, stranger))).toMatchObject([
        404,
        { code: 'not_found' },
      ]);
      expect(await getAnswer(read(own, before.id, stranger))).toMatchObject([404, {}]);
      expect((await read(after, 'nonsense')).status).toBe(400);
      expect(await states(read(own, own.id, stranger))).toEqual([]);
    });
  });
}
