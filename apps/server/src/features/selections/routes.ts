import { selectionAnswerSchema, selectionRequestSchema } from '@clauselight/schema';
import type { App, RouteParts } from '../../platform/http/app.ts';
import { idParams, requireSession, whenGone } from '../../platform/http/route-parts.ts';
import { createRequireDocument } from '../../platform/require-document.ts';
import { createSelectionService } from './service.ts';
import { createSelectionStore } from './store.ts';

/** Adds the call on passages of a document. */
export function addSelectionRoutes(app: App, parts: RouteParts): void {
  const { database, changes, sessions, stopping } = parts;
  const service = createSelectionService({
    store: createSelectionStore(database),
    requireDocument: createRequireDocument(database),
    changes,
  });

  app.post(
    '/api/documents/:id/analyze-selection',
    {
      schema: {
        tags: ['analyses'],
        summary: "Explain a passage by the document's latest analysis",
        params: idParams,
        body: selectionRequestSchema,
        response: { 200: selectionAnswerSchema },
      },
    },
    async (request, reply) => {
      const session = await requireSession(sessions, request);
      return service.ask({
        ownerId: session.ownerId,
        documentId: request.params.id,
        request: request.body,
        signal: AbortSignal.any([stopping, whenGone(reply)]),
      });
    },
  );
}
