import {
  documentSchema,
  documentSearchQuerySchema,
  documentSearchSchema,
  documentTagsSchema,
} from '@clauselight/schema';
import { createDocumentSearch } from '../../domain/documents/search-documents.ts';
import { createSearchStore } from '../../domain/documents/search-store.ts';
import type { DocumentService } from '../../domain/documents/service.ts';
import { presentDocument } from '../../domain/documents/store.ts';
import type { App, RouteParts } from '../http/app.ts';
import { idParams, requireSession } from '../http/route-parts.ts';

/** A search runs through every text of its owner. */
const searchesPerMinute = 120;

/** Adds the routes by which documents are found again. */
export function addLibraryRoutes(
  app: App,
  { database, sessions, storage }: RouteParts,
  service: DocumentService,
): void {
  const search = createDocumentSearch({ store: createSearchStore(database), storage });

  app.get(
    '/api/documents/search',
    {
      config: { rateLimit: { max: searchesPerMinute, timeWindow: '1 minute' } },
      schema: {
        tags: ['documents'],
        summary:
          'Your documents whose text has all these words, with the passages where they stand',
        querystring: documentSearchQuerySchema,
        response: { 200: documentSearchSchema },
      },
    },
    async (request) => {
      const session = await sessions.find(request);
      return session === undefined
        ? { documents: [], isCut: false }
        : search(session.ownerId, request.query.q);
    },
  );

  app.put(
    '/api/documents/:id/tags',
    {
      schema: {
        tags: ['documents'],
        summary: 'Replace the tags of a document',
        params: idParams,
        body: documentTagsSchema,
        response: { 200: documentSchema },
      },
    },
    async (request) => {
      const session = await requireSession(sessions, request);
      const row = await service.setTags(session.ownerId, request.params.id, request.body.tags);
      return presentDocument(row);
    },
  );
}
