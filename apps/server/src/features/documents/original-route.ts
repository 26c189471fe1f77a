import { z } from 'zod';
import type { DocumentService } from '../../domain/documents/service.ts';
import { sendOriginal } from '../../platform/http/send-original.ts';
import type { App, RouteParts } from '../http/app.ts';
import { idParams, requireSession } from '../http/route-parts.ts';

/** Adds the route that returns an uploaded file. */
export function addOriginalRoute(
  app: App,
  { sessions, storage }: RouteParts,
  service: Pick<DocumentService, 'get'>,
): void {
  app.get(
    '/api/documents/:id/original',
    {
      // A range counts bytes of the file, not of a compressed answer.
      compress: false,
      schema: {
        tags: ['documents'],
        summary: 'The file as it was uploaded; of a PDF also a single range of bytes',
        produces: ['application/octet-stream'],
        params: idParams,
        response: { 200: z.file(), 206: z.file() },
      },
    },
    async (request, reply) => {
      const session = await requireSession(sessions, request);
      const file = await service.get(session.ownerId, request.params.id);
      return sendOriginal(request, reply, { file, storage });
    },
  );
}
