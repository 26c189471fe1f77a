import { AppError } from '@clauselight/schema';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App, RouteParts } from '../../platform/http/app.ts';
import { idParams, requireSession } from '../../platform/http/route-parts.ts';
import { describeOriginal, readRange } from './original-headers.ts';
import type { DocumentService } from './service.ts';
import type { DocumentRow } from './store.ts';

/** Adds the call that gives an uploaded file back, as a stream: many large ones may be under way at a time. */
export function addOriginalRoute(
  app: App,
  { sessions }: RouteParts,
  service: Pick<DocumentService, 'get' | 'openOriginal'>,
): void {
  app.get(
    '/api/documents/:id/original',
    {
      // A range counts the bytes of the file, not those of its compression.
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
      const row = await service.get(session.ownerId, request.params.id);
      const range = findRange(request, row);
      if (range === 'unsatisfiable') {
        reply.header('content-range', `bytes */${row.fileSize}`);
        throw new AppError('range_not_satisfiable');
      }
      const content = await service.openOriginal(row, range);
      reply.headers(describeOriginal(row));
      reply.header('content-length', range ? range.end - range.start : row.fileSize);
      if (range !== undefined) {
        const { start, end } = range;
        reply.status(206).header('content-range', `bytes ${start}-${end - 1}/${row.fileSize}`);
      }
      // A stream is sent as it is; the schema above describes it.
      return reply.send(content as never);
    },
  );
}

/** If-Range names a version that was seen earlier; the answers name none, so that it is never the same. */
function findRange({ headers }: FastifyRequest, { format, fileSize }: DocumentRow) {
  const isOffered = format === 'pdf' && headers['if-range'] === undefined;
  return isOffered ? readRange(headers.range, fileSize) : undefined;
}
