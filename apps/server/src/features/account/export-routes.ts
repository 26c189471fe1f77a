import { accountExportSchema } from '@clauselight/schema';
import { z } from 'zod';
import { createExportService, presentExport } from '../../domain/accounts/export-service.ts';
import { createExportStore } from '../../domain/accounts/export-store.ts';
import type { App, RouteParts } from '../http/app.ts';
import { checkId, idParams, requireUser } from '../http/route-parts.ts';

/** Packing a typical account takes no longer. */
const packingSeconds = 2;

/** Adds the routes of exports of all data about a person. */
export function addExportRoutes(app: App, { database, sessions, storage }: RouteParts): void {
  const service = createExportService({ store: createExportStore(database), storage });

  app.post(
    '/api/account/exports',
    {
      schema: {
        tags: ['account'],
        summary: 'Have everything held on you packed; one at a time',
        response: { 202: accountExportSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await requireUser(sessions, request);
      const row = await service.request(userId);
      reply.header('location', `/api/account/exports/${row.id}`);
      return reply.status(202).send(presentExport(row));
    },
  );

  app.get(
    '/api/account/exports',
    {
      schema: {
        tags: ['account'],
        summary: 'Your exports, newest first',
        response: { 200: z.array(accountExportSchema) },
      },
    },
    async (request) => {
      const { userId } = await requireUser(sessions, request);
      return (await service.list(userId)).map(presentExport);
    },
  );

  app.get(
    '/api/account/exports/:id',
    {
      schema: {
        tags: ['account'],
        summary: 'How an export stands',
        params: idParams,
        response: { 200: accountExportSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await requireUser(sessions, request);
      const row = await service.get(userId, checkId(request.params.id));
      if (row.status === 'preparing') reply.header('retry-after', packingSeconds);
      return presentExport(row);
    },
  );

  app.get(
    '/api/account/exports/:id/file',
    {
      // The archive is already compressed, and its length is sent.
      compress: false,
      // A request for the headers alone does not count as a download.
      exposeHeadRoute: false,
      schema: {
        tags: ['account'],
        summary: 'The archive, a ZIP file',
        produces: ['application/zip'],
        params: idParams,
        response: { 200: z.file() },
      },
    },
    async (request, reply) => {
      const { userId } = await requireUser(sessions, request);
      const archive = await service.open(userId, checkId(request.params.id));
      const day = archive.requestedAt.toISOString().slice(0, 10);
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="clauselight-data-${day}.zip"`,
        'content-length': archive.bytes,
      });
      // A stream is sent as it is; the schema above describes it.
      return reply.send(archive.content as never);
    },
  );
}
