import {
  analysisDetailSchema,
  analysisListSchema,
  analyzeRequestSchema,
} from '@clauselight/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AnalysisRow } from '../../domain/analyses/analysis-rows.ts';
import { createAnalysisCommands } from '../../domain/analyses/commands.ts';
import { presentDetail, presentRecord } from '../../domain/analyses/present-analysis.ts';
import { type AnalysisService, createAnalysisService } from '../../domain/analyses/service.ts';
import { createAnalysisStore } from '../../domain/analyses/store.ts';
import { createRequireDocument } from '../../domain/documents/require-document.ts';
import { getLastEventId, openEventStream } from '../../platform/http/event-stream.ts';
import type { App, RouteParts } from '../http/app.ts';
import {
  createDisconnectSignal,
  idParams,
  requireSession,
  takePlace,
} from '../http/route-parts.ts';
import { addCarriedStateRoutes, addFindingStateRoutes } from './finding-state-routes.ts';

/** Adds the routes of analyses. */
export function addAnalysisRoutes(app: App, parts: RouteParts): void {
  const service = createAnalysisService({
    store: createAnalysisStore(parts.database),
    requireDocument: createRequireDocument(parts.database),
    commands: createAnalysisCommands(
      parts.database,
      parts.billing.entitlements,
      parts.limits.visitors,
    ),
    changes: parts.changes,
  });
  addAnalyze(app, parts, service);
  addEvents(app, parts, service);
  addReads(app, parts, service);
  addFindingStateRoutes(app, parts);
  addCarriedStateRoutes(app, parts);
}

function addAnalyze(
  app: App,
  { limits, sessions, stopping }: RouteParts,
  service: AnalysisService,
): void {
  app.post(
    '/api/documents/:id/analyze',
    {
      schema: {
        tags: ['analyses'],
        summary:
          'Analyze a document, as the kind given if one is; `Prefer: respond-async` (RFC 7240) answers at once; 402 when the allowance of the day is used up',
        params: idParams,
        body: analyzeRequestSchema,
        response: { 200: analysisDetailSchema, 202: analysisDetailSchema },
      },
    },
    async (request, reply) => {
      const session = await requireSession(sessions, request);
      const started = await service.start(session.ownerId, request.params.id, request.body?.kind);
      if (prefersAsync(request)) {
        reply
          .status(202)
          .header('location', `/api/analyses/${started.id}`)
          .header('preference-applied', 'respond-async');
        return sendDetail(reply, started);
      }
      const leave = takePlace(limits, request, session);
      const finished = await service
        .getFinished(
          session.ownerId,
          started,
          AbortSignal.any([stopping, createDisconnectSignal(reply)]),
        )
        .finally(leave);
      return sendDetail(reply, finished);
    },
  );

  app.post(
    '/api/analyses/:id/cancel',
    {
      schema: {
        tags: ['analyses'],
        summary: 'Stop an analysis that has not ended',
        params: idParams,
        response: { 200: analysisDetailSchema },
      },
    },
    async (request, reply) => {
      const session = await requireSession(sessions, request);
      return sendDetail(reply, await service.cancel(session.ownerId, request.params.id));
    },
  );
}

function addEvents(
  app: App,
  { limits, sessions, stopping }: RouteParts,
  service: AnalysisService,
): void {
  app.get(
    '/api/documents/:id/events',
    {
      schema: {
        tags: ['analyses'],
        summary:
          "Server-sent events of the document's latest analysis; resumes after Last-Event-ID, 204 when nothing is left",
        produces: ['text/event-stream'],
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const session = await requireSession(sessions, request);
      await service.requireDocument(session.ownerId, request.params.id);
      const afterId = getLastEventId(request);
      // 204 tells an EventSource not to reconnect.
      if (await service.isFollowed(request.params.id, afterId)) return reply.status(204).send(null);
      const stream = openEventStream(reply, takePlace(limits, request, session));
      await service
        .follow({
          documentId: request.params.id,
          afterId,
          signal: AbortSignal.any([stopping, stream.closed]),
          onEvent: ({ id, event }) => stream.send({ id, event: 'analysis', data: event }),
        })
        .catch((error: unknown) => request.log.error({ err: error }, 'an event stream broke off'))
        .finally(stream.close);
      return reply;
    },
  );
}

function addReads(app: App, { sessions }: RouteParts, service: AnalysisService): void {
  app.get(
    '/api/analyses',
    {
      schema: {
        tags: ['analyses'],
        summary: 'Your completed analyses, newest first',
        response: { 200: analysisListSchema },
      },
    },
    async (request) => {
      const session = await sessions.find(request);
      return session === undefined ? [] : (await service.list(session.ownerId)).map(presentRecord);
    },
  );

  app.get(
    '/api/analyses/:id',
    {
      schema: {
        tags: ['analyses'],
        summary: 'One analysis with everything found',
        params: idParams,
        response: { 200: analysisDetailSchema },
      },
    },
    async (request, reply) => {
      const session = await requireSession(sessions, request);
      return sendDetail(reply, await service.get(session.ownerId, request.params.id));
    },
  );
}

/** Bytes are sent as they are; the schemas above describe what is in them. */
function sendDetail(reply: Pick<FastifyReply, 'type' | 'send'>, row: AnalysisRow): never {
  return reply.type('application/json; charset=utf-8').send(presentDetail(row)) as never;
}

function prefersAsync(request: FastifyRequest): boolean {
  const { prefer } = request.headers;
  return [prefer ?? []].flat().some((value) => /(?:^|[,\s])respond-async(?:$|[,;\s])/i.test(value));
}
