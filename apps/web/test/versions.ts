import { inject } from 'vitest';
import { answer } from './network.ts';

/** Answers for a guest who had two versions of a contract analyzed. */
export function serveVersions() {
  const { before, after, analyses, comparisons } = inject('answers').versions;
  answer('GET /api/analyses', { json: analyses });
  answer('GET /api/documents', { json: [after.document, before.document] });
  for (const { document, detail, text, highlights } of [before, after]) {
    answer(`GET /api/analyses/${detail.id}`, { json: detail });
    answer(`GET /api/documents/${document.id}/text`, { json: text });
    answer(`GET /api/documents/${document.id}/highlights`, { json: highlights });
  }
  answer('GET /api/analyses/*/carried-states', { json: [] });
  answer('GET /api/comparisons', ({ query }) => ({
    json: comparisons[query.get('side') ?? ''],
  }));
  const path = `/compare?before=${before.detail.id}&after=${after.detail.id}`;
  return { before: before.detail, after: after.detail, path };
}
