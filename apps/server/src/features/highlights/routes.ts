import {
  highlightChangeSchema,
  highlightListSchema,
  highlightSchema,
  newHighlightSchema,
} from '@clauselight/schema';
import { z } from 'zod';
import { createRequireDocument } from '../../domain/documents/require-document.ts';
import { createHighlightCommands } from '../../domain/highlights/commands.ts';
import { presentHighlight } from '../../domain/highlights/highlight-rows.ts';
import { createHighlightService, type HighlightService } from '../../domain/highlights/service.ts';
import { createHighlightStore } from '../../domain/highlights/store.ts';
import type { App, RouteParts } from '../http/app.ts';
import { idParams, requireSession } from '../http/route-parts.ts';

/** Adds the routes of highlights. */
export function addHighlightRoutes(app: App, parts: RouteParts): void {
  const service = createHighlightService({
    store: createHighlightStore(parts.database),
    requireDocument: createRequireDocument(parts.database),
    commands: createHighlightCommands(parts.database),
    storage: parts.storage,
  });
  addOfDocument(app, parts, service);
  addChange(app, parts, service);
  addDeletion(app, parts, service);
}

function addOfDocument(app: App, { sessions }: RouteParts, service: HighlightService): void {
  app.get(
    '/api/documents/:id/highlights',
    {
      schema: {
        tags: ['highlights'],
        summary: 'The highlights of a document, in document order',
        params: idParams,
        response: { 200: highlightListSchema },
      },
    },
    async (request) => {
      const session = await requireSession(sessions, request);
      return (await service.list(session.ownerId, request.params.id)).map(presentHighlight);
    },
  );

  app.post(
    '/api/documents/:id/highlights',
    {
      schema: {
        tags: ['highlights'],
        summary: 'Highlight a passage; the quote is exactly what stands at its offsets',
        params: idParams,
        body: newHighlightSchema,
        response: { 201: highlightSchema },
      },
    },
    async (request, reply) => {
      const session = await requireSession(sessions, request);
      const { id: documentId } = request.params;
      const row = await service.add({ ownerId: session.ownerId, documentId, given: request.body });
      return reply.status(201).send(presentHighlight(row));
    },
  );
}

function addChange(app: App, { sessions }: RouteParts, service: HighlightService): void {
  app.patch(
    '/api/highlights/:id',
    {
      schema: {
        tags: ['highlights'],
        summary: 'Change the colour, note or tags of a highlight; what is absent stays',
        params: idParams,
        body: highlightChangeSchema,
        response: { 200: highlightSchema },
      },
    },
    async (request) => {
      const session = await requireSession(sessions, request);
      return presentHighlight(
        await service.change(session.ownerId, request.params.id, request.body),
      );
    },
  );
}

function addDeletion(app: App, { sessions }: RouteParts, service: HighlightService): void {
  app.delete(
    '/api/highlights/:id',
    {
      schema: {
        tags: ['highlights'],
        summary: 'Delete a highlight; for an hour it can be restored',
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const session = await requireSession(sessions, request);
      await service.delete(session.ownerId, request.params.id);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/highlights/:id/restore',
    {
      schema: {
        tags: ['highlights'],
        summary: 'Take the deletion of a highlight back',
        params: idParams,
        response: { 200: highlightSchema },
      },
    },
    async (request) => {
      const session = await requireSession(sessions, request);
      return presentHighlight(await service.restore(session.ownerId, request.params.id));
    },
  );
}
