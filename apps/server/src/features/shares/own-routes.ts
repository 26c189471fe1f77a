import { createdShareSchema, newShareSchema, shareListSchema } from '@clauselight/schema';
import { z } from 'zod';
import { createOwnShareService } from '../../domain/shares/own-service.ts';
import { createOwnShareStore } from '../../domain/shares/own-store.ts';
import type { WorkQueue } from '../../domain/shares/work-queue.ts';
import { getPublicAddress } from '../../platform/public-address.ts';
import type { App, RouteParts } from '../http/app.ts';
import { checkId, idParams, requireUser } from '../http/route-parts.ts';

const tags = ['shares'];

/** Adds the routes with which people create, list and revoke links to their analyses. */
export function addOwnShareRoutes(
  app: App,
  { database, sessions, config }: RouteParts,
  queue: WorkQueue,
): void {
  const service = createOwnShareService({ store: createOwnShareStore(database), queue });

  app.post(
    '/api/analyses/:id/shares',
    {
      schema: {
        tags,
        summary:
          'Make a link that shows an analysis to whoever has it; its address is told this once. 401 for a guest',
        params: idParams,
        body: newShareSchema,
        response: { 201: createdShareSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await requireUser(sessions, request);
      const analysisId = checkId(request.params.id);
      const { share, token } = await service.create({ userId, analysisId, given: request.body });
      const address = getPublicAddress(config, request.socket.localPort);
      return reply.status(201).send({ share, url: `${address}/share/${token}` });
    },
  );

  app.get(
    '/api/shares',
    {
      schema: {
        tags,
        summary: 'Your links that are open or ended within the last 30 days, newest first',
        response: { 200: shareListSchema },
      },
    },
    async (request) => {
      const { userId } = await requireUser(sessions, request);
      return service.list(userId);
    },
  );

  app.delete(
    '/api/shares/:id',
    {
      schema: {
        tags,
        summary: 'Revoke a link: it opens nothing from now on',
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { userId } = await requireUser(sessions, request);
      await service.revoke(userId, checkId(request.params.id));
      return reply.status(204).send(null);
    },
  );
}
