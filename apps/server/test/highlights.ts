import { aiAuthor, type Highlight, type NewHighlight } from '@clauselight/schema';
import { and, eq } from 'drizzle-orm';
import { highlights } from '../src/domain/tables/document-tables.ts';
import type { TestFile } from './files.ts';
import { buildVisitor, type TestServer, type Visitor } from './server.ts';

/** A highlight of a text that begins with `The fee`. */
export const fee: NewHighlight = {
  startOffset: 4,
  endOffset: 7,
  quote: 'fee',
  color: '#fef08a',
};

/** A visitor with a document that has been read. */
export async function buildReader(server: TestServer, file: Partial<TestFile> = {}) {
  const visitor = buildVisitor(server);
  const { id } = await visitor.uploadDocument(file);
  await visitor.analyze(id);
  const url = `/api/documents/${id}/highlights`;
  const list = async () => (await (await visitor.call(url)).json()) as Highlight[];
  return {
    visitor,
    id,
    url,
    list,
    listAi: async () => (await list()).filter(({ createdBy }) => createdBy === aiAuthor),
    add: (given: Partial<NewHighlight> = {}) => send(visitor, 'POST', url, { ...fee, ...given }),
    addOne: async (given: Partial<NewHighlight> = {}) =>
      (await (await send(visitor, 'POST', url, { ...fee, ...given })).json()) as Highlight,
  };
}

/** Leaves a document without the highlights of its analyses, but for those that a person changed. */
export async function removeAiHighlights(server: TestServer, documentId: string): Promise<void> {
  const { documentId: document, createdBy, isEdited } = highlights;
  const isUntouched = and(eq(createdBy, aiAuthor), eq(isEdited, false));
  await server.platform.database.orm
    .delete(highlights)
    .where(and(eq(document, documentId), isUntouched));
}

/** Sends JSON, or nothing. */
export function send(
  visitor: Visitor,
  method: string,
  url: string,
  body?: unknown,
): Promise<Response> {
  if (body === undefined) return visitor.call(url, { method });
  const headers = { 'content-type': 'application/json' };
  return visitor.call(url, { method, headers, body: JSON.stringify(body) });
}
