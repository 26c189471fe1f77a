import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportAccount, openArchive } from '../../../test/archives.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { createUser } from '../../../test/users.ts';
import { analyses } from '../../platform/database/tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ kind: 'embedded' });
});
afterAll(() => server.close());

// It waits for an analysis and an archive, one after the other.
it('an export has no report of an analysis that none can be made of, but the analysis', async () => {
  const ada = await createUser(server);
  const { id: documentId } = await ada.uploadDocument({ name: 'old' });
  const { id: analysisId } = await ada.analyze(documentId);
  await server.platform.database.orm
    .update(analyses)
    .set({ result: sql`'{"engineVersion": 1}'::jsonb` })
    .where(eq(analyses.id, analysisId));
  const { id } = await exportAccount(ada);
  const files = await openArchive(ada, id);
  const folder = 'documents/001-old';
  expect(String(files.get(`${folder}/analyses/${analysisId}.json`))).toContain('engineVersion');
  expect(files.has(`${folder}/report.md`)).toBe(false);
}, 60_000);
