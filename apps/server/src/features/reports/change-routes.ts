import { changesQuerySchema, redlineSchema } from '@clauselight/schema';
import { checkSide } from '../../domain/reports/check-side.ts';
import type { App, RouteParts } from '../http/app.ts';
import { createDisconnectSignal, idParams, requireOwner } from '../http/route-parts.ts';
import type { ComparisonParts } from './comparison-routes.ts';

/** Adds the route that proposes changes of a document's words. */
export function addChangeRoutes(
  app: App,
  { config, sessions, stopping }: RouteParts,
  { requireAnalysis, service }: ComparisonParts,
): void {
  app.get(
    '/api/analyses/:id/changes',
    {
      exposeHeadRoute: false,
      config: { rateLimit: { max: config.REPORTS_PER_MINUTE, timeWindow: '1 minute' } },
      schema: {
        tags: ['reports'],
        summary:
          'Changes of the words of a contract that answer its findings, proven on the changed text',
        params: idParams,
        querystring: changesQuerySchema,
        response: { 200: redlineSchema },
      },
    },
    async (request, reply) => {
      const { ownerId } = await requireOwner(sessions, request);
      const { id: analysisId } = request.params;
      const { side, leaveOut } = request.query;
      checkSide(side);
      await requireAnalysis(ownerId, analysisId);
      const { content } = await service.make({
        ownerId,
        takenBy: undefined,
        request: {
          kind: 'changes',
          analysisId,
          format: 'json',
          leaveOut: splitIds(leaveOut),
          ...(side !== undefined && { side }),
        },
        signal: AbortSignal.any([stopping, createDisconnectSignal(reply)]),
        log: request.log,
      });
      // It is sent as the worker wrote it; the schema above describes it.
      return reply.type('application/json; charset=utf-8').send(content as never);
    },
  );
}

/** The ids of a list that a query holds. */
export function splitIds(list = ''): readonly string[] {
  return list.split(',').filter((id) => id !== '');
}
